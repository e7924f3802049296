/** Atomic writes: new content goes into a temporary file beside its target, which is then renamed. */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "./filesBelow.mjs";
import { statOf } from "./looks.mjs";
import { ifPossible, systemCode } from "./command/systemErrors.ts";

/** Permissions and owner of a file. */
export type Rights = Pick<Stats, "mode" | "uid" | "gid">;

/** Whether a file has exactly this content. */
export function isIn(path: string, content: string | Uint8Array): boolean {
  return readFileSync(path).equals(Buffer.from(content));
}

/** The path of a new temporary file in the same folder. */
export function besideOf(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

const BESIDE = /\.[\da-f-]{36}\.tmp$/;

/** Whether a path was made by `besideOf`. */
export function isBeside(path: string): boolean {
  return BESIDE.test(path);
}

/** The target of a temporary file; any other path is returned unchanged. */
export function withoutBeside(path: string): string {
  return path.replace(BESIDE, "");
}

/** Milliseconds after which a temporary file counts as left behind. */
const LEFT = 60_000;

/**
 * Deletes the temporary files that killed commands have left in a folder. Ignores file system errors, because other
 * commands may be writing and renaming such files at the same time.
 */
export function removeLeftOver(folder: string): void {
  ifPossible(() => {
    for (const name of filesBelow(folder).filter(isBeside)) {
      const path = join(folder, name);
      const stats = statOf(path);
      if (stats && Date.now() - stats.mtimeMs > LEFT) ifPossible(() => rmSync(path, { force: true }));
    }
  });
}

/**
 * Writes a temporary file beside another one, with these permissions if given. When it throws, it leaves no file.
 * @returns The path of the temporary file. The caller has to rename or delete it.
 */
export function writeBeside(path: string, text: string, rights?: Rights): string {
  // Without fsync, a crash of the machine may leave an empty file under the new name.
  return write(path, text, { rights, settle: fsyncSync });
}

/** The same without fsync: for one of many files, which `settled` flushes together. */
export function writeUnsettled(path: string, text: string, rights?: Rights): string {
  return write(path, text, { rights, settle: () => undefined });
}

/** Flushes a file to the disk. For several files in parallel, it takes little longer than for one. */
export async function settled(path: string): Promise<void> {
  const file = await open(path, "a");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

interface WriteOptions {
  rights: Rights | undefined;
  settle(target: number): void;
}

function write(path: string, text: string, { rights, settle }: WriteOptions): string {
  const temporary = besideOf(path);
  try {
    const target = openSync(temporary, "wx", rights && 0o600);
    try {
      writeFileSync(target, text);
      if (rights) giveRights(target, rights);
      settle(target);
    } finally {
      closeSync(target);
    }
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function giveRights(target: number, { mode, uid, gid }: Rights): void {
  try {
    fchownSync(target, uid, gid);
  } catch (error) {
    // Only root can change the owner. Otherwise the current user owns the new file.
    if (systemCode(error) !== "EPERM") throw error;
  }
  fchmodSync(target, mode & 0o7777);
}
