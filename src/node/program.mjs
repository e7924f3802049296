/** Runs bundled programs with what V8 has made of them before: compiling takes longer than a small piece of work. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

/**
 * What a CommonJS file exports. What is compiled of it until the end of the process is kept beside it.
 * @param file Without import(), in a folder whose name stands for its content: V8 compares no more than the length.
 */
export function loadProgram(file) {
  const kept = `${file}.compiled`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new Script(Module.wrap(readFileSync(file, "utf8")), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) process.once("exit", () => keep(kept, script.createCachedData()));
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** V8 notices by itself when it is of another version or another text; a half of it nobody is to find. */
function keep(kept, compiled) {
  try {
    const beside = `${kept}.${process.pid}`;
    writeFileSync(beside, compiled);
    renameSync(beside, kept);
  } catch {
    // The folder has gone in the meantime, and with it the program.
  }
}
