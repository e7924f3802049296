import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/site/browser.ts";

const PORT = Number(process.env["PREVIEW_PORT"] ?? 41973);

/** Browser tests of the built site, served as visitors get it. */
export default defineConfig({
  testDir: "tests/site",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  reporter: "list",
  use: { baseURL: `http://localhost:${PORT}`, launchOptions: launchOptions() },
  webServer: { command: `npx vite preview --port ${PORT} --strictPort`, port: PORT, reuseExistingServer: false },
});
