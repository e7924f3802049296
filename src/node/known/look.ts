/** Computes the facts of those pages whose content hash has changed. */
import { constants, lstatSync, readFileSync } from "node:fs";
import { createGlance, type Glance } from "../check/facts/glance.ts";
import { samplesOf } from "../check/gathered/texts/samples.ts";
import { listSite } from "../check/files/listSite.ts";
import { createOpener } from "../check/document/open.ts";
import type { Document } from "../check/document/document.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import type { KnownPage } from "../check/facts/pageFacts.ts";
import { textOrBytes } from "../site/loadSite.ts";
import { contentHash } from "../contentHash.ts";

/** The pages to process, and their inputs. Plain data, so that it can be sent to a worker thread. */
export interface Task {
  engine: string;
  /** Folder of the site. */
  site: string;
  /** `_site.json` and shared blocks, with their contents. */
  common: SiteFiles;
  pages: readonly Pick<Document, "file" | "name">[];
  /** The cached hashes of the pages, in the same order. Undefined if no hashes are needed. */
  hashes?: readonly (string | undefined)[];
}

/** Computes the facts of the pages from one index to another; undefined for an unchanged page. */
export type Look = (from: number, to: number) => (KnownPage | undefined)[];

/** @param inputOf Gives schemas and renderer. Called at the first changed page. */
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
 * Neither follows a symlink nor blocks on a pipe: the full check decides about these. One object for all calls, because Node
 * would make a new one from the name of an encoding.
 */
const AS_TEXT = { encoding: "utf8", flag: unfollowed() } as const;

/** Node accepts a number, but the types of Node do not. */
function unfollowed(): string {
  return (constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK) as unknown as string;
}

/** The contents of some files of a site by their paths; undefined if `readPage` cannot read one of them. */
export function contentsOf(site: string, files: readonly string[]): Record<string, string | Uint8Array> | undefined {
  const contents: Record<string, string | Uint8Array> = {};
  for (const file of files) {
    const content = readPage(`${site}/${file}`);
    if (content === undefined) return undefined;
    contents[file] = content;
  }
  return contents;
}

/** The content of a page. Undefined for an unreadable file, a symlink or a pipe: the full check reports these. */
export function readPage(path: string): string | Uint8Array | undefined {
  try {
    const text = readFileSync(path, AS_TEXT);
    // A pipe reads as empty, and pages hardly ever are empty: a stat of every page would take noticeable time.
    if (text === "" && !lstatSync(path).isFile()) return undefined;
    return textOrBytes(text, () => readFileSync(path));
  } catch {
    return undefined;
  }
}
