import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/site/browser.ts";
export default defineConfig({
  testDir: "tests/studio/site",
  outputDir: "test-results-parts",
  workers: 2,
  reporter: "list",
  use: { baseURL: "http://127.0.0.1:4353", launchOptions: launchOptions() },
});
