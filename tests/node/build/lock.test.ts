import { spawn, spawnSync } from "node:child_process";
import fs, {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeLock } from "../../../src/node/build/lock.ts";

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-lock-"));
  lock = join(folder, "build/lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("only one at a time has it, and the next one when it has been given back", () => {
  const release = takeLock(lock)!;
  expect(Number.parseInt(readFileSync(lock, "utf8"))).toBe(process.pid);
  expect(takeLock(lock)).toBeUndefined();
  release();
  expect(existsSync(lock)).toBe(false);
  takeLock(lock)!();
});

test("a build that has ended without giving it back does not keep it", () => {
  takeLock(lock)!();
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(pid));
  const release = takeLock(lock);
  expect(release).toBeDefined();
  expect(Number.parseInt(readFileSync(lock, "utf8"))).toBe(process.pid);
  release!();
});

test.runIf(existsSync("/proc/self/stat"))("nor does one that had the number of a process that runs now", () => {
  takeLock(lock)!();
  writeFileSync(lock, `${process.pid} 1`);
  const release = takeLock(lock);
  expect(release).toBeDefined();
  release!();
});

test.runIf(existsSync("/proc/self/stat"))(
  "nor does one that was killed, but that its parent has not waited for",
  () => {
    takeLock(lock)!();
    const { pid } = spawn(process.execPath, ["-e", ""]);
    const status = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    // Node waits for its children between two tasks, so not before this test has ended.
    while (status()[0] !== "Z");
    for (const holder of [`${pid} ${status()[19]}`, String(pid)]) {
      writeFileSync(lock, holder);
      const release = takeLock(lock);
      expect(release).toBeDefined();
      release!();
    }
  },
);

test("it is not taken from a build that was quicker to find that the last one has ended", () => {
  takeLock(lock)!();
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(pid));
  const running = vi.spyOn(process, "kill").mockImplementationOnce(() => {
    writeFileSync(lock, String(process.pid));
    throw new Error("There is no such process.");
  });
  expect(takeLock(lock)).toBeUndefined();
  running.mockRestore();
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
  expect(readdirSync(dirname(lock))).toEqual(["lock"]);
});

test("one that cannot be written is not left behind", () => {
  // The file is there, and then there is no room for what is to be in it.
  const write = vi.spyOn(fs, "writeFileSync").mockImplementation((file) => {
    if (typeof file === "string") closeSync(openSync(file, "wx"));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
  try {
    expect(() => takeLock(lock)).toThrow("no space left");
  } finally {
    write.mockRestore();
    syncBuiltinESMExports();
  }
  expect(existsSync(lock)).toBe(false);
});

test("a build that was killed before it said who it is keeps it for a while", () => {
  takeLock(lock)!();
  writeFileSync(lock, "");
  expect(takeLock(lock)).toBeUndefined();
  const past = new Date(Date.now() - 60_000);
  utimesSync(lock, past, past);
  expect(takeLock(lock)).toBeDefined();
});

test("it is not taken from a build that runs, nor given back by another one", () => {
  takeLock(lock)!();
  const other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  try {
    writeFileSync(lock, String(other.pid));
    expect(takeLock(lock)).toBeUndefined();
    rmSync(lock);
    const release = takeLock(lock)!;
    writeFileSync(lock, String(other.pid));
    release();
    expect(readFileSync(lock, "utf8")).toBe(String(other.pid));
  } finally {
    other.kill();
  }
});

test("what cannot be read is told of, and not waited for", () => {
  mkdirSync(lock, { recursive: true });
  expect(() => takeLock(lock)).toThrow("EISDIR");
});
