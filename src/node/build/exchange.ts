/**
 * A finished folder takes the place of the one that is seen. Both get other names, so that nobody sees a folder of which only
 * a part is there. Some systems do not rename them: they are on different disks, or in a layer of a container that is never
 * changed. There a copy of the finished one is made beside the one that is seen, and takes its place.
 */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { BuildStopped } from "./buildStopped.ts";
import { ifPossible, systemCode } from "../systemErrors.ts";

export interface Folders {
  /** The folder that is seen. */
  seen: string;
  /** The one that takes its place. */
  spare: string;
  /** Where the one that was seen is meanwhile. */
  leaving: string;
}

export interface Exchanged {
  /** Whether a copy is seen now. Then the spare folder is where it was. */
  isCopy: boolean;
  /** Both are where they were. */
  undo(): void;
  /** Lets the folder that was seen be the spare one, or takes it away where there is one. */
  end(): void;
}

/** Leaves all as it was when it fails. */
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

/** On the same disk as the folder that is seen. Git ignores such names. */
function siblingsOf(seen: string): Folders {
  return { seen, spare: `${seen}.next.tmp`, leaving: `${seen}.leaving.tmp` };
}

/** @returns What undoes it. */
function takePlace({ seen, spare, leaving }: Folders, clear: typeof makeRoom): () => void {
  const isFirst = !existsSync(seen);
  const putBack = () => void (isFirst || renameSync(leaving, seen));
  if (!isFirst) clear(seen, leaving);
  try {
    renameSync(spare, seen);
  } catch (error) {
    putBack();
    throw error;
  }
  return () => {
    renameSync(seen, spare);
    putBack();
  };
}

/** Takes away the folder that is seen. Where a disk or a volume of a container is mounted, no other one can take its place. */
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

/** A folder of a layer can be copied and taken away, but it never gets another name, not even on its own disk. */
function makeRoomByCopying(seen: string, leaving: string): void {
  try {
    makeRoom(seen, leaving);
  } catch (error) {
    if (systemCode(error) !== "EXDEV") throw error;
    copy(seen, leaving);
    takeAway(seen);
  }
}

/** Where the one cannot get the name of the other, the build makes it anew. */
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
