import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without a window draws the same pages in half the time. Playwright starts its own by itself. */
const HEADLESS = ["/usr/bin/chromium-headless-shell"];

const WITH_WINDOWS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

interface Browser {
  /** Undefined for the one that Playwright brings. */
  executablePath?: string;
  isFast: boolean;
}

/** The browser that the tests use: the one in CHROMIUM_PATH, Playwright's own, or one of this computer. */
export function findBrowser(): Browser | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return { executablePath: chosen, isFast: true };
  if (existsSync(chromium.executablePath())) return { isFast: true };
  const executablePath = [...HEADLESS, ...WITH_WINDOWS].find((path) => existsSync(path));
  return executablePath ? { executablePath, isFast: HEADLESS.includes(executablePath) } : undefined;
}

/** How to start it. Chromium refuses its sandbox to root, so only then it goes without. */
export function launchOptions() {
  const path = findBrowser()?.executablePath;
  const isRoot = process.getuid?.() === 0;
  return { ...(path && { executablePath: path }), args: isRoot ? ["--no-sandbox"] : [] };
}

/** For a visitor who has set the size of letters in the browser: the pixels of the window stay as they are. */
export function inLettersOf(size: number) {
  const { args, ...browser } = launchOptions();
  return { ...browser, args: [...args, `--blink-settings=defaultFontSize=${size}`] };
}
