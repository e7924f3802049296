/** Single files in a folder that is published as a whole. */
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import type { FileContent } from "./tree.ts";
import { systemCode } from "../systemErrors.ts";

/** A folder whose files are changed, and which keeps a sum of how they all look. */
export interface TreeFiles {
  /** Of size and time of every file, in whatever order they came. */
  sum: number;
  write(file: string, content: FileContent): void;
  /** Gives a file of another folder a second name here, in the place of what has it. */
  link(from: string, file: string): void;
  /** Takes away files, and the folders that are empty without them. */
  remove(files: Iterable<string>): void;
}

/** @param sum That of the files that are in it. */
export function openTree(tree: string, sum: number): TreeFiles {
  const folders = new Set<string>();
  const place = (file: string) => {
    const path = join(tree, file);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return path;
  };
  /** Never into a file that is there: the other folder has the same one. */
  const makeAnew = (file: string, make: (path: string) => void) => {
    const path = place(file);
    try {
      make(path);
    } catch (error) {
      if (systemCode(error) !== "EEXIST") throw error;
      count(-lookAt(tree, file));
      rmSync(path);
      make(path);
    }
    count(lookAt(tree, file));
  };
  const files: TreeFiles = {
    sum,
    write: (file, content) => makeAnew(file, (path) => writeFileSync(path, bytesOf(content), { flag: "wx" })),
    link: (from, file) => makeAnew(file, (path) => link(join(from, file), path)),
    remove(all) {
      const left = new Set<string>();
      for (const file of all) {
        count(-lookAt(tree, file));
        rmSync(join(tree, file), { force: true });
        left.add(dirname(file));
      }
      for (const folder of left) removeEmpty(tree, folder);
      folders.clear();
    },
  };
  const count = (more: number) => void (files.sum = (files.sum + more) >>> 0);
  return files;
}

/** The sum that `openTree` would have come to with these files. */
export function sumOf(tree: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum = (sum + lookAt(tree, file)) >>> 0;
  return sum;
}

/** How a file looks from outside, as a number; zero for one that is not there. */
function lookAt(tree: string, file: string): number {
  const stats = statSync(`${tree}/${file}`, { throwIfNoEntry: false });
  return stats ? crc32(`${file} ${stats.size} ${stats.mtimeMs}`) : 0;
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
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every disk has links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Takes away a folder with nothing in it, and those around it. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "." || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmSync(join(root, folder), { recursive: true });
  removeEmpty(root, dirname(folder));
}
