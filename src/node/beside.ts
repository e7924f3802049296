/** New content waits beside its file until it is whole; then it takes the place of the old one all at once. */
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
import { statOf } from "./statOf.ts";
import { ifPossible, systemCode } from "./systemErrors.ts";

/** What a file is allowed to whom. */
export type Rights = Pick<Stats, "mode" | "uid" | "gid">;

/** Whether a file has this content and no other. */
export function isIn(path: string, content: string | Uint8Array): boolean {
  return readFileSync(path).equals(Buffer.from(content));
}

/** A path in the same folder that no file has. */
export function besideOf(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

const BESIDE = /\.[\da-f-]{36}\.tmp$/;

/** Whether a path is of that kind. */
export function isBeside(path: string): boolean {
  return BESIDE.test(path);
}

/** The file beside which another one waits; any other path as it is. */
export function withoutBeside(path: string): string {
  return path.replace(BESIDE, "");
}

/** Milliseconds after which nobody is still writing such a file. */
const LEFT = 60_000;

/**
 * Takes away what waits beside the files of a folder because a command was killed, as far as that can be done: others write
 * files there meanwhile, and give them their names.
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
 * Writes a file beside another one, with these rights if they are given, and gives its path: it is to be renamed or
 * removed. When it throws, nothing is left behind.
 */
export function writeBeside(path: string, text: string, rights?: Rights): string {
  // Otherwise a machine that stops may have the new name, and nothing behind it.
  return write(path, text, { rights, settle: fsyncSync });
}

/** The same of one of many files, which the disk need not have yet, see `settled`. */
export function writeUnsettled(path: string, text: string, rights?: Rights): string {
  return write(path, text, { rights, settle: () => undefined });
}

/** Resolves when the disk has a file. Asked for several at once, it takes little longer than for one. */
export async function settled(path: string): Promise<void> {
  const file = await open(path, "a");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

interface How {
  rights: Rights | undefined;
  settle(target: number): void;
}

function write(path: string, text: string, { rights, settle }: How): string {
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
    // Only the administrator can give a file away; others who may write it become its owner.
    if (systemCode(error) !== "EPERM") throw error;
  }
  fchmodSync(target, mode & 0o7777);
}
