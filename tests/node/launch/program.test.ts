/** Programs run with the V8 code cache of an earlier run. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const loader = new URL("../../../src/node/launch/program.mjs", import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-program-"));
  writeFileSync(join(folder, "answer.cjs"), "module.exports = 42;");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The output of a process that does something, loads the program and exits. */
function load(before = ""): string {
  const file = JSON.stringify(join(folder, "answer.cjs"));
  const code = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    ${before} syncBuiltinESMExports();
    const { loadProgram } = await import(${JSON.stringify(loader)}); console.log(loadProgram(${file}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  return stdout + stderr;
}

test("what was compiled is kept beside the program", () => {
  expect([load(), load()]).toEqual(["42\n", "42\n"]);
  expect(readdirSync(folder)).toEqual(["answer.cjs", "answer.cjs.compiled"]);
});

test("letters beyond ASCII are read as they are written", () => {
  writeFileSync(join(folder, "answer.cjs"), 'module.exports = "Grüße, 5 €";');
  expect(load()).toBe("Grüße, 5 €\n");
});

test("on a full disk the program runs, and nothing is left behind", () => {
  const full = `const write = fs.writeFileSync;
    fs.writeFileSync = (file) => { write(file, "a part"); throw Object.assign(new Error("full"), { code: "ENOSPC" }); };`;
  expect(load(full)).toBe("42\n");
  expect(readdirSync(folder)).toEqual(["answer.cjs"]);
});
