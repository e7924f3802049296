import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/site/browser.ts";

/** On a busy machine a scroll that glides starts between the two halves of a click, and what was pressed is no longer there. */
const SCROLL_AT_ONCE = "--disable-smooth-scrolling";
const browser = launchOptions();
const PORT = Number(process.env["PREVIEW_PORT"] ?? 41973);

/** Browser tests of the built site, served as visitors get it, and of the studio, which each test has a server of. */
export default defineConfig({
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  // Tests wait a quarter of their time for what moves: one more than a small machine has processors uses it up.
  workers: 3,
  // A busy machine may take ten times as long; a test that hangs still ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { baseURL: `http://localhost:${PORT}`, launchOptions: { ...browser, args: [...browser.args, SCROLL_AT_ONCE] } },
  projects: [
    { name: "site", testDir: "tests/site" },
    { name: "studio", testDir: "tests/studio/site" },
  ],
  webServer: {
    command: `node src/node/launch.mjs preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
