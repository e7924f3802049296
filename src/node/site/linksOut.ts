/** Resolves symlinks, and tells which ones lead out of the site. See docs/decisions/0036. */
import { realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pathFrom } from "../pathFrom.ts";
import { unlessOfSystem } from "../command/systemErrors.ts";

const HIDDEN = /(?:^|\/)\./;

/** Whether a real path lies outside of both the site and `folder` in it, which may be a symlink, or is hidden there. */
export function isOutside(root: string, folder: string, real: string): boolean {
  const within = pathWithin(join(root, folder), real) ?? pathWithin(root, real);
  return within === undefined || HIDDEN.test(within);
}

/** Whether a symlink of a picture leads out of the site. False for a missing picture. */
export function isPictureOutside(root: string, src: string): boolean {
  const real = realPath(join(root, "images", src));
  return real !== undefined && pathWithin(join(root, "images"), real) !== src && isOutside(root, "images", real);
}

/** The relative path of a real path in an existing folder, with forward slashes; undefined if it lies outside. */
export function pathWithin(folder: string, real: string): string | undefined {
  const start = realPath(folder);
  const path = start === undefined ? ".." : pathFrom(start, real);
  return isAbsolute(path) || /^\.\.(?:\/|$)/.test(path) ? undefined : path;
}

/**
 * Resolves symlinks; undefined for a missing file or a dangling symlink. One call, because the file may be deleted between
 * two.
 */
export function realPath(path: string): string | undefined {
  try {
    // The other variant asks for each folder of the path.
    return realpathSync.native(path);
  } catch (error) {
    unlessOfSystem(error);
    return undefined;
  }
}
