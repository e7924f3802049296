/** Immutable cache folders with a list of their files, by which an incomplete folder is recognized. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";

/** Lists the files of a folder with their sizes. */
const SEAL = ".sealed.json";
/** Milliseconds after which an unfinished folder counts as left behind by a killed process. */
const ABANDONED = 86_400_000;
/** Number of finished folders to keep: somebody who switches between two or three branches finds each of them cached. */
const MOST_KEPT = 3;

/**
 * Makes a folder atomically. Another process may make the same folder at the same time.
 * @param beside Temporary folder on the same disk, which is deleted on failure.
 * @param make Fills it. Resolves to false if a source was saved meanwhile; then no folder is made.
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
 * Deletes all but the newest finished folders, and unfinished ones of killed processes. A running command may still use a
 * recent one.
 * @param all Parent folder. Unfinished folders have a dot in their names.
 */
export function forgetOldest(all) {
  const age = (name) => Date.now() - (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const [halfway, made] = [true, false].map((is) => readdirSync(all).filter((name) => name.includes(".") === is));
  const abandoned = halfway.filter((name) => age(name) > ABANDONED);
  const oldest = made.toSorted((a, b) => age(a) - age(b)).slice(MOST_KEPT);
  for (const name of [...abandoned, ...oldest]) rmSync(join(all, name), { recursive: true, force: true });
}

/** Writes the list. Files that are added later, such as a code cache, do not count. */
function seal(folder) {
  const sizes = filesBelow(folder).map((file) => [file, statSync(join(folder, file)).size]);
  writeFileSync(join(folder, SEAL), JSON.stringify(Object.fromEntries(sizes)));
}

/** Whether a folder exists with all files of its list. After a crash or on a full disk, some may be missing or truncated. */
export function isWhole(folder) {
  try {
    const sizes = Object.entries(JSON.parse(readFileSync(join(folder, SEAL), "utf8")));
    return sizes.every(([file, size]) => statSync(join(folder, file)).size === size);
  } catch {
    return false;
  }
}
