/** Files that would be pages or shared blocks if they were named differently. */
import type { Json } from "../../../model/fields.ts";
import { decode } from "../document/decode.ts";
import { isJson, withOneEnding, withOwnEnding } from "./endings.ts";
import { BIGGEST } from "./tooBig.ts";
import { copyOfSite, linkedFolder, noPage, officeLock, otherEnding, strangeName } from "./unknownFile.ts";
import { isGroup } from "../json.ts";
import { SHARED_FOLDER, SITE_FILE } from "./sitePaths.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";

interface Misnamed {
  /** The right path, according to the content. Left out if that path is taken, or if the content does not tell. */
  meant?: string;
  /** The problem of the file. @param meant The right path, if it is to be suggested. */
  problem(meant: string | undefined): Problem;
}

/** Underscores or dots before the name of a file in a folder of pages or of shared blocks. macOS writes "._". */
const LEADING = /^(pages\/(?:_shared\/)?(?:[^_./][^/]*\/)*)(?:_+|\.+)(?=[^/_.][^/]*$)/;

/** The lock file of an office program, which contains the name of the user. */
const LOCK = /\/~\$[^/]*$/;
const LOCK_MARK = /~\$(?=[^/]*$)/;

/** Whether a file has a name that no page can have, but may be meant as a page. */
export function hasDoubtfulName(file: string): boolean {
  return file !== SITE_FILE && (withOwnEnding(file) !== undefined || LEADING.test(file) || LOCK.test(file));
}

/** Undefined for a file with a valid name. */
export function misnamed(file: string, files: SiteFiles): Misnamed | undefined {
  if (file === SITE_FILE) return undefined;
  const isTaken = (path: string) => Object.hasOwn(files, path);
  const meantAs = (path: string) => (path === file || isTaken(path) ? undefined : meantBy(file, path, files));
  if (LOCK.test(file)) {
    if (!isGroupOfFields(files[file])) return { problem: () => officeLock(file) };
    // A backup program may name a page so. Beside the page itself, it is told as its copy.
    const named = meantAs(file.replace(LOCK_MARK, ""));
    return named === undefined ? undefined : { meant: named, problem: () => officeLock(file, named) };
  }
  const better = withOwnEnding(file);
  if (better !== undefined) {
    if (isFolder(files[file])) return { problem: () => linkedFolder(file) };
    if (isNoPage(file, files)) return { problem: () => noPage(file, folderAsked(file, files)) };
    const meant = meantAs(better);
    return { problem: () => otherEnding(file, better, files), ...(meant !== undefined && { meant }) };
  }
  const name = `/${file.startsWith(SHARED_FOLDER) ? file.slice(SHARED_FOLDER.length) : file}`;
  if (!/\/_|\/\.[^/]*$/.test(name)) return undefined;
  if (isTaken(SITE_FILE) && isSiteFile(namesIn(files[file]))) return { problem: () => copyOfSite(file, files) };
  const meant = meantAs(withOneEnding(file.replace(LEADING, "$1")));
  return { problem: (known) => strangeName(file, known), ...(meant !== undefined && { meant }) };
}

/** Whether a file among the pages was never meant to be a page. */
export function isNoPage(file: string, files: SiteFiles): boolean {
  return withOwnEnding(file) !== undefined && !isJson(file) && !isGroupOfFields(files[file]);
}

/** The folder in which a page names a picture with this file name. */
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

/** The text of a file in any encoding: a page named "page.json.txt" may well be in another one. */
function textOf(content: SiteFiles[string] | undefined): string {
  if (content instanceof Uint8Array) return content.length > BIGGEST ? "" : decode(content).text;
  return typeof content === "string" ? content : "";
}

/** The right path of a file according to its content. */
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

/** The top-level names in a file; if it is not JSON, everything that looks like a name. */
function namesIn(content: SiteFiles[string] | undefined): ReadonlySet<string> {
  const text = textOf(content);
  try {
    const value = JSON.parse(text) as Json;
    return new Set(isGroup(value) ? Object.keys(value) : []);
  } catch {
    return new Set(Array.from(text.matchAll(/"(\w+)"\s*:/g), ([, name]) => name!));
  }
}
