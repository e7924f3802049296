/** Folders that are made once and then relied on: whether all is in them that was made, as far as it can be seen from outside. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./filesBelow.mjs";

/** Says which files there are, and how long each is. */
const SEAL = ".sealed.json";
/** Milliseconds after which nobody works any more on what was never put in place: its process was killed. */
const ABANDONED = 86_400_000;
/** Of the work at hand, and of what was worked on before. */
const MOST_KEPT = 3;

/**
 * Makes a folder as a whole or not at all. Somebody else may make the same at the same time.
 * @param beside Where it is made, on the same disk. When it fails, nothing is left there.
 * @param make Gives whether it was made of what it is to be made of: sources may be saved in the meantime. If not, there is no folder.
 */
export async function makeWhole(folder, beside, make) {
  mkdirSync(beside, { recursive: true });
  try {
    if (!(await make(beside))) return rmSync(beside, { recursive: true, force: true });
    seal(beside);
    if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
}

/**
 * Takes away what was made before the last few, one of which a command may run from that is under way, and what killed
 * processes have left.
 * @param all Folder in which they lie. What is being made has a dot in its name.
 */
export function forgetOldest(all) {
  const age = (name) => Date.now() - (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const [halfway, made] = [true, false].map((is) => readdirSync(all).filter((name) => name.includes(".") === is));
  const abandoned = halfway.filter((name) => age(name) > ABANDONED);
  const oldest = made.toSorted((a, b) => age(a) - age(b)).slice(MOST_KEPT);
  for (const name of [...abandoned, ...oldest]) rmSync(join(all, name), { recursive: true, force: true });
}

/** Writes down what is in a folder. What comes to it later does not count. */
function seal(folder) {
  const sizes = filesBelow(folder).map((file) => [file, statSync(join(folder, file)).size]);
  writeFileSync(join(folder, SEAL), JSON.stringify(Object.fromEntries(sizes)));
}

/** Whether a folder is there with all that was in it when it was sealed. A part may be lost when a machine stops, or a disk is full. */
export function isWhole(folder) {
  try {
    const sizes = Object.entries(JSON.parse(readFileSync(join(folder, SEAL), "utf8")));
    return sizes.every(([file, size]) => statSync(join(folder, file)).size === size);
  } catch {
    return false;
  }
}
