/** Folders that are made once and then relied on: whether all is in them that was made, as far as it can be seen from outside. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Says which files there are, and how long each is. */
const SEAL = ".sealed.json";

/** Writes down what is in a folder. What comes to it later does not count. */
export function seal(folder) {
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
