import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/site/browser.ts";

const PORT = Number(process.env["PREVIEW_PORT"] ?? 41973);

/** Browser tests of the built site, served as visitors get it, and of the studio, which each test has a server of. */
export default defineConfig({
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  reporter: "list",
  use: { baseURL: `http://localhost:${PORT}`, launchOptions: launchOptions() },
  projects: [
    { name: "site", testDir: "tests/site" },
    { name: "studio", testDir: "tests/studio/site" },
  ],
  webServer: { command: `npx vite preview --port ${PORT} --strictPort`, port: PORT, reuseExistingServer: false },
});
