import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser that the tests use: the one in CHROMIUM_PATH, Playwright's own, or one of this computer. */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );
}

/** How to start it. Chromium refuses its sandbox to root, so only then it goes without. */
export function launchOptions() {
  const isRoot = process.getuid?.() === 0;
  return { executablePath: findBrowser()!, args: isRoot ? ["--no-sandbox"] : [] };
}
