/** A watcher for each folder: to watch each file of a big site takes seconds. */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { statOf } from "./statOf.ts";
import { ifPossible } from "./systemErrors.ts";

/** Saving is several steps, each of which is told; after such a pause in milliseconds all is told once. */
const PAUSE = 15;

/**
 * Tells of files and folders that change below some folders. Ends with the function that it gives.
 * @param watchOne Watches one folder.
 * @param told Called with the path of each, once for what happens at about the same time.
 */
export function watchFolders(
  roots: readonly string[],
  told: (path: string) => void,
  watchOne: typeof watch = watch,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const root of roots) follow(root);
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) end(folder);
  };

  function follow(folder: string): void {
    if (watchers.has(folder) || !isFolder(folder)) return;
    try {
      const watcher = watchOne(folder, { persistent: false }, (_event, name) => {
        changed.add(join(folder, name ?? ""));
        timer ??= setTimeout(tell, PAUSE);
      });
      watcher.on("error", () => end(folder));
      watchers.set(folder, watcher);
    } catch (error) {
      // Systems watch so many folders and no more. That is no reason to end.
      console.warn(`Changes in ${folder} will not be noticed (${(error as Error).message}). Start again after them.`);
    }
    for (const inner of foldersIn(folder)) follow(inner);
  }

  function end(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function tell(): void {
    timer = undefined;
    const paths = [...changed];
    changed.clear();
    for (const path of paths) {
      if (!isFolder(path)) end(path);
      else follow(path);
    }
    for (const path of paths) told(path);
  }
}

/** None where a folder may not be read, which was said when it could not be watched, or has gone in this moment. */
function foldersIn(folder: string): string[] {
  let inside: string[] = [];
  ifPossible(() => {
    const entries = readdirSync(folder, { withFileTypes: true });
    inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  });
  return inside;
}

function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() ?? false;
}
