/** Runs bundled programs with what V8 has made of them before: compiling takes longer than a small piece of work. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/** Bytes of the sum at the end of what is kept: V8 does not look whether it was spoilt, and ends the process where it was. */
const SUM = 4;

/**
 * What a CommonJS file exports. What is compiled of it until the end of the process is kept beside it.
 * @param file Without import(), in a folder whose name stands for its content: V8 compares no more than the length.
 */
export function loadProgram(file) {
  const kept = `${file}.compiled`;
  const cachedData = readCompiled(kept);
  const script = new Script(Module.wrap(readFileSync(file, "utf8")), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) process.once("exit", () => keep(kept, script.createCachedData()));
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Undefined for what is not there, or not as it was kept. */
function readCompiled(kept) {
  if (!existsSync(kept)) return undefined;
  const bytes = readFileSync(kept);
  if (bytes.length < SUM) return undefined;
  const compiled = bytes.subarray(0, -SUM);
  return crc32(compiled) === bytes.readUInt32LE(compiled.length) ? compiled : undefined;
}

/** V8 notices by itself when it is of another version or another text; a half of it nobody is to find. */
function keep(kept, compiled) {
  const beside = `${kept}.${process.pid}`;
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(compiled));
  try {
    writeFileSync(beside, Buffer.concat([compiled, sum]));
    renameSync(beside, kept);
  } catch {
    // The folder has gone in the meantime, and with it the program; or the disk is full, and is not to be filled further.
    rmSync(beside, { force: true });
  }
}
