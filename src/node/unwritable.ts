/** Why a file could not be written, in words for its author. */

/** Undefined where its author can do nothing about it. */
export function unwritable(file: string, error: unknown): string | undefined {
  switch (error instanceof Error && "code" in error && error.code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return readOnly(file);
    case "ENOSPC":
      return `${file} could not be changed, because the disk is full.`;
    default:
      return undefined;
  }
}

export function readOnly(file: string): string {
  return `${file} could not be changed, because it may only be read. Give yourself the right to write it.`;
}

/** Whether nobody has the right to write it; the administrator could all the same. */
export function isReadOnly({ mode }: { mode: number }): boolean {
  return (mode & 0o222) === 0;
}
