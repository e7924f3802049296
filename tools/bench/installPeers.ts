/** `npm run bench:peers`: installs what `npm run bench:build` is then held beside, and Lighthouse for `npm run bench:lighthouse`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIGHTHOUSE } from "./pages/lighthouse.ts";
import { peers, PEERS_FOLDER } from "./peerBuilds.ts";

for (const { name, package: library, version } of [...peers, LIGHTHOUSE]) {
  // Each in a folder of its own, because they need different versions of the same libraries.
  const cwd = join(PEERS_FOLDER, name);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "-E", "--no-audit", "--no-fund", "--ignore-scripts", `${library}@${version}`];
  execFileSync("npm", args, { cwd, stdio: "inherit" });
}
