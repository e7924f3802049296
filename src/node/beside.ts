/** New content waits beside its file until it is whole; then it takes the place of the old one all at once. */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsync,
  fsyncSync,
  openSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { promisify } from "node:util";

/** What a file is allowed to whom. */
export type Rights = Pick<Stats, "mode" | "uid" | "gid">;

/** A path in the same folder that no file has. */
export function besideOf(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

/** Whether a path is of that kind. */
export function isBeside(path: string): boolean {
  return /\.[\da-f-]{36}\.tmp$/.test(path);
}

/**
 * Writes a file beside another one, with these rights if they are given, and gives its path: it is to be renamed or
 * removed. When it throws, nothing is left behind.
 */
export function writeBeside(path: string, text: string, rights?: Rights): string {
  const { temporary, target } = open(path, rights);
  try {
    fill(target, text, rights);
    // Otherwise a machine that stops may have the new name, and nothing behind it.
    fsyncSync(target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(target);
  }
  return temporary;
}

/** The same for many files: a disk that is asked for several at once takes little longer than for one. */
export async function writeBesideTogether(path: string, text: string, rights?: Rights): Promise<string> {
  const { temporary, target } = open(path, rights);
  try {
    fill(target, text, rights);
    await settled(target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(target);
  }
  return temporary;
}

const settled = promisify(fsync);

function open(path: string, rights: Rights | undefined): { temporary: string; target: number } {
  const temporary = besideOf(path);
  return { temporary, target: openSync(temporary, "wx", rights && 0o600) };
}

function fill(target: number, text: string, rights: Rights | undefined): void {
  writeFileSync(target, text);
  if (rights) giveRights(target, rights);
}

function giveRights(target: number, { mode, uid, gid }: Rights): void {
  try {
    fchownSync(target, uid, gid);
  } catch (error) {
    // Only the administrator can give a file away; others who may write it become its owner.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
  fchmodSync(target, mode & 0o7777);
}
