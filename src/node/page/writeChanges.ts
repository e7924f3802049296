/** Writes changes to the files of a site: all of them, or none. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { besideOf, isIn, removeLeftOver, type Rights, writeBeside, writeUnsettled } from "../beside.ts";
import type { SiteFiles } from "../check/site.ts";
import { ifPossible, systemCode } from "../command/systemErrors.ts";
import { undisturbed } from "../command/undisturbed.ts";
import { isReadOnly, readOnly, unwritable } from "../command/unwritable.ts";
import type { FileChange } from "./outcome.ts";

/** A file differs from what was read. Nothing has been written. */
export class FileChanged extends Error {}

/** A file that may not be written; the message is a sentence. Nothing has been written. */
export class CannotWrite extends Error {}

interface FileStep {
  file: string;
  /** The path of the new content. */
  path: string;
  /** The symlink that leads to the file, if it is renamed. */
  link?: { from: string; to: string };
  /** The current content and path; left out for a new file. */
  old?: { file: string; path: string; text: string; rights: Rights };
  /** A temporary file with the old content, so that undoing works even on a full disk. */
  kept?: string;
  /** A temporary file with the new content; left out for a deletion. */
  temporary?: string;
}

/**
 * Prepares all contents as temporary files, then renames them one by one; if that fails, undoes what was done. Ctrl-C
 * waits for the end. A crash may leave only some of the files changed, but no file half-written; the next command
 * removes the temporary files.
 */
export function writeChanges(root: string, changes: readonly FileChange[], files: SiteFiles): void {
  const steps: FileStep[] = [];
  const begun: FileStep[] = [];
  removeLeftOver(join(root, "pages"));
  const release = undisturbed();
  try {
    for (const change of changes) steps.push(written(change.from ?? change.file, () => plan(root, change, files)));
    for (const [i, step] of steps.entries()) prepare(step, changes[i]!.text);
    for (const step of steps) {
      begun.push(step);
      put(step);
    }
  } catch (error) {
    for (const step of begun.toReversed()) ifPossible(() => undo(step));
    for (const { temporary } of steps) if (temporary) rmSync(temporary, { force: true });
    throw error;
  } finally {
    for (const { kept } of steps) if (kept) ifPossible(() => rmSync(kept, { force: true }));
    for (const { path, old, link } of steps)
      for (const each of [path, old?.path, link?.from, link?.to]) if (each) removeEmptyFolders(root, dirname(each));
    release();
  }
}

function plan(root: string, { file, from = file, text: wanted }: FileChange, files: SiteFiles): FileStep {
  const path = join(root, file);
  if (!Object.hasOwn(files, from)) {
    if (existsSync(path)) throw new FileChanged(file);
    return { file, path };
  }
  const named = join(root, from);
  if (!existsSync(named)) throw new FileChanged(from);
  if (file.toLowerCase() !== from.toLowerCase() && existsSync(path)) throw new FileChanged(file);
  // A page may be a symlink: a change or a rename keeps the link and writes its target, a deletion removes only the
  // link.
  const isLink = lstatSync(named).isSymbolicLink();
  const follows = wanted !== undefined && (from === file || isLink);
  const oldPath = follows ? realpathSync(named) : named;
  const text = files[from] as string;
  if (!isIn(oldPath, text)) throw new FileChanged(from);
  const rights = statSync(oldPath);
  if (isReadOnly(rights)) throw new CannotWrite(readOnly(from));
  const link = follows && from !== file && { link: { from: named, to: path } };
  return { file, path: follows ? oldPath : path, ...link, old: { file: from, path: oldPath, text, rights } };
}

function prepare(step: FileStep, text: string | undefined): void {
  const { file, path, old, link } = step;
  if (old) step.kept = written(old.file, () => writeUnsettled(old.path, old.text, old.rights));
  if (text === undefined) return;
  step.temporary = written(file, () => {
    mkdirSync(dirname(link?.to ?? path), { recursive: true });
    return writeBeside(path, text, old?.rights);
  });
}

function put({ file, path, link, old, temporary }: FileStep): void {
  if (!temporary) return written(file, () => rmSync(path));
  if (link) written(file, () => moveLink(link.from, link.to));
  // Renamed before it is replaced, so that a complete page exists at any time, also on file systems that ignore case.
  if (old && old.path !== path) written(old.file, () => renameSync(old.path, path));
  written(file, () => renameSync(temporary, path));
}

/** Renames a symlink; a relative target is adapted to the new folder. */
function moveLink(from: string, to: string): void {
  const target = readlinkSync(from);
  renameSync(from, to);
  if (isAbsolute(target) || dirname(from) === dirname(to)) return;
  const beside = besideOf(to);
  symlinkSync(relative(dirname(to), join(dirname(from), target)), beside);
  renameSync(beside, to);
}

/**
 * @throws {CannotWrite} for an error that the author can do something about.
 * @throws {FileChanged} for a file that was deleted in the meantime.
 */
function written<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (systemCode(error) === "ENOENT") throw new FileChanged(file, { cause: error });
    const why = unwritable(file, error);
    throw why === undefined ? error : new CannotWrite(why, { cause: error });
  }
}

function undo(step: FileStep): void {
  const { path, link, old, kept } = step;
  if (link) ifPossible(() => moveLink(link.to, link.from));
  if (!old || old.path !== path) rmSync(path, { force: true });
  // An unchanged file need not be put back; what prevented its change would prevent that as well.
  if (!old || (existsSync(old.path) && isIn(old.path, old.text))) return;
  // From here on, the copy must not be deleted, not even if the rename fails: then it is the only one.
  delete step.kept;
  renameSync(kept!, old.path);
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
