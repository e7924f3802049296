/** Watches the folders of a site for changes by any program. */
import { type FSWatcher, type Stats, watch } from "node:fs";
import { basename, join } from "node:path";
import { listImages, loadSite } from "../site/loadSite.ts";
import { PUBLIC, watchedFolders } from "../site/places.ts";
import { publicFiles } from "../site/publicFiles.ts";
import { statOf } from "../looks.mjs";
import { foldersIn } from "../dev/watchFolders.ts";
import { etagOf } from "./stored.ts";

/** Milliseconds to wait after an event: a save causes several of them. */
const PAUSE = 30;
/** Milliseconds between looks while a folder cannot be watched, for example because the system has no watchers left. */
const ROUND = 2000;

/** The etag of each file of pages; null for one that is gone. */
type Etags = Record<string, string | null>;

interface Seen {
  stamp: string;
  etag: string;
}

interface SiteWatch {
  /** The last known etags of all files. */
  all(): Etags;
  /** Compares all files now, and reports changes as usual. When a file system error prevents that, the next call does it. */
  look(): void;
  close(): void;
}

/** @param told Called with the changed files of pages, and whether anything in `images/` or `public/` may have changed. */
export function watchSite(site: string, told: (changed: Etags, beside: boolean) => void): SiteWatch {
  const watchers = new Map<string, FSWatcher>();
  let seen = survey(site, new Map());
  let timer: NodeJS.Timeout | undefined;
  let rounds: NodeJS.Timeout | undefined;
  let stamp: string | undefined;
  let beside = false;
  let isStarted = false;
  follow();
  isStarted = true;
  return { all: () => Object.fromEntries([...seen].map(([file, { etag }]) => [file, etag])), look, close };

  /** Must not throw: routes call it after a save, which is not to be reported as failed. */
  function look(): void {
    try {
      lookAtAll();
    } catch (error) {
      console.error(`The site could not be looked at: ${(error as Error).message}`);
    }
  }

  function lookAtAll(): void {
    clearTimeout(timer);
    timer = undefined;
    const now = survey(site, seen);
    // Without watchers no event says that an image or a file in public/ has changed.
    const drawn = rounds && stampBeside(site);
    const changed: Etags = {};
    for (const [file, { etag }] of now) if (seen.get(file)?.etag !== etag) changed[file] = etag;
    for (const file of seen.keys()) if (!now.has(file)) changed[file] = null;
    seen = now;
    const isOther = beside || drawn !== stamp;
    stamp = drawn;
    beside = false;
    follow();
    if (isOther || Object.keys(changed).length > 0) told(changed, isOther);
  }

  /** Keeps one watcher for each folder, because recursive watching does not work on every system. */
  function follow(): void {
    // Only the site's own folder gets an event when one of them is created.
    const folders = new Set([site, ...watchedFolders(site).flatMap(foldersFrom)]);
    for (const folder of watchers.keys()) if (!folders.has(folder)) end(folder);
    for (const folder of folders) if (!watchers.has(folder)) begin(folder);
    if (watchers.size === folders.size) endRounds();
  }

  function begin(folder: string): void {
    const isBeside = folder !== site && !folder.startsWith(join(site, "pages"));
    try {
      const watcher = watch(folder, (_event, name) => {
        beside ||= isBeside;
        // The folder was deleted or replaced, so the watcher is of no use any more.
        if (name === basename(folder)) end(folder);
        lookSoon();
      });
      watcher.on("error", () => end(folder));
      watchers.set(folder, watcher);
      // For changes that happened before the watcher was there.
      beside ||= isBeside && isStarted;
      lookSoon();
    } catch {
      rounds ??= setInterval(look, ROUND);
    }
  }

  function end(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function endRounds(): void {
    clearInterval(rounds);
    rounds = undefined;
    stamp = undefined;
  }

  function lookSoon(): void {
    timer ??= setTimeout(look, PAUSE);
  }

  function close(): void {
    clearTimeout(timer);
    endRounds();
    for (const watcher of watchers.values()) watcher.close();
  }
}

/** A folder and all its subfolders. */
function foldersFrom(folder: string): string[] {
  return statOf(folder)?.isDirectory() ? [folder, ...foldersIn(folder).flatMap(foldersFrom)] : [];
}

/** Changes when an image or a file in `public` is added, changed or deleted. */
function stampBeside(site: string): string {
  const images = Array.from(listImages(site), (name) => join(site, "images", name));
  const files = publicFiles({ publicFolders: [join(site, PUBLIC)] }).values();
  return [...images, ...files].map((path) => `${path} ${stampOf(statOf(path))}`).join("\n");
}

function stampOf(stats: Stats | undefined): string {
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : "";
}

/** Hashes only files whose fingerprint differs from the last survey. */
function survey(site: string, before: ReadonlyMap<string, Seen>): Map<string, Seen> {
  const now = new Map<string, Seen>();
  const { files } = loadSite(site);
  for (const file of Object.keys(files)) {
    const stats = statOf(join(site, file));
    if (!stats?.isFile()) continue;
    const stamp = stampOf(stats);
    const known = before.get(file);
    const content = known?.stamp === stamp ? undefined : files[file];
    if (known && content === undefined) now.set(file, known);
    else if (typeof content === "string" || content instanceof Uint8Array)
      now.set(file, { stamp, etag: etagOf(content) });
  }
  return now;
}
