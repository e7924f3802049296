/** `npm run docs:studio` follows the guide to the studio and writes docs/studio.md, with a picture of each step. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const playwright = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
const { status } = spawnSync(process.execPath, [playwright, "test", "--project=studio", "firstPage"], {
  env: { ...process.env, WRITE_GUIDE: "1" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
