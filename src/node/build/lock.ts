/** One build of a site at a time: two would make the same folder at once. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

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
    rmSync(path, { force: true });
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
  try {
    writeFileSync(path, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
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
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
