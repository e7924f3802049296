import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

/** Makes sure that there is a browser for the tests: Playwright's own, or as root on Debian and Ubuntu the system's. */
const ways: [command: string, args: string[]][] = [["npx", ["playwright", "install", "chromium"]]];
if (process.platform === "linux" && process.getuid?.() === 0) {
  ways.push(["sh", ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium"]]);
}

for (const [command, args] of ways) {
  if (findBrowser()) break;
  console.log(`No browser found. Running: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit" });
}
if (!findBrowser()) {
  console.error("There is no browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.");
  process.exitCode = 1;
}
