/** Why a file could not be written, in words for its author. */
import { isBeside } from "./beside.ts";
import { systemCode } from "./systemErrors.ts";

/** Undefined where its author can do nothing about it. */
export function unwritable(file: string, error: unknown): string | undefined {
  switch (systemCode(error)) {
    case "EACCES":
    case "EPERM":
      return isOfNewFile(error)
        ? `${file} could not be changed, because nothing may be written into its folder. Give yourself the right to do so.`
        : readOnly(file);
    case "EROFS":
      return readOnly(file);
    case "ENOSPC":
      return `${file} could not be changed, because the disk is full.`;
    default:
      return undefined;
  }
}

/** New content waits beside its file: without a right in the folder there is no place for it. */
function isOfNewFile(error: unknown): boolean {
  return error instanceof Error && "path" in error && isBeside(String(error.path));
}

export function readOnly(file: string): string {
  return `${file} could not be changed, because it may only be read. Give yourself the right to write it.`;
}

/** Whether nobody has the right to write it; the administrator could all the same. */
export function isReadOnly({ mode }: { mode: number }): boolean {
  return (mode & 0o222) === 0;
}
