import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandLine } from "../../support/commands.ts";
import { engine } from "../../support/engine.ts";

test("an option that is not known writes nothing", () => {
  const given = commandLine("generate", "--chekc");
  const { status, stderr } = spawnSync(process.execPath, given, { cwd: engine, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 2, stderr: "There is no option --chekc. Did you mean --check?\n" });
});
