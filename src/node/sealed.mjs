/** Folders that are made once and then relied on: whether all is in them that was made, as far as it can be seen from outside. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Says which files there are, and how long each is. */
const SEAL = ".sealed.json";
/** Milliseconds after which nobody works any more on what was never put in place: its process was killed. */
const ABANDONED = 86_400_000;

/**
 * Makes a folder as a whole or not at all. Somebody else may make the same at the same time.
 * @param beside Where it is made, on the same disk. When it fails, nothing is left there.
 */
export async function makeWhole(folder, beside, make) {
  mkdirSync(beside, { recursive: true });
  try {
    await make(beside);
    seal(beside);
    if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
}

/** Whether what is made in a folder will never be put in place. */
export function isAbandoned(beside) {
  const stats = statSync(beside, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED;
}

/** Writes down what is in a folder. What comes to it later does not count. */
function seal(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = files.map((file) => [file.slice(folder.length + 1), statSync(file).size]);
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
