/** Writes a file that was put right, or says why not. */
import { accessSync, constants, readFileSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { type Rights, writeBeside } from "../beside.ts";
import { isReadOnly, readOnly, unwritable } from "../unwritable.ts";

interface Contents {
  /** What was read. */
  before: string | Uint8Array;
  after: string;
}

/**
 * Puts the new content in the place of the old one, all at once, with the same rights; behind a symbolic link that is
 * the file it leads to. Gives a sentence when the file was left as it is.
 */
export function writeFixed(root: string, file: string, { before, after }: Contents): string | undefined {
  try {
    const path = realpathSync(join(root, file));
    if (!path.startsWith(`${realpathSync(root)}${sep}`))
      return `${file} leads to a file outside of this folder, so it was left as it is.`;
    const now = readFileSync(path);
    // Two names may lead to one file.
    if (now.equals(Buffer.from(after))) return undefined;
    const stats = statSync(path);
    if (isReadOnly(stats)) return readOnly(file);
    accessSync(path, constants.W_OK);
    return replace(path, stats, { before, after }) ? undefined : meanwhile(file);
  } catch (error) {
    return reason(file, error);
  }
}

/** False when somebody else has written the file since it was read. */
function replace(path: string, rights: Rights, { before, after }: Contents): boolean {
  const temporary = writeBeside(path, after, rights);
  try {
    if (!readFileSync(path).equals(Buffer.from(before))) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function reason(file: string, error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return meanwhile(file);
  return unwritable(file, error) ?? `${file} could not be changed. See whether you can save it in your editor.`;
}

function meanwhile(file: string): string {
  return `${file} was changed by another program in the meantime, so it was left as it is. Run this again.`;
}
