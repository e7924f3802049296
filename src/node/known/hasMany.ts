import { type Dir, opendirSync } from "node:fs";
import { join } from "node:path";

/** Whether there are so many files below a folder. Of a big one, no more is listed than it takes to know. */
export function hasMany(folder: string, count: number): boolean {
  let left = count;
  for (const folders = [folder]; left > 0 && folders.length > 0;) {
    const path = folders.pop()!;
    const open = opened(path);
    for (let entry = open?.readSync(); entry && left > 0; entry = open?.readSync())
      if (entry.isDirectory()) folders.push(join(path, entry.name));
      else left--;
    open?.closeSync();
  }
  return left <= 0;
}

/** Undefined for what is not there or may not be read: whoever lists all says so. */
function opened(folder: string): Dir | undefined {
  try {
    return opendirSync(folder);
  } catch {
    return undefined;
  }
}
