import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";

const BENCH = join(import.meta.dirname, "../../../tools/bench");
const folder = mkdtempSync(join(tmpdir(), "blockwright measured-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a command is measured in a folder with a space in its name", async () => {
  const copy = join(folder, "tools/bench");
  mkdirSync(copy, { recursive: true });
  for (const file of ["measure.ts", "usage.cjs"]) cpSync(join(BENCH, file), join(copy, file));
  const { measure } = (await import(
    pathToFileURL(join(copy, "measure.ts")).href
  )) as typeof import("../../../tools/bench/measure.ts");
  const { processor, memory } = measure(["--eval", ""]);
  expect(processor).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(0);
});
