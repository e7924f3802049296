/** Where files really lie to which links of the file system lead. See docs/decisions/0036. */
import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";

const HIDDEN = /(?:^|\/)\./;

/** Whether a real file is not in a site's folder, nor in `folder` of it, which may be a link itself; or is hidden there. */
export function isOutside(root: string, folder: string, real: string): boolean {
  const within = pathWithin(join(root, folder), real) ?? pathWithin(root, real);
  return within === undefined || HIDDEN.test(within);
}

/** Whether a picture is behind a link that leads out of the site. One that is not there is not. */
export function isPictureOutside(root: string, src: string): boolean {
  const path = join(root, "images", src);
  if (!existsSync(path)) return false;
  const real = realpathSync(path);
  return pathWithin(join(root, "images"), real) !== src && isOutside(root, "images", real);
}

/** The path of a real file from a folder, with forward slashes; undefined for one that is not in it. */
export function pathWithin(folder: string, real: string): string | undefined {
  const path = existsSync(folder) ? relative(realpathSync(folder), real).replaceAll("\\", "/") : "..";
  return isAbsolute(path) || /^\.\.(?:\/|$)/.test(path) ? undefined : path;
}
