import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/site/browser.ts";
import { agencyFolder } from "./tests/support/agency/folder.ts";

/** On a busy machine a scroll that glides starts between the two halves of a click, and what was pressed is no longer there. */
const SCROLL_AT_ONCE = "--disable-smooth-scrolling";
/** Playwright listens to the console, for which Chromium would read every script a second time: an eighth of a studio test. */
const POSITIONS_AT_ONCE = "--js-flags=--no-enable-lazy-source-positions";
const browser = launchOptions();
const PORT = Number(process.env["PREVIEW_PORT"] ?? 41973);
const AUTHORS_PORT = PORT + 100;

const preview = (port: number) => `node src/node/launch.mjs preview --port ${port} --strictPort`;
const at = (port: number) => ({ baseURL: `http://localhost:${port}` });

/**
 * Browser tests of the program, on a small site of its own (tests/support/agency), served as visitors get it; of what authors
 * have written; of what was ordered of their site; and of the studio, which each test has a server of.
 */
export default defineConfig({
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  // Tests wait a quarter of their time for what moves: one more than a small machine has processors uses it up.
  workers: 3,
  // A busy machine may take ten times as long; a test that hangs still ends.
  timeout: 180_000,
  // What passes only then is listed as flaky: see docs/decisions/0045-once-more.md.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { launchOptions: { ...browser, args: [...browser.args, SCROLL_AT_ONCE, POSITIONS_AT_ONCE] } },
  projects: [
    { name: "site", testDir: "tests/site", use: at(PORT) },
    { name: "content", testDir: "tests/content", use: at(AUTHORS_PORT) },
    { name: "order", testDir: "tests/order", use: at(AUTHORS_PORT) },
    { name: "studio", testDir: "tests/studio/site", use: at(PORT) },
  ],
  webServer: [
    {
      command: `node --import tsx tests/site/buildAgency.ts && ${preview(PORT)}`,
      env: { BLOCKWRIGHT_SITE: agencyFolder },
      port: PORT,
      timeout: 600_000,
      reuseExistingServer: false,
    },
    { command: preview(AUTHORS_PORT), port: AUTHORS_PORT, reuseExistingServer: false },
  ],
});
