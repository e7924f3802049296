/** Looks at some of a site's pages, by the hash of their content first. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../check/digest.ts";
import { listSite } from "../check/document/listSite.ts";
import { createOpener } from "../check/open.ts";
import type { CheckInput, Document, KnownPage, PageFacts, SiteFiles } from "../check/site.ts";
import { textOrBytes } from "../loadSite.ts";

/** Pages to look at, and what is needed for it. Plain data. */
export interface Task {
  engine: string;
  /** Folder of the site. */
  site: string;
  /** The files that pages may need, with their contents. */
  common: SiteFiles;
  pages: readonly Pick<Document, "file" | "name">[];
  /** The hashes that are known of the pages, in the same order. */
  hashes: readonly (string | undefined)[];
}

/** Looks at the pages from one place of the list to another; undefined for a page that is as it was. */
export type Look = (from: number, to: number) => (KnownPage | undefined)[];

/** @param inputOf Schemas and renderer, asked for when there is a page that has changed. */
export function createLook(
  { site, common, pages, hashes }: Task,
  inputOf: () => Pick<CheckInput, "schemas" | "render">,
): Look {
  // The contents of pages are here only while they are looked at.
  const contents: Record<string, SiteFiles[string]> = { ...common };
  let digestPages: ((pages: Document[]) => Map<Document, PageFacts>) | undefined;
  const open = () => {
    const input = { ...inputOf(), files: contents };
    const opener = createOpener(input);
    const opened = opener.open(listSite(common).common);
    return (some: Document[]) => digest(input, opener, { common: opened, pages: some });
  };
  return (from, to) => {
    const changed = new Map<Document, KnownPage>();
    const found = pages.slice(from, to).map(({ file, name }, i) => {
      const bytes = read(join(site, file));
      const known: KnownPage = { hash: bytes ? hash("sha256", bytes, "base64url") : "", facts: null };
      if (!bytes) return known;
      if (known.hash === hashes[from + i]) return undefined;
      contents[file] = textOrBytes(bytes.toString("utf8"), () => bytes);
      changed.set({ file, name, role: "page", text: "" }, known);
      return known;
    });
    if (changed.size === 0) return found;
    const facts = (digestPages ??= open())([...changed.keys()]);
    for (const [page, known] of changed) {
      known.facts = facts.get(page) ?? null;
      delete contents[page.file];
    }
    return found;
  };
}

/** Undefined for a file that cannot be read, about which the check itself has words. */
function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
