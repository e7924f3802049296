/** One build of a site at a time: two would make the same folder at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Takes a lock, also from a build that has ended without giving it back.
 * @param path Of the file that says who has it.
 * @returns Gives it back; undefined while another build on this computer has it.
 */
export function takeLock(path: string): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  const own = String(process.pid);
  while (!wrote(path, own)) {
    const holder = read(path);
    if (holder === undefined) continue;
    // Without a number somebody is just about to write it.
    if (holder === "" || isRunning(Number(holder))) return undefined;
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

function isRunning(pid: number): boolean {
  try {
    // Asks only whether there is one.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
