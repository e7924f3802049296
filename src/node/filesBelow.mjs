import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Relative paths of all files below a folder, sorted, with forward slashes. Symlinks are left out. `withFileTypes` saves a
 * stat of each entry.
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .toSorted();
}
