import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
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
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
  release!();
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
