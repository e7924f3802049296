/** Which files the studio writes. A name is taken or refused as it is: nothing is decoded, joined or tidied up first. */
import { lstatSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { isDevice } from "../check/files/portable.ts";
import { realPath } from "../linksOut.ts";
import { loadSite } from "../loadSite.ts";
import { Refusal } from "./refusal.ts";

/** Below `pages/`: folders and a file, in letters that mean the same on every machine. */
const PAGE = /^pages(?:\/[A-Za-z0-9_][\w-]*(?:\.[\w-]+)*){1,8}\.json$/;
const LONGEST = 200;

/**
 * The path of a file of a page. Files that are there already may be called whatever they are called.
 * @throws {Refusal} for a name that is none of a page, and for one that leads out of `pages/`.
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

/** Whether what is at a path is really below a folder, or would be. A folder that is missing leads nowhere else. */
export function leadsInto(folder: string, path: string): boolean {
  const inside = realPath(folder);
  const real = realPath(path);
  if (real === undefined) {
    // A link to nothing leads wherever somebody makes it lead.
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
    return path === folder || (path !== dirname(path) && leadsInto(folder, dirname(path)));
  }
  return inside !== undefined && (real === inside || real.startsWith(inside + sep));
}
