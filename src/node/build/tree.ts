/**
 * Finished files in a folder that is replaced as a whole. Beside the folder that is seen there is a spare one with the same
 * files: links, which take no space. What has changed is made in the spare one, then the two change places, and the other
 * one gets the same. So nothing is made twice, nothing is looked at that has not changed, and nobody ever sees files of two
 * builds at once.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Places } from "../places.ts";
import { exchange, type Exchanged, type Folders, recover } from "./exchange.ts";
import { type TreeChange, filesOf, finishedNow, type Made, NOTHING, openRecords } from "./records.ts";
import { openTree, sumOf, type TreeFiles } from "./treeFiles.ts";
import { ifPossible } from "../systemErrors.ts";
import { undisturbed } from "../undisturbed.ts";

/** What is in a file. A text may be in pieces. */
export type FileContent = string | readonly string[] | Uint8Array;

/** Contents by their paths below a folder. */
export type Files = Readonly<Record<string, FileContent>>;

/** Files that are made together. */
export interface Output {
  /** The same as long as the files are. */
  key: string;
  make(): Promise<Files> | Files;
}

interface Trees {
  /** The folder that is seen. */
  seen: string;
  /** Where the spare one is kept, best on the same disk, and what is known of both. */
  work: string;
}

/** The folder that visitors get. */
export function pageTrees({ dist, cache }: Places): Trees {
  return { seen: dist, work: join(cache, "build/dist") };
}

/** The folder for hosts. */
export function hostingTrees({ hosting, cache }: Places): Trees {
  return { seen: hosting, work: join(cache, "build/hosting") };
}

/** Puts back what a build has left that was stopped while its folder took its place. Before all else that a build does. */
export function putBack(trees: Trees): void {
  recover(foldersOf(trees));
}

function foldersOf({ seen, work }: Trees): Folders {
  return { seen, spare: join(work, "spare"), leaving: join(work, "leaving") };
}

type Outputs = ReadonlyMap<string, Output>;

/** What is finished beside the folder that is seen. */
export interface Prepared {
  /** A name for what is in that folder as soon as it has taken its place. */
  id: string;
  /** Lets it take its place, or leaves that folder as it was. */
  enter(): Entered;
}

/** What has taken its place, as long as that may be undone. */
interface Entered {
  undo(): void;
  /** Gives the other folder the same files. */
  follow(): void;
}

/** Makes everything for a folder that holds exactly these outputs. What is unchanged is not made again. */
export async function prepare(trees: Trees, outputs: Outputs): Promise<Prepared> {
  return (await change(trees, outputs, {}))!;
}

/**
 * Exchanges all folders, or none: when one exchange fails, those before it are undone. Ctrl-C does not end the process between
 * two steps.
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
  // What is seen is finished. Where the spare one is not, because the disk is full, the next build makes it again.
  for (const { follow } of entered) ifPossible(follow);
}

/**
 * Makes the folder that is seen hold these outputs beside all others that are in it.
 * @param onto What has to be in it; left out, whatever is known to be.
 * @returns Undefined where something else is in it; then nothing has been done.
 */
export async function publishSome(trees: Trees, outputs: Outputs, onto?: string): Promise<string | undefined> {
  const prepared = await change(trees, outputs, { keepsOthers: true, onto });
  if (prepared) putInPlace(prepared);
  return prepared?.id;
}

const NO_CHANGE: Entered = { undo: () => undefined, follow: () => undefined };

interface How {
  /** The outputs that are not named stay as they are, where it is known what they are. */
  keepsOthers?: boolean;
  onto?: string | undefined;
}

/** Undefined only where outputs stay, and something else than `onto` is in the folder, or nobody knows what. */
async function change(
  trees: Trees,
  outputs: Outputs,
  { keepsOthers = false, onto }: How,
): Promise<Prepared | undefined> {
  const { seen, work } = trees;
  const folders = foldersOf(trees);
  const { spare } = folders;
  mkdirSync(work, { recursive: true });
  const records = openRecords(work);
  const shown = records.read(seen);
  if (keepsOthers && (!shown || (onto !== undefined && shown.id !== onto))) return undefined;
  // What has been written over in the one has been in the other: they are links.
  const kept = records.read(spare, { closely: !shown });
  if (shown && isMade(shown.made, outputs, keepsOthers)) return { id: shown.id, enter: () => NO_CHANGE };

  const base = shown ?? kept ?? NOTHING;
  const next = kept?.id === base.id ? openTree(spare, kept.sum) : copyTree({ from: seen, to: spare, made: base.made });
  // From here on the spare folder is incomplete; a build that finds it so starts again.
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

function isMade(made: Made, outputs: Outputs, keepsOthers: boolean): boolean {
  for (const [name, { key }] of outputs) if (made[name]?.[0] !== key) return false;
  return keepsOthers || Object.keys(made).length === outputs.size;
}

interface Start {
  files: TreeFiles;
  before: Made;
  keepsOthers: boolean;
}

async function makeChanges({ files: tree, before, keepsOthers }: Start, outputs: Outputs): Promise<TreeChange> {
  const made: Made = keepsOthers ? { ...before } : {};
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
  // First: a new file may have the name of an old folder, or that of an old file where capitals make no difference.
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

/** Does in another folder what has been done in one. */
function repeatChanges({ from, to }: { from: string; to: TreeFiles }, { written, removed }: TreeChange): TreeFiles {
  to.remove(removed);
  for (const file of written) to.link(from, file);
  return to;
}

/** Makes a folder hold exactly the files of another one. */
function copyTree({ from, to, made }: { from: string; to: string; made: Made }): TreeFiles {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = openTree(to, 0);
  for (const file of filesOf(made)) files.link(from, file);
  return files;
}

/** The files of outputs that do not stay, but for those that others have as well. */
function outdated(before: Made, staying: Made): Set<string> {
  const files = new Set<string>();
  for (const name in before) if (!staying[name]) for (const file of before[name]![1]) files.add(file);
  if (files.size > 0) for (const name in staying) for (const file of staying[name]![1]) files.delete(file);
  return files;
}
