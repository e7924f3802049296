/** Names of the files of pages. */
import { posix } from "node:path";
import { fileStem } from "../../model/routes.ts";
import { pageFile } from "../check/files/sitePaths.ts";
import { portablePath } from "../check/files/portable.ts";
import type { PageOfSite, Survey } from "./survey.ts";

/** The file for a page at a route; undefined where a page's file cannot have such a name. */
function fileFor(route: string): string | undefined {
  const file = portablePath(pageFile(fileStem(route)));
  return file.includes("/_") ? undefined : file;
}

/** The file of the site that has this name, also where capital letters make no difference. */
export function sameFile({ files }: Survey, file: string): string | undefined {
  return Object.keys(files).find((other) => other.toLowerCase() === file.toLowerCase());
}

/** The file that a page is in when it has moved: named after its new address if it was named after the old one. */
export function moveFile(survey: Survey, page: PageOfSite, to: string): string {
  const moved = fileFor(to);
  if (moved === undefined || page.file !== fileFor(page.route)) return page.file;
  const taken = sameFile(survey, moved);
  return taken === undefined || taken === page.file ? moved : page.file;
}

/** A relative address in a file, when the file moves to another folder. */
export function schemaPath(written: string, from: string, to: string): string {
  if (/^(?:[a-z]+:|\/)/i.test(written) || posix.dirname(from) === posix.dirname(to)) return written;
  const target = posix.join(posix.dirname(from), written);
  const moved = posix.relative(posix.dirname(to), target);
  return moved.startsWith(".") ? moved : `./${moved}`;
}
