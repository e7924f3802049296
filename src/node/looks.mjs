/** Stats of files and their fingerprints: while the fingerprint stays the same, the file need not be read again. */
import { statSync } from "node:fs";

/** Milliseconds within which two writes may get the same times, on file systems with coarse ones. */
const BLINK = 2000;

/**
 * Size, mtime, ctime (which programs cannot set) and inode of a file, or of a folder: those change with its entries. Null
 * if it is missing or inaccessible, or was written just now.
 */
export function lookOf(path) {
  const stats = statOf(path);
  // It could be written again without getting other times.
  if (!stats || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < BLINK) return null;
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}

/** Stats of a path with symlinks resolved; undefined if it is missing or inaccessible, for example behind a symlink loop. */
export function statOf(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (!("code" in error)) throw error;
    return undefined;
  }
}
