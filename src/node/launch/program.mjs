/** Runs bundled programs with a V8 code cache, because compiling them takes longer than most commands run. */
import { isAscii } from "node:buffer";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/** Length of the checksum at the end of a cache file: V8 does not verify a code cache, and crashes on a corrupt one. */
const SUM = 4;

/**
 * Loads a CommonJS file. At exit, the code cache of all functions compiled so far is written beside it.
 * @param file Must not use import(). Its folder has to be named by a hash of the content, because V8 compares only the
 * length.
 */
export function loadProgram(file) {
  const kept = `${file}.compiled`;
  const cachedData = readCompiled(kept);
  const script = new Script(Module.wrap(textOf(readFileSync(file))), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) process.once("exit", () => keep(kept, script.createCachedData()));
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Text without further characters takes a third of the time when it is read as Latin-1, which it is as well. */
function textOf(bytes) {
  return bytes.toString(isAscii(bytes) ? "latin1" : "utf8");
}

/** Undefined if it is missing or corrupt. */
function readCompiled(kept) {
  if (!existsSync(kept)) return undefined;
  const bytes = readFileSync(kept);
  if (bytes.length < SUM) return undefined;
  const compiled = bytes.subarray(0, -SUM);
  return crc32(compiled) === bytes.readUInt32LE(compiled.length) ? compiled : undefined;
}

/** Writes atomically. V8 itself rejects a code cache of another V8 version. */
function keep(kept, compiled) {
  const beside = `${kept}.${process.pid}`;
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(compiled));
  try {
    writeFileSync(beside, Buffer.concat([compiled, sum]));
    renameSync(beside, kept);
  } catch {
    // The folder was deleted meanwhile, or the disk is full. Without a code cache, the program only starts more slowly.
    rmSync(beside, { force: true });
  }
}
