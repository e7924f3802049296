import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingBinaries, readLock } from "../tools/lock.ts";

test("the lock file serves every system, not only the one it was written on", () => {
  expect(Object.keys(missingBinaries(readLock()))).toEqual([]);
});

test("every version is pinned exactly", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, object>;
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the lock file names no registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved"/);
});
