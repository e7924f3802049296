/** Errors that the system gives: a file is not there, a disk is full. All others are mistakes in the program. */

/** What the system calls what it could not do, for example "ENOENT"; undefined where the program itself is at fault. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** The file or folder that the system could not do it with. It names none where a disk is full. */
export function systemPath(error: unknown): string | undefined {
  return error instanceof Error && "path" in error ? String(error.path) : undefined;
}

/** True for the error that a missing file gives. */
export function isMissing(error: unknown): boolean {
  const code = systemCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** For what can be done another time: where a disk is full or may only be read, nothing fails. */
export function ifPossible(write: () => void): void {
  try {
    write();
  } catch (error) {
    unlessOfSystem(error);
  }
}

/** The same behind a promise, as in `write().catch(unlessOfSystem)`. */
export function unlessOfSystem(error: unknown): void {
  if (systemCode(error) === undefined) throw error;
}
