/** Single files in a folder that is published as a whole. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileContent } from "./tree.ts";

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

const ANEW = { flag: "wx" } as const;

/** Never into a file that is there: the other folder has the same one. */
export function write(path: string, content: FileContent): void {
  const bytes = bytesOf(content);
  try {
    writeFileSync(path, bytes, ANEW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    rmSync(path);
    writeFileSync(path, bytes, ANEW);
  }
}

/** Room for the bytes of one file: the system would have to clear new memory for each. */
let room = Buffer.allocUnsafeSlow(1 << 18);

/** The bytes of a file in UTF-8, until it is asked for those of another one. */
export function bytesOf(content: FileContent): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const pieces = typeof content === "string" ? [content] : content;
  let most = 0;
  for (const { length } of pieces) most += length * 3;
  if (most > room.length) room = Buffer.allocUnsafeSlow(most * 2);
  let end = 0;
  for (const piece of pieces) end += room.write(piece, end);
  return room.subarray(0, end);
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
