/** Watches folders, not files: one watcher for each file of a big site takes seconds. */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { dirname, join, sep } from "node:path";
import { statOf } from "../looks.mjs";
import { ifPossible } from "../command/systemErrors.ts";

/** Milliseconds to wait after an event: a save causes several of them. */
const PAUSE = 15;

/**
 * Watches files and folders below some root folders, which may be deleted and created again.
 * @param watchOne Watches one folder.
 * @param told Called with each changed path, once for events that happen at about the same time.
 * @returns A function that stops watching.
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
  // Only the parent folder gets an event when a root folder is created again.
  for (const around of new Set(roots.map((root) => dirname(root)))) {
    // Reported as systems report its deletion: by its own name as an entry of itself.
    begin(around, "", (name) => roots.includes(join(around, name)) && tellSoon(join(around, name, name)));
  }
  return () => {
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
  };

  function follow(folder: string): void {
    const stats = statOf(folder);
    if (!stats?.isDirectory()) return end(folder);
    // Inodes are reused soon after a deletion, so the time of creation is compared as well.
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
      // The system limit of watchers is reached. The server goes on without this one.
      console.warn(`Changes in ${folder} will not be noticed (${(error as Error).message}). Start again after them.`);
    }
  }

  /** Ends the watchers of subfolders as well: these were moved or deleted with it. */
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

/** The subfolders of a folder. Empty if it is unreadable, which `begin` has reported, or was just deleted. */
export function foldersIn(folder: string): string[] {
  let inside: string[] = [];
  ifPossible(() => {
    const entries = readdirSync(folder, { withFileTypes: true });
    inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  });
  return inside;
}
