/** Files that only their own names keep from being pages or shared blocks. */
import type { Json } from "../../../model/fields.ts";
import { decode } from "../document/decode.ts";
import { isJson, withOwnEnding } from "./endings.ts";
import { BIGGEST } from "./tooBig.ts";
import { copyOfSite, linkedFolder, noPage, officeLock, otherEnding, strangeName } from "./unknownFile.ts";
import { isGroup } from "../json.ts";
import { SHARED_FOLDER, SITE_FILE } from "./sitePaths.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";

/** A file with a strange name. */
export interface Misnamed {
  /** The path that it should have by what is in it. Left out where that is taken, or where nobody can tell. */
  meant?: string;
  /** What is told of it. */
  problem(meant: string | undefined): Problem;
}

/** In front of the own name of a file, in a folder of pages or of shared blocks. "._" is what macOS writes. */
const LEADING = /^(pages\/(?:_shared\/)?(?:[^_./][^/]*\/)*)(?:_+|\.+)(?=[^/_.][^/]*$)/;

/** In the name of a file that an office program has open there is another one, which says who has it open. */
const LOCK = /\/~\$[^/]*$/;

/** Whether a file has a name that no page has, and may be one all the same. */
export function hasDoubtfulName(file: string): boolean {
  return file !== SITE_FILE && (withOwnEnding(file) !== undefined || LEADING.test(file) || LOCK.test(file));
}

/** Undefined for a file with a name that a page or a shared block can have. */
export function misnamed(file: string, files: SiteFiles): Misnamed | undefined {
  if (file === SITE_FILE) return undefined;
  // A program that keeps copies may call one so.
  if (LOCK.test(file) && !isGroupOfFields(files[file])) return { problem: () => officeLock(file) };
  const isTaken = (path: string) => Object.hasOwn(files, path);
  const meantAs = (path: string) => (path === file || isTaken(path) ? undefined : meantBy(file, path, files));
  const better = withOwnEnding(file);
  if (better !== undefined) {
    if (isFolder(files[file])) return { problem: () => linkedFolder(file) };
    if (isNoPage(file, files)) return { problem: () => noPage(file, folderAsked(file, files)) };
    const meant = meantAs(better);
    return { problem: () => otherEnding(file, better, isTaken(better)), ...(meant !== undefined && { meant }) };
  }
  const name = `/${file.startsWith(SHARED_FOLDER) ? file.slice(SHARED_FOLDER.length) : file}`;
  if (!/\/_|\/\.[^/]*$/.test(name)) return undefined;
  if (isTaken(SITE_FILE) && isSiteFile(namesIn(files[file]))) return { problem: () => copyOfSite(file) };
  const meant = meantAs(file.replace(LEADING, "$1"));
  return { problem: (known) => strangeName(file, known), ...(meant !== undefined && { meant }) };
}

/** Whether a file among the pages is something else, and was never meant to be one. */
export function isNoPage(file: string, files: SiteFiles): boolean {
  return withOwnEnding(file) !== undefined && !isJson(file) && !isGroupOfFields(files[file]);
}

/** The folder in which a page names a file that is called so. */
function folderAsked(file: string, files: SiteFiles): string | undefined {
  const end = `/${file.replace(/^.*\//, "")}"`;
  for (const text of Object.values(files)) {
    const at = typeof text === "string" ? text.indexOf(end) : -1;
    if (typeof text !== "string" || at < 0) continue;
    const folder = text.slice(text.lastIndexOf('"', at) + 1, at).replace(/^(?:\.{0,2}\/)*(?:images\/)?/, "");
    if (/^[\w-]+(?:\/[\w-]+)*$/.test(folder)) return folder;
  }
  return undefined;
}

function isFolder(content: SiteFiles[string] | undefined): boolean {
  return typeof content === "object" && "unreadable" in content && content.unreadable === "directory";
}

function isGroupOfFields(content: SiteFiles[string] | undefined): boolean {
  return /^\s*\{\s*"/.test(textOf(content));
}

/** What is in a file, also in another encoding: who calls a page "page.json.txt" may have saved it so as well. */
function textOf(content: SiteFiles[string] | undefined): string {
  if (content instanceof Uint8Array) return content.length > BIGGEST ? "" : decode(content).text;
  return typeof content === "string" ? content : "";
}

/** Where a file belongs by what is in it. */
function meantBy(file: string, better: string, files: SiteFiles): string | undefined {
  const names = namesIn(files[file]);
  if (names.has("route") && names.has("blocks")) return better;
  const home = better.startsWith(SHARED_FOLDER) ? better : better.replace(/^pages\/(?:.*\/)?/, SHARED_FOLDER);
  if (names.has("block")) return Object.hasOwn(files, home) ? undefined : home;
  return isSiteFile(names) ? better : undefined;
}

function isSiteFile(names: ReadonlySet<string>): boolean {
  return names.has("brand") && names.has("header") && !names.has("blocks");
}

/** The names at the top of a file; of one that is not JSON all that look like names. */
function namesIn(content: SiteFiles[string] | undefined): ReadonlySet<string> {
  const text = textOf(content);
  try {
    const value = JSON.parse(text) as Json;
    return new Set(isGroup(value) ? Object.keys(value) : []);
  } catch {
    return new Set(Array.from(text.matchAll(/"(\w+)"\s*:/g), ([, name]) => name!));
  }
}
