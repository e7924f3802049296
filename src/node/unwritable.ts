/** Why a file could not be written, in words for its author. */
import { isBeside } from "./beside.ts";
import { systemCode } from "./systemErrors.ts";

/** Undefined where its author can do nothing about it. */
export function unwritable(file: string, error: unknown): string | undefined {
  switch (systemCode(error)) {
    case "EACCES":
    case "EPERM":
      return isOfFolder(error)
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

/** What the system does to a folder, although it is asked about a file. */
const OF_FOLDER = ["mkdir", "rename", "rm", "unlink"];

/** New content waits beside its file, and takes its place: that needs a right in the folder, and none in the file. */
function isOfFolder(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Where it is refused otherwise, somebody has locked the file itself.
  if ("syscall" in error && OF_FOLDER.includes(String(error.syscall))) return systemCode(error) === "EACCES";
  return "path" in error && isBeside(String(error.path));
}

export function readOnly(file: string): string {
  return `${file} could not be changed, because it may only be read. Give yourself the right to write it.`;
}

/** Whether nobody has the right to write it; the administrator could all the same. */
export function isReadOnly({ mode }: { mode: number }): boolean {
  return (mode & 0o222) === 0;
}
