import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { measure } from "../../../tools/bench/measure.ts";

const BENCH = join(import.meta.dirname, "../../../tools/bench");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright measured-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a command is measured in a folder with a space in its name", async () => {
  const copy = join(folder, "tools/bench");
  mkdirSync(copy, { recursive: true });
  for (const file of ["measure.ts", "usage.cjs"]) cpSync(join(BENCH, file), join(copy, file));
  const copied = (await import(
    pathToFileURL(join(copy, "measure.ts")).href
  )) as typeof import("../../../tools/bench/measure.ts");
  const { processor, memory } = copied.measure(["--eval", ""]);
  expect(processor).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(0);
});

test("a command that fails leaves nothing behind", () => {
  vi.stubEnv("TMPDIR", folder);
  expect(() => measure(["--eval", "process.exit(3)"])).toThrow("ended with 3");
  expect(readdirSync(folder)).toEqual([]);
});
