import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

/** Makes sure that there is a browser for the tests, at best a fast one: Playwright's own, or as root on Debian the system's. */
const ways: [command: string, args: string[]][] = [["npx", ["playwright", "install", "chromium"]]];
if (process.platform === "linux" && process.getuid?.() === 0) {
  const install = "apt-get install -y --no-install-recommends";
  ways.push(["sh", ["-c", `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`]]);
}

for (const [command, args] of ways) {
  if (findBrowser()?.isFast) break;
  console.log(`No browser for tests found. Running: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit" });
}
if (!findBrowser()) {
  console.error("There is no browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.");
  process.exitCode = 1;
}
