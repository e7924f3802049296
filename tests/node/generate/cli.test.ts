import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandLine } from "../../support/commands.ts";
import { engine } from "../../support/engine.ts";

test("an option that is not known writes nothing", () => {
  const given = commandLine("generate", "--chekc");
  const { status, stderr } = spawnSync(process.execPath, given, { cwd: engine, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 2, stderr: "There is no option --chekc. Did you mean --check?\n" });
});

test("what the program itself cannot do is told without a stack", () => {
  const empty = mkdtempSync(join(tmpdir(), "generate-"));
  const run = (...options: string[]) =>
    spawnSync(process.execPath, commandLine("generate", ...options), {
      cwd: engine,
      encoding: "utf8",
      env: { ...process.env, BLOCKWRIGHT_ENGINE: empty },
    });
  const { status, stderr } = run("--check");
  expect({ status, last: stderr.trim().split("\n").at(-1) }).toEqual({
    status: 3,
    last: "Run it again with --debug to see where.",
  });
  expect(stderr).toMatch(/^Not all could be generated: ENOENT/);
  expect(run("--debug").stderr).toContain("    at ");
  rmSync(empty, { recursive: true });
});
