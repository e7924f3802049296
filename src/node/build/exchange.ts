/**
 * Replaces a published folder by a finished one. Both are renamed, so that nobody sees a folder with only a part of its
 * files. Folders on different disks, or in a read-only layer of a container, cannot be renamed. Then the finished folder is
 * copied beside the published one, and the copy replaces it.
 */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { BuildStopped } from "./buildStopped.ts";
import { ifPossible, systemCode } from "../command/systemErrors.ts";

export interface Folders {
  /** The published folder. */
  seen: string;
  /** The finished folder that replaces it. */
  spare: string;
  /** Temporary name of the old folder during the exchange. */
  leaving: string;
}

export interface Exchanged {
  /** Whether a copy was published. Then the spare folder is still in its place. */
  isCopy: boolean;
  /** Moves both folders back. */
  undo(): void;
  /** Makes the old folder the spare one, or deletes it after a copy. */
  end(): void;
}

/** When it throws, both folders are as they were. */
export function exchange(folders: Folders): Exchanged {
  const { seen, spare, leaving } = folders;
  try {
    const undo = takePlace(folders, makeRoom);
    return { isCopy: false, undo, end: () => void (existsSync(leaving) && renameSync(leaving, spare)) };
  } catch (error) {
    if (systemCode(error) !== "EXDEV") throw error;
  }
  const sibling = siblingsOf(seen);
  try {
    copy(spare, sibling.spare);
    const undo = takePlace(sibling, makeRoomByCopying);
    return { isCopy: true, undo: () => (undo(), takeAway(sibling.spare)), end: () => takeAway(sibling.leaving) };
  } catch (error) {
    ifPossible(() => recoverCopies(sibling));
    throw error;
  }
}

/** Completes or undoes an exchange that was interrupted, for example because the build was killed. */
export function recover({ seen, spare, leaving }: Folders): void {
  recoverCopies(siblingsOf(seen));
  if (existsSync(leaving) && !existsSync(seen)) rename(leaving, seen);
  if (existsSync(leaving) && !existsSync(spare)) rename(leaving, spare);
  takeAway(leaving);
}

function recoverCopies({ seen, spare, leaving }: Folders): void {
  // While the new copy has not been renamed, `seen` is the old folder and may be half deleted; `leaving` is complete.
  if (existsSync(leaving) && (existsSync(spare) || !existsSync(seen))) {
    takeAway(seen);
    rename(leaving, seen);
  }
  for (const left of [leaving, spare].flatMap((folder) => [folder, unfinished(folder)])) takeAway(left);
}

/** Names on the same disk as the published folder, which git ignores. */
function siblingsOf(seen: string): Folders {
  return { seen, spare: `${seen}.next.tmp`, leaving: `${seen}.leaving.tmp` };
}

/** @returns A function that undoes it. */
function takePlace({ seen, spare, leaving }: Folders, clear: typeof makeRoom): () => void {
  const isFirst = !existsSync(seen);
  const bringBack = () => void (isFirst || renameSync(leaving, seen));
  if (!isFirst) clear(seen, leaving);
  try {
    renameSync(spare, seen);
  } catch (error) {
    bringBack();
    throw error;
  }
  return () => {
    renameSync(seen, spare);
    bringBack();
  };
}

/** Renames the published folder. A mount point, such as a volume of a container, cannot be renamed. */
function makeRoom(seen: string, leaving: string): void {
  try {
    renameSync(seen, leaving);
  } catch (error) {
    const code = systemCode(error) ?? "";
    if (process.platform === "win32" && ["EBUSY", "EPERM"].includes(code))
      throw new BuildStopped(`A program has a file in ${seen} open. End it and build again.`, { cause: error });
    if (code !== "EBUSY") throw error;
    const sentence = `the folder ${seen} cannot be exchanged as a whole, because a disk or a volume is mounted there. Mount it one folder further out, or build elsewhere and copy it.`;
    throw new Error(sentence, { cause: error });
  }
}

/** A folder of a read-only container layer can be copied and deleted, but not renamed, not even on its own disk. */
function makeRoomByCopying(seen: string, leaving: string): void {
  try {
    makeRoom(seen, leaving);
  } catch (error) {
    if (systemCode(error) !== "EXDEV") throw error;
    copy(seen, leaving);
    takeAway(seen);
  }
}

/** Where renaming is impossible, the next build makes the folder from scratch. */
function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (systemCode(error) !== "EXDEV") throw error;
  }
}

/** Only a complete copy gets the name `to`, also when the build is killed. */
function copy(from: string, to: string): void {
  const part = unfinished(to);
  cpSync(from, part, { recursive: true, preserveTimestamps: true });
  renameSync(part, to);
}

/** Git ignores such names. */
function unfinished(copied: string): string {
  return `${copied}.tmp`;
}

function takeAway(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
