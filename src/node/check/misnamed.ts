/** Files that only their own names keep from being pages or shared blocks. */
import { isJson, withOwnEnding } from "./document/endings.ts";
import { noPage, otherEnding, strangeName } from "./document/fileProblems.ts";
import { isGroup } from "./lookup.ts";
import { SHARED_FOLDER, SITE_FILE } from "./misplaced.ts";
import type { Problem, SiteFiles } from "./site.ts";

/** A file with a strange name. */
export interface Misnamed {
  /** The path that it should have by what is in it. Left out where that is taken, or where nobody can tell. */
  meant?: string;
  /** What is told of it. */
  problem(meant: string | undefined): Problem;
}

/** In front of the own name of a file, in a folder of pages or of shared blocks. */
const LEADING = /^(pages\/(?:_shared\/)?(?:[^_./][^/]*\/)*)_+(?=[^/_][^/]*$)/;

/** Whether a file has a name that no page has, and may be one all the same. */
export function hasDoubtfulName(file: string): boolean {
  return file !== SITE_FILE && (withOwnEnding(file) !== undefined || LEADING.test(file));
}

/** Undefined for a file with a name that a page or a shared block can have. */
export function misnamed(file: string, files: SiteFiles): Misnamed | undefined {
  if (file === SITE_FILE) return undefined;
  const isTaken = (path: string) => Object.hasOwn(files, path);
  const meantAs = (path: string) => (path === file || isTaken(path) ? undefined : meantBy(file, path, files));
  const better = withOwnEnding(file);
  if (better !== undefined) {
    const isPage = isJson(file) || groupIn(files[file]) !== undefined;
    const meant = meantAs(better);
    const problem = () => (isPage ? otherEnding(file, better, isTaken(better)) : noPage(file));
    return { problem, ...(meant !== undefined && { meant }) };
  }
  const name = `/${file.startsWith(SHARED_FOLDER) ? file.slice(SHARED_FOLDER.length) : file}`;
  if (!/\/_|\/\.[^/]*$/.test(name)) return undefined;
  const meant = meantAs(file.replace(LEADING, "$1"));
  return { problem: (known) => strangeName(file, known), ...(meant !== undefined && { meant }) };
}

/** Where a file belongs by what is in it. */
function meantBy(file: string, better: string, files: SiteFiles): string | undefined {
  const content = groupIn(files[file]);
  if (!content) return undefined;
  if ("route" in content && "blocks" in content) return better;
  const home = better.startsWith(SHARED_FOLDER) ? better : better.replace(/^pages\/(?:.*\/)?/, SHARED_FOLDER);
  if ("block" in content) return Object.hasOwn(files, home) ? undefined : home;
  return "brand" in content && "header" in content ? better : undefined;
}

function groupIn(text: SiteFiles[string] | undefined): object | undefined {
  try {
    const value: unknown = typeof text === "string" ? JSON.parse(text) : undefined;
    return isGroup(value as never) ? (value as object) : undefined;
  } catch {
    return undefined;
  }
}
