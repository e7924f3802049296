/** Where files really lie to which links of the file system lead. See docs/decisions/0036. */
import { realpathSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { unlessOfSystem } from "./systemErrors.ts";

const HIDDEN = /(?:^|\/)\./;

/** Whether a real file is not in a site's folder, nor in `folder` of it, which may be a link itself; or is hidden there. */
export function isOutside(root: string, folder: string, real: string): boolean {
  const within = pathWithin(join(root, folder), real) ?? pathWithin(root, real);
  return within === undefined || HIDDEN.test(within);
}

/** Whether a picture is behind a link that leads out of the site. One that is not there is not. */
export function isPictureOutside(root: string, src: string): boolean {
  const real = realPath(join(root, "images", src));
  return real !== undefined && pathWithin(join(root, "images"), real) !== src && isOutside(root, "images", real);
}

/** The path of a real file from a folder, with forward slashes; undefined for one that is not in it. */
export function pathWithin(folder: string, real: string): string | undefined {
  const start = realPath(folder);
  const path = start === undefined ? ".." : relative(start, real).replaceAll("\\", "/");
  return isAbsolute(path) || /^\.\.(?:\/|$)/.test(path) ? undefined : path;
}

/** Where a path leads, asked once: between two looks it may be gone. Undefined where nothing is, as behind a link to nothing. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    unlessOfSystem(error);
    return undefined;
  }
}
