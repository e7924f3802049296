/** Files in the wrong place, recognised by their content. */
import { fixOfCopy } from "./copyOf.ts";
import { withOwnEnding } from "./endings.ts";
import { pageFile, SHARED_FOLDER, sharedFile, SITE_FILE, WHERE_PAGES_WAIT } from "./sitePaths.ts";
import { isKeptBack } from "../shape/names/needless/hiding.ts";
import type { Group, Role, SiteFiles } from "../site.ts";

/** The name of a shared block, from one that may be written with folder and extension. */
export function sharedName(written: string): string {
  return written.replace(/^.*\//, "").replace(/\.json$/i, "");
}

/** What a file is, in spite of its path. */
export interface Misplaced {
  /** Left out for a copy of a file that is in the right place. */
  role?: Role;
  /** The name that the document has in the right place. */
  name: string;
  message: string;
  fix: string;
}

/** Undefined for a file in the right place, and in doubt. Reads only files in doubtful places. */
export function misplaced(file: string, files: SiteFiles): Misplaced | undefined {
  if (withOwnEnding(file) !== undefined) return undefined;
  const lacksSite = !Object.hasOwn(files, SITE_FILE);
  const isInShared = file.startsWith(SHARED_FOLDER);
  const isAlmostShared = !isInShared && NEARLY_SHARED.test(file);
  const text = lacksSite || isInShared || isAlmostShared ? files[file] : undefined;
  if (typeof text !== "string") return undefined;
  const name = ownName(file);
  if (lacksSite && hasAll(text, ["brand", "header", "footer"]) && !hasAll(text, ["blocks"])) {
    const message = "This file says what all pages share, but it is not called _site.json.";
    return { role: "site", name, message, fix: `rename it to ${SITE_FILE}.` };
  }
  if (isInShared && hasAll(text, ["route", "blocks"]) && !hasAll(text, ["block"])) {
    const message = "This is a page, but the folder _shared is for blocks that stand on several pages.";
    return { role: "page", name, message, fix: `move it to ${pageFile(name)}.` };
  }
  if (isInShared && name !== name.trim()) {
    const message = "The name of this file starts or ends with a space.";
    return { role: "shared", name: name.trim(), message, fix: `rename it to ${name.trim()}.json.` };
  }
  const isBlock = isAlmostShared && hasAll(text, ["block"]) && !hasAll(text, ["blocks"]);
  return isBlock && !Object.hasOwn(files, sharedFile(name)) ? sharedElsewhere(file, files) : undefined;
}

/**
 * Whether a file beside `pages/` has a name that a page may have. Leaves out package-lock.json, which is long to read.
 */
export function mayBePage(name: string): boolean {
  return /^[^.].*\.json(?:\.txt)?$/i.test(name) && name !== "package-lock.json";
}

/** Whether a file beside `pages/` has the content of a page. */
export function isPageBeside(text: SiteFiles[string]): boolean {
  return typeof text === "string" && hasAll(text, ["route", "blocks"]) && !hasAll(text, ["$id"]);
}

/** A page beside the folder of pages. What is in it is not checked if it is to be kept from visitors. */
export function besidePages(file: string, files: SiteFiles): Misplaced {
  const name = ownName(file);
  const home = pageFile(name);
  const message = "This is a page, but it lies beside the folder pages/, where it is not looked for";
  if (Object.hasOwn(files, home)) {
    const keep = "move it to pages/ under another name";
    const fix = fixOfCopy(files, [file, home], keep) ?? `delete it, or ${keep}.`;
    return { name, message: `${message}, and ${home} is there already.`, fix };
  }
  if (saysKeptBack(files[file])) {
    const fix = `move it ${WHERE_PAGES_WAIT}. When it is ready, move it to ${home}.`;
    return { name, message: `${message}.`, fix };
  }
  const fix = `move it to ${home}. Or, until it is ready, ${WHERE_PAGES_WAIT}.`;
  return { role: "page", name, message: `${message}.`, fix };
}

function saysKeptBack(text: SiteFiles[string] | undefined): boolean {
  try {
    return typeof text === "string" && isKeptBack(JSON.parse(text) as Group);
  } catch {
    // A text with a slip is checked as a page.
    return false;
  }
}

export function isInPages(file: string): boolean {
  return file.startsWith("pages/");
}

/** A shared block outside the folder of shared blocks. */
export function sharedElsewhere(file: string, files: SiteFiles): Misplaced {
  const name = ownName(file);
  const home = sharedFile(name);
  if (Object.hasOwn(files, home)) {
    const message = `This is a shared block and no page, and ${home} is there already.`;
    const keep = "move it to pages/_shared under another name";
    return { name, message, fix: fixOfCopy(files, [file, home], keep) ?? `delete this file, or ${keep}.` };
  }
  const message = "This is a shared block, but it is not in the folder _shared.";
  return { role: "shared", name, message, fix: `move it to ${home}.` };
}

/** Whether the role of a file depends on its content. */
export function isInDoubtfulPlace(file: string): boolean {
  return file.startsWith(SHARED_FOLDER) || NEARLY_SHARED.test(file) || !isInPages(file);
}

/** Folders that may be meant for shared blocks. */
const NEARLY_SHARED = /^pages\/_?(?:shared?|blocks?)[^/]*\//i;

/** The name of a file without folders and extension. */
function ownName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.json(?:\.txt)?$/i, "");
}

function hasAll(text: string, names: readonly string[]): boolean {
  return names.every((name) => new RegExp(`"${name}"\\s*:`).test(text));
}
