import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { commandLine } from "../../support/commands.ts";

/** A file on a disk that is always full. */
const FULL = "/dev/full";

const commands: [name: string, ...args: string[]][] = [
  ["check", "--help"],
  ["check", "--format", "json"],
  ["page", "--help"],
  ["build", "--help"],
];

test.runIf(existsSync(FULL)).each(commands)(
  "a full disk under the output of %s %s is told in a sentence",
  (name, ...args) => {
    const full = openSync(FULL, "w");
    const { status, stderr } = spawnSync(process.execPath, commandLine(name, ...args), {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr:
        "What this command has to say could not be written: ENOSPC: no space left on device, write\nRun it again with --debug to see where.\n",
    });
  },
);

test.runIf(existsSync(FULL))("a full disk under what is said of wrong use is no reason for more", () => {
  const full = openSync(FULL, "w");
  const { status, stdout } = spawnSync(process.execPath, commandLine("check", "--nonsense"), {
    stdio: ["ignore", "pipe", full],
    encoding: "utf8",
  });
  closeSync(full);
  expect({ status, stdout }).toEqual({ status: 3, stdout: "" });
});
