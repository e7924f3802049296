/** Files that are not where they belong, known by what is in them. */
import { withOwnEnding } from "./endings.ts";
import { pageFile, SHARED_FOLDER, sharedFile, SITE_FILE } from "./sitePaths.ts";
import type { Role, SiteFiles } from "../site.ts";

/** The name that is meant by that of the file, which some write with its folder and its ending. */
export function sharedName(written: string): string {
  return written.replace(/^.*\//, "").replace(/\.json$/i, "");
}

/** What a file is in spite of its place or its name. */
export interface Misplaced {
  /** Left out for a copy of something that is where it belongs. */
  role?: Role;
  /** What a page or a shared block is called where it belongs. */
  name: string;
  message: string;
  fix: string;
}

/** Undefined for a file that is where it belongs, or of which that is not sure. Reads only files in doubtful places. */
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

/** Whether a file beside `pages/` has a name that a page may have. The long list of npm has not to be read. */
export function mayBePage(name: string): boolean {
  return /^[^.].*\.json(?:\.txt)?$/i.test(name) && name !== "package-lock.json";
}

/** Whether a file beside `pages/` is a page by what is in it. */
export function isPageBeside(text: SiteFiles[string]): boolean {
  return typeof text === "string" && hasAll(text, ["route", "blocks"]) && !hasAll(text, ["$id"]);
}

/** A page that lies beside the folder of the pages. */
export function besidePages(file: string, files: SiteFiles): Misplaced {
  const name = ownName(file);
  const home = pageFile(name);
  const message = "This is a page, but it lies beside the folder pages/, where it is not looked for";
  return Object.hasOwn(files, home)
    ? {
        name,
        message: `${message}, and ${home} is there already.`,
        fix: `delete it, or move it to pages/ under another name.`,
      }
    : { role: "page", name, message: `${message}.`, fix: `move it to ${home}.` };
}

/** Whether a file is below `pages/`. */
export function isInPages(file: string): boolean {
  return file.startsWith("pages/");
}

/** A shared block that is not in the folder for them. */
export function sharedElsewhere(file: string, files: SiteFiles): Misplaced {
  const name = ownName(file);
  const home = sharedFile(name);
  if (Object.hasOwn(files, home)) {
    const message = `This is a shared block and no page, and ${home} is there already.`;
    return { name, message, fix: "delete this file, or move it to pages/_shared under another name." };
  }
  const message = "This is a shared block, but it is not in the folder _shared.";
  return { role: "shared", name, message, fix: `move it to ${home}.` };
}

/** Whether what is in a file has a say in what it is. */
export function isInDoubtfulPlace(file: string): boolean {
  return file.startsWith(SHARED_FOLDER) || NEARLY_SHARED.test(file) || !isInPages(file);
}

/** Folders that somebody may take for the one of the shared blocks. */
const NEARLY_SHARED = /^pages\/_?(?:shared?|blocks?)[^/]*\//i;

/** The name of a file without its folders and its ending. */
function ownName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.json(?:\.txt)?$/i, "");
}

function hasAll(text: string, names: readonly string[]): boolean {
  return names.every((name) => new RegExp(`"${name}"\\s*:`).test(text));
}
