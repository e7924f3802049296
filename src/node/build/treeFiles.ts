/** Writes, links and removes single files in the spare folder of a tree. */
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
import { systemCode } from "../command/systemErrors.ts";

/** A folder of files, with a checksum of their sizes and times that each change updates. */
export interface TreeFiles {
  /** Does not depend on the order in which files were written. */
  sum: number;
  write(file: string, content: FileContent): void;
  /** Hard-links a file of another folder, in the place of the file that has its name. */
  link(from: string, file: string): void;
  /** Deletes files, and the folders that become empty. */
  remove(files: Iterable<string>): void;
}

/** @param sum The checksum of the files in the folder. */
export function openTree(tree: string, sum: number): TreeFiles {
  const folders = new Set<string>();
  const place = (file: string) => {
    const path = join(tree, file);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return path;
  };
  /** Never writes into an existing file: it is a hard link to the file of the other folder. */
  const makeAnew = (file: string, make: (path: string) => void) => {
    const path = place(file);
    try {
      make(path);
    } catch (error) {
      if (systemCode(error) !== "EEXIST") throw error;
      count(-sumOfFile(tree, file));
      rmSync(path);
      make(path);
    }
    count(sumOfFile(tree, file));
  };
  const files: TreeFiles = {
    sum,
    write: (file, content) => makeAnew(file, (path) => writeFileSync(path, bytesOf(content), { flag: "wx" })),
    link: (from, file) => makeAnew(file, (path) => link(join(from, file), path)),
    remove(all) {
      const left = new Set<string>();
      for (const file of all) {
        count(-sumOfFile(tree, file));
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

/** The `sum` of a tree with these files. */
export function sumOf(tree: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum = (sum + sumOfFile(tree, file)) >>> 0;
  return sum;
}

/** A checksum of name, size and time of a file; zero for a missing one. */
function sumOfFile(tree: string, file: string): number {
  const stats = statSync(`${tree}/${file}`, { throwIfNoEntry: false });
  return stats ? crc32(`${file} ${stats.size} ${stats.mtimeMs}`) : 0;
}

/** Buffer that is used for one file after the other: for a new one each time, the system would have to clear memory. */
let room = Buffer.allocUnsafeSlow(1 << 18);

/** Encodes a content as UTF-8. The result is valid until the next call. */
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

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Deletes a folder if it is empty, and then its parents likewise. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "." || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmSync(join(root, folder), { recursive: true });
  removeEmpty(root, dirname(folder));
}
