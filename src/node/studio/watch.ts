/** Tells what changes in the folders of a site, whoever changes it. */
import { type FSWatcher, type Stats, watch } from "node:fs";
import { basename, join } from "node:path";
import { listImages, loadSite } from "../loadSite.ts";
import { watchedFolders } from "../places.ts";
import { statOf } from "../statOf.ts";
import { foldersIn } from "../watchFolders.ts";
import { etagOf } from "./stored.ts";

/** Saving is several steps, each of which is told; after such a pause in milliseconds it is looked at once. */
const PAUSE = 30;
/** Milliseconds between looks while a folder cannot be watched, for example because the system has no watchers left. */
const ROUND = 2000;

/** The etag of each file of pages; null for one that is gone. */
export type Etags = Record<string, string | null>;

interface Seen {
  stamp: string;
  etag: string;
}

export interface SiteWatch {
  /** The etags of all files as they were seen last. */
  all(): Etags;
  /** Looks now. What is different is told as always; what cannot be looked at in this moment, the next time. */
  look(): void;
  close(): void;
}

/** @param told Called with the files of pages that are different, and with whether anything in `images/` may be. */
export function watchSite(site: string, told: (changed: Etags, pictures: boolean) => void): SiteWatch {
  const watchers = new Map<string, FSWatcher>();
  let seen = survey(site, new Map());
  let timer: NodeJS.Timeout | undefined;
  let rounds: NodeJS.Timeout | undefined;
  let stamp: string | undefined;
  let pictures = false;
  follow();
  return { all: () => Object.fromEntries([...seen].map(([file, { etag }]) => [file, etag])), look, close };

  /** Saved is saved, whatever stands in the way of a look. */
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
    // What is not watched does not say that it was a picture.
    const drawn = rounds && stampOfPictures(site);
    const changed: Etags = {};
    for (const [file, { etag }] of now) if (seen.get(file)?.etag !== etag) changed[file] = etag;
    for (const file of seen.keys()) if (!now.has(file)) changed[file] = null;
    seen = now;
    const isOther = pictures || drawn !== stamp;
    stamp = drawn;
    pictures = false;
    follow();
    if (isOther || Object.keys(changed).length > 0) told(changed, isOther);
  }

  /** A watcher for each folder: that is what every system can do. */
  function follow(): void {
    const folders = new Set(watchedFolders(site).flatMap(foldersFrom));
    for (const folder of watchers.keys()) if (!folders.has(folder)) end(folder);
    for (const folder of folders) if (!watchers.has(folder)) begin(folder);
    if (watchers.size === folders.size) endRounds();
  }

  function begin(folder: string): void {
    const isPictures = folder.startsWith(join(site, "images"));
    try {
      const watcher = watch(folder, (_event, name) => {
        pictures ||= isPictures;
        // The folder itself is gone; another one may be in its place by now.
        if (name === basename(folder)) end(folder);
        lookSoon();
      });
      watcher.on("error", () => end(folder));
      watchers.set(folder, watcher);
      // For what happened in it before this moment.
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

/** A folder and all below it. */
function foldersFrom(folder: string): string[] {
  return statOf(folder)?.isDirectory() ? [folder, ...foldersIn(folder).flatMap(foldersFrom)] : [];
}

/** Another text when a picture came, changed or went. */
function stampOfPictures(site: string): string {
  return Array.from(listImages(site), (name) => `${name} ${stampOf(statOf(join(site, "images", name)))}`).join("\n");
}

function stampOf(stats: Stats | undefined): string {
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : "";
}

/** Reads only what looks different from what was seen. */
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
