/** How files look from outside: as long as one looks as it did, nobody has to read it again. */
import { statOf } from "./statOf.ts";

/** Milliseconds in which a file may be written twice without its times telling. */
const BLINK = 2000;

/** Size and times of a file, also the one that nobody can set. Null where they are not to be relied on. */
export function lookOf(path: string): string | null {
  const stats = statOf(path);
  // What was written just now may be written once more without another time.
  if (!stats || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < BLINK) return null;
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}
