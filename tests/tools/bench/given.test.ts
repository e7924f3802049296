import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

test.each(["ten", "5", "6.5"])("a bench that cannot have %s pages says so, without a stack", (given) => {
  const args = ["--import", "tsx", join(ROOT, "tools/bench/check.ts"), given];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  expect(stderr).toBe(`Give pages as a whole number from 6 on, not "${given}".\n`);
  expect(status).toBe(1);
});
