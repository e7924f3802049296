/** Looks at some of a site's pages, by the hash of their content first. */
import { constants, lstatSync, readFileSync } from "node:fs";
import { createGlance, type Glance } from "../check/facts/glance.ts";
import { samplesOf } from "../check/gathered/samples.ts";
import { listSite } from "../check/files/listSite.ts";
import { createOpener } from "../check/document/open.ts";
import type { Document } from "../check/document/document.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import type { KnownPage } from "../check/facts/pageFacts.ts";
import { textOrBytes } from "../loadSite.ts";
import { contentHash } from "../contentHash.ts";

/** Pages to look at, and what is needed for it. Plain data. */
export interface Task {
  engine: string;
  /** Folder of the site. */
  site: string;
  /** The files that pages may need, with their contents. */
  common: SiteFiles;
  pages: readonly Pick<Document, "file" | "name">[];
  /** The hashes that are known of the pages, in the same order. Left out where nobody asks for hashes. */
  hashes?: readonly (string | undefined)[];
}

/** Looks at the pages from one place of the list to another; undefined for a page that is as it was. */
export type Look = (from: number, to: number) => (KnownPage | undefined)[];

/** @param inputOf Schemas and renderer, asked for when there is a page that has changed. */
export function createLook(
  { site, common, pages, hashes }: Task,
  inputOf: () => Pick<CheckInput, "schemas" | "render">,
): Look {
  let glance: Glance | undefined;
  const open = () => {
    const own = inputOf();
    const input = { ...own, samples: samplesOf(own.schemas), files: common };
    const opener = createOpener(input);
    return createGlance(input, opener, { common: opener.open(listSite(common).common) });
  };
  return (from, to) =>
    pages.slice(from, to).map((page, i) => {
      const content = readPage(`${site}/${page.file}`);
      if (content === undefined) return { hash: "", facts: null };
      const hash = hashes ? contentHash(content) : "";
      if (hashes && hash === hashes[from + i]) return undefined;
      return { hash, facts: (glance ??= open())(page, content) ?? null };
    });
}

/**
 * No link is followed, and no pipe waited for: what may be done with them, the check itself finds out. The same object each
 * time: Node makes one of a name.
 */
const AS_TEXT = { encoding: "utf8", flag: unfollowed() } as const;

/** Node takes numbers as well, which its types do not know. */
function unfollowed(): string {
  return (constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK) as unknown as string;
}

/** The contents of some files of a site by their paths; undefined where one of them cannot be read like that. */
export function contentsOf(site: string, files: readonly string[]): Record<string, string | Uint8Array> | undefined {
  const contents: Record<string, string | Uint8Array> = {};
  for (const file of files) {
    const content = readPage(`${site}/${file}`);
    if (content === undefined) return undefined;
    contents[file] = content;
  }
  return contents;
}

/** The content of a page. Undefined for a file that cannot be read, and for a link or a pipe, about which the check itself has words. */
export function readPage(path: string): string | Uint8Array | undefined {
  try {
    const text = readFileSync(path, AS_TEXT);
    // A pipe is empty, and so are few pages: to ask for each what it is would be felt.
    if (text === "" && !lstatSync(path).isFile()) return undefined;
    return textOrBytes(text, () => readFileSync(path));
  } catch {
    return undefined;
  }
}
