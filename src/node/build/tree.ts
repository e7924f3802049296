/**
 * Publishes outputs in a folder that is replaced as a whole. Beside this folder there is a spare one with the same files,
 * as hard links. A build writes its changes into the spare folder, exchanges the two, and then repeats the changes in the
 * other one. So nothing is made twice, unchanged files are not touched, and nobody ever sees files of two builds at once.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Places } from "../site/places.ts";
import { exchange, type Exchanged, type Folders, recover } from "./exchange.ts";
import { type TreeChange, filesOf, finishedNow, type OutputRecords, NOTHING, openRecords } from "./records.ts";
import { openTree, sumOf, type TreeFiles } from "./treeFiles.ts";
import { ifPossible } from "../command/systemErrors.ts";
import { undisturbed } from "../command/undisturbed.ts";

/** The content of a file. A text may be given in pieces. */
export type FileContent = string | readonly string[] | Uint8Array;

/** Contents by their paths below a folder. */
export type Files = Readonly<Record<string, FileContent>>;

/** Files that are made together. */
export interface Output {
  /** Cache key: it changes whenever the files would. */
  key: string;
  make(): Promise<Files> | Files;
}

interface Trees {
  /** The folder that visitors or hosts read. */
  seen: string;
  /** Holds the spare folder and the records of both; best on the same disk. */
  work: string;
}

/** `dist`, which visitors get. */
export function pageTrees({ dist, cache }: Places): Trees {
  return { seen: dist, work: join(cache, "build/dist") };
}

/** `hosting`, the configuration of hosts. */
export function hostingTrees({ hosting, cache }: Places): Trees {
  return { seen: hosting, work: join(cache, "build/hosting") };
}

/** Recovers from a build that was killed during its exchange. Has to be called before anything else of a build. */
export function putBack(trees: Trees): void {
  recover(foldersOf(trees));
}

function foldersOf({ seen, work }: Trees): Folders {
  return { seen, spare: join(work, "spare"), leaving: join(work, "leaving") };
}

type Outputs = ReadonlyMap<string, Output>;

/** Outputs that are complete in the spare folder. */
export interface Prepared {
  /** Identifies the content of the folder after the exchange. */
  id: string;
  /** Exchanges the two folders. When it throws, nothing has changed. */
  enter(): Entered;
}

/** An exchange that can still be undone. */
interface Entered {
  undo(): void;
  /** Repeats the changes in the folder that is the spare one now. */
  follow(): void;
}

/** Prepares a folder that holds exactly these outputs. Makes only those whose key has changed. */
export async function prepare(trees: Trees, outputs: Outputs): Promise<Prepared> {
  return (await change(trees, outputs, {}))!;
}

/**
 * Exchanges all folders, or none: when one exchange fails, those before it are undone. Ctrl-C does not end the process
 * between two steps.
 */
export function putInPlace(...all: readonly Prepared[]): void {
  const entered: Entered[] = [];
  const release = undisturbed();
  try {
    for (const prepared of all) entered.push(prepared.enter());
  } catch (error) {
    for (const { undo } of entered.toReversed()) ifPossible(undo);
    throw error;
  } finally {
    release();
  }
  // The exchange is complete. If the disk is too full for the spare folder, the next build makes that again.
  for (const { follow } of entered) ifPossible(follow);
}

/**
 * Publishes these outputs and keeps all others that are in the folder.
 * @param onto The `id` that the folder must have; any known one by default.
 * @returns The new `id`; undefined if the folder has another one or an unknown content, and then nothing has been done.
 */
export async function publishSome(trees: Trees, outputs: Outputs, onto?: string): Promise<string | undefined> {
  const prepared = await change(trees, outputs, { keepsOthers: true, onto });
  if (prepared) putInPlace(prepared);
  return prepared?.id;
}

const NO_CHANGE: Entered = { undo: () => undefined, follow: () => undefined };

interface ChangeOptions {
  /** Keeps the outputs that are not named. */
  keepsOthers?: boolean;
  onto?: string | undefined;
}

/** Undefined only with `keepsOthers`, if the content of the folder is unknown or not `onto`. */
async function change(
  trees: Trees,
  outputs: Outputs,
  { keepsOthers = false, onto }: ChangeOptions,
): Promise<Prepared | undefined> {
  const { seen, work } = trees;
  const folders = foldersOf(trees);
  const { spare } = folders;
  mkdirSync(work, { recursive: true });
  const records = openRecords(work);
  const shown = records.read(seen);
  if (keepsOthers && (!shown || (onto !== undefined && shown.id !== onto))) return undefined;
  // Both folders share their files: if somebody wrote into a file of `seen`, that of `spare` is wrong as well.
  const kept = records.read(spare, { closely: !shown });
  if (shown && isMade(shown.made, outputs, keepsOthers)) return { id: shown.id, enter: () => NO_CHANGE };

  const base = shown ?? kept ?? NOTHING;
  const next = kept?.id === base.id ? openTree(spare, kept.sum) : copyTree({ from: seen, to: spare, made: base.made });
  // The spare folder is incomplete from here on. Without a record, the next build makes it from scratch.
  records.forget(spare);
  const changes = await makeChanges({ files: next, before: base.made, keepsOthers }, outputs);
  const finished = finishedNow(changes, base);
  records.write(spare, finished, next.sum);
  return { id: finished.id, enter };

  function enter(): Entered {
    const exchanged = exchange(folders);
    return { undo: exchanged.undo, follow: () => follow(exchanged) };
  }

  function follow({ isCopy, end }: Exchanged): void {
    end();
    if (isCopy) records.write(seen, finished, sumOf(seen, filesOf(finished.made)));
    else repeat();
    records.keepOnly([seen, spare], finished.id);
  }

  function repeat(): void {
    records.forget(spare);
    const last = shown
      ? repeatChanges({ from: seen, to: openTree(spare, shown.sum) }, changes)
      : copyTree({ from: seen, to: spare, made: finished.made });
    records.write(spare, finished, last.sum);
  }
}

function isMade(made: OutputRecords, outputs: Outputs, keepsOthers: boolean): boolean {
  for (const [name, { key }] of outputs) if (made[name]?.[0] !== key) return false;
  return keepsOthers || Object.keys(made).length === outputs.size;
}

interface Start {
  files: TreeFiles;
  before: OutputRecords;
  keepsOthers: boolean;
}

async function makeChanges({ files: tree, before, keepsOthers }: Start, outputs: Outputs): Promise<TreeChange> {
  const made: OutputRecords = keepsOthers ? { ...before } : {};
  const changed: [name: string, output: Output][] = [];
  for (const [name, output] of outputs) {
    const old = before[name];
    if (old?.[0] === output.key) made[name] = old;
    else {
      delete made[name];
      changed.push([name, output]);
    }
  }
  const removed = outdated(before, made);
  // Before writing: a new file may have the name of an old folder or, on a case-insensitive file system, of an old file.
  tree.remove(removed);
  const written = new Set<string>();
  for (const [name, { key, make }] of changed) {
    const files = await make();
    for (const [file, content] of Object.entries(files)) {
      if (!written.has(file)) tree.write(file, content);
      written.add(file);
    }
    made[name] = [key, Object.keys(files)];
  }
  return { made, written, removed };
}

/** Repeats a change in another folder, with hard links to the new files. */
function repeatChanges({ from, to }: { from: string; to: TreeFiles }, { written, removed }: TreeChange): TreeFiles {
  to.remove(removed);
  for (const file of written) to.link(from, file);
  return to;
}

/** Replaces a folder by hard links to the files of another one. */
function copyTree({ from, to, made }: { from: string; to: string; made: OutputRecords }): TreeFiles {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = openTree(to, 0);
  for (const file of filesOf(made)) files.link(from, file);
  return files;
}

/** The files that belong only to outputs that are dropped or made again. */
function outdated(before: OutputRecords, staying: OutputRecords): Set<string> {
  const files = new Set<string>();
  for (const name in before) if (!staying[name]) for (const file of before[name]![1]) files.add(file);
  if (files.size > 0) for (const name in staying) for (const file of staying[name]![1]) files.delete(file);
  return files;
}
