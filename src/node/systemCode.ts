/** What the system calls what it could not do, for example "ENOENT"; undefined where the program itself is at fault. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** True for the error that a missing file gives. */
export function isMissing(error: unknown): boolean {
  const code = systemCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}
