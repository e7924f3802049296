/** Single files in a folder that is published as a whole. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Gives the path of a file below a folder, in a folder that exists. */
export function placesIn(tree: string): (file: string) => string {
  const folders = new Set<string>();
  return (file) => {
    const path = join(tree, file);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return path;
  };
}

/** Where the encoding is named, Node writes a text in one go. */
const ANEW = { flag: "wx", encoding: "utf8" } as const;

/** Never into a file that is there: the other folder has the same one. */
export function write(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, ANEW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    rmSync(path);
    writeFileSync(path, content, ANEW);
  }
}

/** Gives a file a second name. */
export function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every disk has links.
    copyFileSync(from, to);
  }
}

/** Takes away a file, and the folders that are empty without it. */
export function remove(tree: string, file: string): void {
  rmSync(join(tree, file), { force: true });
  removeEmpty(tree, dirname(file));
}

/** Takes away a folder with nothing in it, and those around it. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "." || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmSync(join(root, folder), { recursive: true });
  removeEmpty(root, dirname(folder));
}
