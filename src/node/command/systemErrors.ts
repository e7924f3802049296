/** System errors, such as a missing file or a full disk, as opposed to errors of the program. */

/** The code of a system error, for example "ENOENT"; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** The path in a system error. ENOSPC often has none. */
export function systemPath(error: unknown): string | undefined {
  return error instanceof Error && "path" in error ? String(error.path) : undefined;
}

/** Whether an error means that a file is missing. */
export function isMissing(error: unknown): boolean {
  const code = systemCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** Runs an optional step: system errors, for example of a full or read-only disk, are ignored. */
export function ifPossible(write: () => void): void {
  try {
    write();
  } catch (error) {
    unlessOfSystem(error);
  }
}

/** The same for promises, as in `write().catch(unlessOfSystem)`. */
export function unlessOfSystem(error: unknown): void {
  if (systemCode(error) === undefined) throw error;
}
