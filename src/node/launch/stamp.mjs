import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";
import { lookOf } from "../looks.mjs";

/** A hash of files and of whole folders, with their paths: another one for any other content. */
export function stampOf(root, sources, { isSource = () => true, also = "" } = {}) {
  const hash = createHash("sha256").update(also);
  for (const file of sources.flatMap((source) => filesOf(root, source)).filter(isSource))
    // Null characters part paths and contents: none of either can be taken for a piece of its neighbour.
    hash
      .update(`\0${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * The same stamp. As long as no file and no folder looks different than it did the last time, none is read: that takes a
 * fifth of the time.
 * @param store The file that keeps the stamp and the looks.
 */
export function keptStampOf(root, sources, { store, isSource = () => true, also = "" }) {
  const kept = keptIn(store, root, also);
  if (kept !== undefined) return kept;
  const paths = sources.flatMap((source) => [...filesOf(root, source).filter(isSource), ...foldersOf(root, source)]);
  // Before they are read: what is written meanwhile looks different the next time.
  const looks = paths.map((path) => [path, lookOf(join(root, path))]);
  const stamp = stampOf(root, sources, { isSource, also });
  if (looks.every(([, look]) => look !== null)) keep(store, { also, stamp, looks });
  return stamp;
}

/** Undefined if a source looks different, or if the store cannot be used. */
function keptIn(store, root, also) {
  try {
    const kept = JSON.parse(readFileSync(store, "utf8"));
    const isSame = kept.also === also && kept.looks.every(([path, look]) => lookOf(`${root}/${path}`) === look);
    return isSame ? kept.stamp : undefined;
  } catch {
    return undefined;
  }
}

function keep(store, kept) {
  const beside = `${store}.${process.pid}`;
  try {
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(beside, JSON.stringify(kept));
    renameSync(beside, store);
  } catch {
    // Without it, commands only start more slowly.
    rmSync(beside, { force: true });
  }
}

function filesOf(root, source) {
  const path = join(root, source);
  return statSync(path).isDirectory() ? filesBelow(path).map((file) => `${source}/${file}`) : [source];
}

/** A folder and all folders below it: a file that is added or removed changes the look of its folder. */
function foldersOf(root, source) {
  const path = join(root, source);
  if (!statSync(path).isDirectory()) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return [path, ...below].map((folder) => folder.slice(root.length + 1));
}
