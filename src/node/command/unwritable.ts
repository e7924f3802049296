/** Messages for authors about files that could not be written. */
import { join } from "node:path";
import { isBeside, withoutBeside } from "../beside.ts";
import { systemCode, systemPath } from "./systemErrors.ts";

/** Undefined for errors that an author cannot resolve. */
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

/**
 * The same for an error whose file and operation are unknown. Undefined if the error came from reading.
 * @param root The folder of the site. The message names the file relative to it.
 */
export function unwritableIn(root: string, error: unknown): string | undefined {
  const path = systemPath(error);
  if (path === undefined) return unwritable(root, error);
  const isRead = !isBeside(path) && !changesFolder(error) && systemCode(error) !== "EROFS";
  return isRead ? undefined : unwritable(withoutBeside(path).replace(join(root, "/"), ""), error);
}

/**
 * Whether permissions of the folder are missing: writing a temporary file and renaming it needs these, and none of the
 * file.
 */
function isOfFolder(error: unknown): boolean {
  // EPERM, in contrast, means that the file itself is locked.
  return changesFolder(error) ? systemCode(error) === "EACCES" : isBeside(systemPath(error) ?? "");
}

/** Whether the call changes entries of a folder, although its error names a file. */
function changesFolder(error: unknown): boolean {
  const call = error instanceof Error && "syscall" in error ? error.syscall : undefined;
  return ["mkdir", "rename", "rm", "unlink"].some((each) => each === call);
}

export function readOnly(file: string): string {
  return `${file} could not be changed, because it may only be read. Give yourself the right to write it.`;
}

/** Whether a file has no write permission at all. Root could write it all the same. */
export function isReadOnly({ mode }: { mode: number }): boolean {
  return (mode & 0o222) === 0;
}
