import { type Dir, opendirSync } from "node:fs";
import { join } from "node:path";

/** Whether there are at least `count` files below a folder. Stops listing as soon as it knows. */
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

/** Undefined for a folder that is missing or unreadable: the full listing reports that. */
function opened(folder: string): Dir | undefined {
  try {
    return opendirSync(folder);
  } catch {
    return undefined;
  }
}
