/** Writes changes to the files of a site: all of them, or none. */
import { randomUUID } from "node:crypto";
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
import { dirname, join, relative } from "node:path";
import type { SiteFiles } from "../check/site.ts";
import type { Change } from "./outcome.ts";

/** A file is not as it was read; nothing has been written. */
export class FileChanged extends Error {}

interface Step {
  /** Where the content is; the file behind a link. */
  path: string;
  /** Holds the new content until every file has one. Left out for a file that is taken away. */
  temporary?: string;
  before: Buffer | undefined;
  mode: number | undefined;
}

/**
 * Writes everything beside the files first, then puts one file after the other in its place. When that fails, what was
 * done is undone. A crash leaves each file as it was or as it should be, and at worst files ending in ".tmp".
 */
export function writeChanges(root: string, changes: readonly Change[], files: SiteFiles): void {
  const steps: Step[] = [];
  const done: Step[] = [];
  try {
    for (const change of changes) steps.push(prepare(root, change, files));
    for (const step of steps) {
      done.push(step);
      put(step, steps);
    }
  } catch (error) {
    for (const step of done.toReversed()) undo(step);
    for (const { temporary } of steps) if (temporary) rmSync(temporary, { force: true });
    throw error;
  }
  for (const { path, temporary } of steps) if (!temporary) removeEmptyFolders(root, dirname(path));
}

function prepare(root: string, { file, text }: Change, files: SiteFiles): Step {
  const named = join(root, file);
  const known = Object.hasOwn(files, file);
  // A new name may be the old one in other capitals, which some systems take for the same file.
  const isThere = existsSync(named) && !isOtherCase(file, files);
  const path = known && isThere ? realpathSync(named) : named;
  const before = isThere ? readFileSync(path) : undefined;
  if (known ? !before?.equals(bytes(files[file])) : isThere) throw new FileChanged(file);
  const mode = before && statSync(path).mode;
  if (text === undefined) return { path, before, mode };
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  writeFileSync(temporary, text, mode === undefined ? {} : { mode });
  return { path, temporary, before, mode };
}

function isOtherCase(file: string, files: SiteFiles): boolean {
  return !Object.hasOwn(files, file) && Object.keys(files).some((other) => other.toLowerCase() === file.toLowerCase());
}

function bytes(content: SiteFiles[string] | undefined): Buffer {
  return typeof content === "string" || content instanceof Uint8Array
    ? Buffer.from(content as string)
    : Buffer.alloc(0);
}

function put({ path, temporary }: Step, steps: readonly Step[]): void {
  if (temporary) return renameSync(temporary, path);
  const { ino } = statSync(path);
  const twin = steps.find((step) => step.temporary && step.path.toLowerCase() === path.toLowerCase());
  // The new content is in this very file: only its name is still the old one.
  if (twin && statSync(twin.path).ino === ino) return renameSync(path, twin.path);
  rmSync(path);
}

function undo({ path, before, mode }: Step): void {
  if (before) writeFileSync(path, before, mode === undefined ? {} : { mode });
  else rmSync(path, { force: true });
}

function removeEmptyFolders(root: string, folder: string): void {
  if (!relative(join(root, "pages"), folder) || relative(join(root, "pages"), folder).startsWith("..")) return;
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  removeEmptyFolders(root, dirname(folder));
}
