/** Writes changes to the files of a site: all of them, or none. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { removeLeftOver, type Rights, writeBeside } from "../beside.ts";
import type { SiteFiles } from "../check/site.ts";
import { undisturbed } from "../undisturbed.ts";
import { isReadOnly, readOnly, unwritable } from "../unwritable.ts";
import type { Change } from "./outcome.ts";

/** A file is not as it was read; nothing has been written. */
export class FileChanged extends Error {}

/** A file that may not be written, in a sentence; nothing has been written. */
export class CannotWrite extends Error {}

interface Step {
  file: string;
  /** Where the content will be. */
  path: string;
  /** Where it is now; left out for a new file. */
  old?: { path: string; content: Buffer; rights: Rights };
  /** Holds the new content until every file has one. Left out for a file that is taken away. */
  temporary?: string;
}

/**
 * Writes everything beside the files first, then puts one file after the other in its place. When that fails, what was
 * done is undone. Ctrl-C waits for the end. Only a crash leaves some files as they were and others as they should be, none in
 * between, and some ending in ".tmp", which the next command takes away.
 */
export function writeChanges(root: string, changes: readonly Change[], files: SiteFiles): void {
  const steps: Step[] = [];
  const begun: Step[] = [];
  removeLeftOver(join(root, "pages"));
  const release = undisturbed();
  try {
    for (const change of changes) steps.push(plan(root, change, files));
    for (const [i, step] of steps.entries()) prepare(step, changes[i]!.text);
    for (const step of steps) {
      begun.push(step);
      put(step);
    }
  } catch (error) {
    for (const step of begun) undo(step);
    for (const { temporary } of steps) if (temporary) rmSync(temporary, { force: true });
    for (const { path } of steps) removeEmptyFolders(root, dirname(path));
    throw error;
  } finally {
    release();
  }
  for (const { old } of steps) if (old) removeEmptyFolders(root, dirname(old.path));
}

function plan(root: string, { file, from = file }: Change, files: SiteFiles): Step {
  const path = join(root, file);
  if (!Object.hasOwn(files, from)) {
    if (existsSync(path)) throw new FileChanged(file);
    return { file, path };
  }
  const named = join(root, from);
  if (!existsSync(named)) throw new FileChanged(from);
  if (file.toLowerCase() !== from.toLowerCase() && existsSync(path)) throw new FileChanged(file);
  // A page may be a link to a file somewhere else: it stays one, unless it gets another name.
  const oldPath = from === file ? realpathSync(named) : named;
  const content = readFileSync(oldPath);
  if (!content.equals(Buffer.from(files[from] as string))) throw new FileChanged(from);
  const rights = statSync(oldPath);
  if (isReadOnly(rights)) throw new CannotWrite(readOnly(from));
  return { file, path: from === file ? oldPath : path, old: { path: oldPath, content, rights } };
}

function prepare(step: Step, text: string | undefined): void {
  if (text === undefined) return;
  try {
    mkdirSync(dirname(step.path), { recursive: true });
    step.temporary = writeBeside(step.path, text, step.old?.rights);
  } catch (error) {
    const why = unwritable(step.file, error);
    throw why === undefined ? error : new CannotWrite(why, { cause: error });
  }
}

function put({ path, old, temporary }: Step): void {
  if (!temporary) return rmSync(path);
  // The new name first: in between stands a page that is whole, also where capital letters make no difference.
  if (old && old.path !== path) renameSync(old.path, path);
  renameSync(temporary, path);
}

function undo({ path, old }: Step): void {
  if (!old || old.path !== path) rmSync(path, { force: true });
  if (old) writeFileSync(old.path, old.content, { mode: old.rights.mode });
}

function removeEmptyFolders(root: string, folder: string): void {
  if (!folder.startsWith(join(root, "pages", "/"))) return;
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  removeEmptyFolders(root, dirname(folder));
}
