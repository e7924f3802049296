/** Which files of a site are documents, and of what kind. */
import { append } from "../append.ts";
import { misplaced, SHARED_FOLDER, SITE_FILE } from "../misplaced.ts";
import type { Document, Problem, Role, SiteFiles } from "../site.ts";
import { missingFiles, otherEnding, strangeName, wholeFile } from "./fileProblems.ts";

/** The JSON files below `pages/` as documents that are not open yet, each kind in the order of their paths. */
interface Listed {
  /** What pages may need: what all of them share, and shared blocks. */
  common: Document[];
  pages: Document[];
  /** Files with names that no page and no shared block has, and files that are missing. */
  problems: Problem[];
}

export function listSite(files: SiteFiles): Listed {
  const listed: Listed = { common: [], pages: [], problems: [] };
  const paths = Object.keys(files).filter((file) => file.startsWith("pages/"));
  for (const file of paths.toSorted()) {
    const better = renamed(file);
    if (better !== undefined) {
      listed.problems.push(otherEnding(file, better));
      continue;
    }
    const known = misplaced(file, files);
    if (known) listed.problems.push(wholeFile({ file }, "unknown-file", known));
    const { role, name } = known ?? { role: roleOf(file), name: nameOf(file) };
    if (!role) listed.problems.push(strangeName(file));
    else listed[role === "page" ? "pages" : "common"].push({ file, role, name, text: "" });
  }
  const hasSite = listed.common.some(({ role }) => role === "site");
  append(listed.problems, missingFiles(listed.pages.length > 0, hasSite));
  return listed;
}

/** Endings that an editor or a computer gives a page. */
const OTHER_ENDING = /\.(?:json\.txt|jsonc|json5)$/i;

/** Whether a file has the name of a page, or one that was meant for it. */
export function isJson(file: string): boolean {
  return /\.json$/i.test(file) || OTHER_ENDING.test(file);
}

/** The name that was meant for a page with another ending. */
function renamed(file: string): string | undefined {
  return OTHER_ENDING.test(file) ? file.replace(OTHER_ENDING, ".json") : undefined;
}

function roleOf(file: string): Role | undefined {
  if (file === SITE_FILE) return "site";
  const isShared = file.startsWith(SHARED_FOLDER);
  const name = `/${isShared ? file.slice(SHARED_FOLDER.length) : file}`;
  if (/\/_|\/\.[^/]*$/.test(name)) return undefined;
  return isShared ? "shared" : "page";
}

/** What a page or a shared block is called. */
export function nameOf(file: string): string {
  return file.replace(/^pages\/(?:_shared\/)?/, "").replace(/\.json$/i, "");
}
