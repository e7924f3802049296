/** Writes fixed files. */
import { accessSync, constants, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isIn, removeLeftOver, settled, writeUnsettled } from "../beside.ts";
import { isOutside } from "../site/linksOut.ts";
import { undisturbed } from "../command/undisturbed.ts";
import { isReadOnly, readOnly, unwritable } from "../command/unwritable.ts";
import { systemCode } from "../command/systemErrors.ts";

/** A file to write. */
interface Replacement {
  file: string;
  /** The content when it was read. */
  before: string | Uint8Array;
  after: string;
}

/** The most files that are open at once. */
const TOGETHER = 64;

/** Writes the files; returns a sentence for each file that could not be written. */
export async function writeAllFixed(root: string, changes: readonly Replacement[]): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  removeLeftOver(join(root, "pages"));
  const release = undisturbed();
  try {
    for (let i = 0; i < changes.length; i += TOGETHER) {
      const some = changes.slice(i, i + TOGETHER);
      const failed = await Promise.all(some.map((change) => writeFixed(root, change)));
      for (const [at, failure] of failed.entries()) if (failure !== undefined) failures.set(some[at]!.file, failure);
    }
  } finally {
    release();
  }
  return failures;
}

/**
 * Replaces the content of a file atomically and keeps its permissions; behind a symlink, replaces the target. Returns a
 * sentence if the file could not be written.
 */
async function writeFixed(root: string, { file, before, after }: Replacement): Promise<string | undefined> {
  try {
    const path = realpathSync(join(root, file));
    if (isOutside(root, "pages", path))
      return `${file} leads to a file outside of this folder, so it was left as it is.`;
    if (isIn(path, after)) return undefined;
    const stats = statSync(path);
    if (isReadOnly(stats)) return readOnly(file);
    accessSync(path, constants.W_OK);
    const temporary = writeUnsettled(path, after, stats);
    try {
      await settled(temporary);
      // Two symlinks may lead to one file.
      if (isIn(path, after)) return undefined;
      // Another program may have written the file in the meantime.
      if (!isIn(path, before)) return meanwhile(file);
      renameSync(temporary, path);
      return undefined;
    } finally {
      rmSync(temporary, { force: true });
    }
  } catch (error) {
    return reason(file, error);
  }
}

function reason(file: string, error: unknown): string {
  if (systemCode(error) === "ENOENT") return meanwhile(file);
  return unwritable(file, error) ?? `${file} could not be changed. See whether you can save it in your editor.`;
}

function meanwhile(file: string): string {
  return `${file} was changed by another program in the meantime, so it was left as it is. Run this again.`;
}
