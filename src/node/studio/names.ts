/** Decides which files the studio may write. A name is accepted or refused as it is, without decoding or normalizing it. */
import { lstatSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { isDevice } from "../check/files/portable.ts";
import { realPath } from "../site/linksOut.ts";
import { loadSite } from "../site/loadSite.ts";
import { Refusal } from "./refusal.ts";

/** A path below `pages/` of characters that every file system supports. */
const PAGE = /^pages(?:\/[A-Za-z0-9_][\w-]*(?:\.[\w-]+)*){1,8}\.json$/;
const LONGEST = 200;

/**
 * The absolute path of the file of a page. An existing file may have any name.
 * @throws {Refusal} if a new name is not allowed, or if a symlink leads out of `pages/`.
 */
export function pagePath(site: string, file: string): string {
  if (!isPlain(file) && !Object.hasOwn(loadSite(site).files, file))
    throw new Refusal(
      403,
      `"${file.slice(0, LONGEST)}" cannot be the name of a page's file. Write it like "pages/about.json".`,
    );
  const path = join(site, file);
  if (!leadsInto(join(site, "pages"), path))
    throw new Refusal(403, `${file} is a link to a place outside pages/, which the studio does not touch.`);
  return path;
}

function isPlain(file: string): boolean {
  return PAGE.test(file) && file.length <= LONGEST && !file.split("/").some(isDevice);
}

/** Whether a path lies below a folder once symlinks are resolved. For a missing file, its parent folder decides. */
export function leadsInto(folder: string, path: string): boolean {
  const inside = realPath(folder);
  const real = realPath(path);
  if (real === undefined) {
    // The target of a dangling symlink may be created anywhere later.
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
    return path === folder || (path !== dirname(path) && leadsInto(folder, dirname(path)));
  }
  return inside !== undefined && (real === inside || real.startsWith(inside + sep));
}
