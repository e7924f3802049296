/** A watcher for each folder: to watch each file of a big site takes seconds. */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { dirname, join, sep } from "node:path";
import { statOf } from "./statOf.ts";
import { ifPossible } from "./systemErrors.ts";

/** Saving is several steps, each of which is told; after such a pause in milliseconds all is told once. */
const PAUSE = 15;

/**
 * Tells of files and folders that change below some folders, which may go and come back. Ends with the function that it gives.
 * @param watchOne Watches one folder.
 * @param told Called with the path of each, once for what happens at about the same time.
 */
export function watchFolders(
  roots: readonly string[],
  told: (path: string) => void,
  watchOne: typeof watch = watch,
): () => void {
  const watchers = new Map<string, { of: string; watcher: FSWatcher }>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const root of roots) follow(root);
  // That one of them is there again, only the folder around it knows.
  for (const around of new Set(roots.map((root) => dirname(root)))) {
    // It is told like one that goes, which systems do by its name in itself.
    begin(around, "", (name) => roots.includes(join(around, name)) && tellSoon(join(around, name, name)));
  }
  return () => {
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
  };

  function follow(folder: string): void {
    const stats = statOf(folder);
    if (!stats?.isDirectory()) return end(folder);
    // The number of one that has just gone is soon that of another one.
    const of = `${stats.ino} ${stats.birthtimeMs}`;
    if (watchers.get(folder)?.of === of) return;
    end(folder);
    begin(folder, of, (name) => tellSoon(join(folder, name)));
    for (const inner of foldersIn(folder)) follow(inner);
  }

  function begin(folder: string, of: string, heard: (name: string) => void): void {
    try {
      const watcher = watchOne(folder, { persistent: false }, (_event, name) => heard(name ?? ""));
      watcher.on("error", () => end(folder));
      watchers.set(folder, { of, watcher });
    } catch (error) {
      // Systems watch so many folders and no more. That is no reason to end.
      console.warn(`Changes in ${folder} will not be noticed (${(error as Error).message}). Start again after them.`);
    }
  }

  /** Those in it as well: they may be somewhere else now, or gone. */
  function end(folder: string): void {
    for (const [path, { watcher }] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  function tellSoon(path: string): void {
    changed.add(path);
    timer ??= setTimeout(tell, PAUSE);
  }

  function tell(): void {
    timer = undefined;
    const paths = [...changed];
    changed.clear();
    for (const path of [...roots, ...paths]) follow(path);
    for (const path of paths) told(path);
  }
}

/** The folders in one. None where a folder may not be read, which was said when it could not be watched, or has gone in this moment. */
export function foldersIn(folder: string): string[] {
  let inside: string[] = [];
  ifPossible(() => {
    const entries = readdirSync(folder, { withFileTypes: true });
    inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  });
  return inside;
}
