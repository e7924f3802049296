/** Files that are not where they belong, known by what is in them. */
import type { Role, SiteFiles } from "./site.ts";

export const SITE_FILE = "pages/_site.json";
export const SHARED_FOLDER = "pages/_shared/";

/** What a file is in spite of its place. */
export interface Misplaced {
  role: Role;
  /** What a shared block is called where it belongs. */
  name: string;
  message: string;
  fix: string;
}

/** Undefined for a file that is where it belongs, or of which that is not sure. Reads only files in doubtful places. */
export function misplaced(file: string, files: SiteFiles): Misplaced | undefined {
  const lacksSite = !Object.hasOwn(files, SITE_FILE);
  const isInShared = file.startsWith(SHARED_FOLDER);
  const isAlmostShared = !isInShared && NEARLY_SHARED.test(file);
  const text = lacksSite || isInShared || isAlmostShared ? files[file] : undefined;
  if (typeof text !== "string") return undefined;
  const name = file.replace(/^.*\//, "").replace(/\.json$/i, "");
  if (lacksSite && hasAll(text, ["brand", "header", "footer"]) && !hasAll(text, ["blocks"])) {
    const message = "This file says what all pages share, but it is not called _site.json.";
    return { role: "site", name, message, fix: `rename it to ${SITE_FILE}.` };
  }
  if (isInShared && hasAll(text, ["route", "blocks"]) && !hasAll(text, ["block"])) {
    const message = "This is a page, but the folder _shared is for blocks that stand on several pages.";
    return { role: "page", name, message, fix: `move it to pages/${name}.json.` };
  }
  if (isInShared && name !== name.trim()) {
    const message = "The name of this file starts or ends with a space.";
    return { role: "shared", name: name.trim(), message, fix: `rename it to ${name.trim()}.json.` };
  }
  const home = `${SHARED_FOLDER}${name}.json`;
  if (isAlmostShared && !Object.hasOwn(files, home) && hasAll(text, ["block"]) && !hasAll(text, ["blocks"])) {
    const message = "This is a shared block, but it is not in the folder _shared.";
    return { role: "shared", name, message, fix: `move it to ${home}.` };
  }
  return undefined;
}

/** Whether what is in a file has a say in what it is. */
export function isInDoubtfulPlace(file: string): boolean {
  return file.startsWith(SHARED_FOLDER) || NEARLY_SHARED.test(file);
}

/** Folders that somebody may take for the one of the shared blocks. */
const NEARLY_SHARED = /^pages\/_?(?:shared?|blocks?)[^/]*\//i;

function hasAll(text: string, names: readonly string[]): boolean {
  return names.every((name) => new RegExp(`"${name}"\\s*:`).test(text));
}
