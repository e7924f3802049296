/** The paths of the files of a site. */
import type { Document } from "../document/document.ts";

export const SITE_FILE = "pages/_site.json";
export const SHARED_FOLDER = "pages/_shared/";

/** The file of a page by its name, such as "blog/first". */
export function pageFile(name: string): string {
  return `pages/${name}.json`;
}

/** The file of a shared block by the name that `use` gives. */
export function sharedFile(name: string): string {
  return `${SHARED_FOLDER}${name}.json`;
}

/** The role and the name of a file, by its path. */
export function namedOf(file: string): Pick<Document, "file" | "role" | "name"> {
  const role = file === SITE_FILE ? "site" : file.startsWith(SHARED_FOLDER) ? "shared" : "page";
  return { file, role, name: nameOf(file) };
}

/** The name of a page or of a shared block. */
export function nameOf(file: string): string {
  return file.replace(/^pages\/(?:_shared\/)?/, "").replace(/\.json$/i, "");
}

/** For "move it …": where a file is neither a page nor taken for one that is in the wrong place. */
export const WHERE_PAGES_WAIT = "into a folder beside pages/, such as drafts/, where the check leaves it alone";
