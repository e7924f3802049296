/** One build of a site at a time: two would make the same folder at once. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { besideOf } from "../beside.ts";
import { systemCode } from "../systemErrors.ts";

/** Milliseconds in which whoever has made the file has written into it. */
const PATIENCE = 10_000;

/**
 * Takes a lock, also from a build that has ended without giving it back.
 * @param path Of the file that says who has it.
 * @returns Gives it back; undefined while another build on this computer has it.
 */
export function takeLock(path: string): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  const own = identityOf(process.pid);
  while (!wrote(path, own)) {
    const holder = read(path);
    if (holder === undefined) continue;
    // Without a number somebody is just about to write it, or was killed before that.
    if (holder === "" ? isNew(path) : isRunning(holder)) return undefined;
    takeAway(path, holder);
  }
  const release = () => {
    process.off("exit", release);
    if (read(path) === own) rmSync(path, { force: true });
  };
  process.once("exit", release);
  return release;
}

/** Not when there is one already. */
function wrote(path: string, content: string): boolean {
  const file = create(path);
  if (file === undefined) return false;
  try {
    writeFileSync(file, content);
    return true;
  } catch (error) {
    // On a full disk there is a file with nothing in it, which would keep others waiting.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function create(path: string): number | undefined {
  try {
    return openSync(path, "wx");
  } catch (error) {
    if (systemCode(error) === "EEXIST") return undefined;
    throw error;
  }
}

/** Takes away what has been left by one that ended, but not the lock of somebody who was quicker to do so. */
function takeAway(path: string, left: string): void {
  const aside = besideOf(path);
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return;
    throw error;
  }
  if (read(aside) !== left && !existsSync(path)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isNew(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < PATIENCE;
}

/** The number of a process and, where the system tells, when it has started: in a container the next one has the same number. */
function identityOf(pid: number): string {
  const start = read(`/proc/${pid}/stat`)?.split(") ").at(-1)!.split(" ")[19];
  return start === undefined ? String(pid) : `${pid} ${start}`;
}

function isRunning(holder: string): boolean {
  const [number, start] = holder.split(" ");
  const pid = Number(number);
  try {
    // Asks only whether there is one.
    return pid > 0 && process.kill(pid, 0) && (start === undefined || identityOf(pid) === holder);
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
