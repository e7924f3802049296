/** Fingerprints of files: while the fingerprint stays the same, the file need not be read again. */
import { statOf } from "./statOf.ts";

/** Milliseconds within which two writes may get the same times, on file systems with coarse ones. */
const BLINK = 2000;

/**
 * Size, mtime, ctime (which programs cannot set) and inode of a file. Null for a missing file, or if it was written just
 * now.
 */
export function lookOf(path: string): string | null {
  const stats = statOf(path);
  // It could be written again without getting other times.
  if (!stats || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < BLINK) return null;
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}
