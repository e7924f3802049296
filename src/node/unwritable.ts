/** Why a file could not be written, in words for its author. */
import { join } from "node:path";
import { isBeside, withoutBeside } from "./beside.ts";
import { systemCode, systemPath } from "./systemErrors.ts";

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

/**
 * The same where nobody knows which file it was, or whether it was to be written: undefined for one that was to be read.
 * @param root Folder of the site, from which the file is named.
 */
export function unwritableIn(root: string, error: unknown): string | undefined {
  const path = systemPath(error);
  if (path === undefined) return unwritable(root, error);
  const isRead = !isBeside(path) && !changesFolder(error) && systemCode(error) !== "EROFS";
  return isRead ? undefined : unwritable(withoutBeside(path).replace(join(root, "/"), ""), error);
}

/** New content waits beside its file, and takes its place: that needs a right in the folder, and none in the file. */
function isOfFolder(error: unknown): boolean {
  // Where it is refused otherwise, somebody has locked the file itself.
  return changesFolder(error) ? systemCode(error) === "EACCES" : isBeside(systemPath(error) ?? "");
}

/** Whether it was about a name in a folder, although a file is named. */
function changesFolder(error: unknown): boolean {
  const call = error instanceof Error && "syscall" in error ? error.syscall : undefined;
  return ["mkdir", "rename", "rm", "unlink"].some((each) => each === call);
}

export function readOnly(file: string): string {
  return `${file} could not be changed, because it may only be read. Give yourself the right to write it.`;
}

/** Whether nobody has the right to write it; the administrator could all the same. */
export function isReadOnly({ mode }: { mode: number }): boolean {
  return (mode & 0o222) === 0;
}
