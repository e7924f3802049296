/** Lock file of a build: two builds of one site would write the same folders. */
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
import { systemCode } from "../command/systemErrors.ts";

/** Milliseconds after which an empty lock file is stale: its process was killed before it wrote its id. */
const PATIENCE = 10_000;

/**
 * Acquires the lock, also from a process that has ended without releasing it.
 * @param path The lock file, which holds the id of its process.
 * @returns A function that releases the lock; undefined while another process on this computer holds it.
 */
export function takeLock(path: string): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  const own = identityOf(process.pid);
  while (!wrote(path, own)) {
    const holder = read(path);
    if (holder === undefined) continue;
    // An empty file has just been created, or its process was killed before it wrote its id.
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

/** False if the file exists already. */
function wrote(path: string, content: string): boolean {
  const file = create(path);
  if (file === undefined) return false;
  try {
    writeFileSync(file, content);
    return true;
  } catch (error) {
    // On a full disk an empty file would remain and block other builds.
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

/** Deletes a stale lock file, unless another process has already replaced it with its own. */
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

/** The process id and, where `/proc` has it, the start time: in a container the next process often gets the same id. */
function identityOf(pid: number): string {
  const start = statusOf(pid)?.start;
  return start === undefined ? String(pid) : `${pid} ${start}`;
}

/** Undefined where there is no `/proc`, and for a process that is gone. */
function statusOf(pid: number): { state: string; start: string } | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(") ").at(-1)!.split(" ");
  return fields && { state: fields[0]!, start: fields[19]! };
}

function isRunning(holder: string): boolean {
  const [number, start] = holder.split(" ");
  const pid = Number(number);
  try {
    const status = statusOf(pid);
    // A killed process whose parent does not wait for it remains as a zombie, which signals still find.
    if (status && (status.state === "Z" || (start ?? status.start) !== status.start)) return false;
    // Signal 0 only tests whether the process exists.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
