/** What only a look into all files of a site shows: that some of them are something else than their places say. */
import { isGroup } from "../lookup.ts";
import type { Document } from "../site.ts";

export interface Astray {
  /** Files with shared blocks among those of the pages. */
  shared: ReadonlySet<string>;
  /** Pages with strange names whose address another page has: they are copies, and no pages of the site. */
  copies: ReadonlySet<string>;
}

/** @param documents All of them, read as far as somebody has to look at them. */
export function astrayAmong(documents: readonly Document[]): Astray | undefined {
  const pages = documents.filter(({ role }) => role === "page");
  const shared = pages.filter(isSharedBlock).map(({ file }) => file);
  const strange = pages.filter(({ isAstray }) => isAstray);
  const isTaken = (route: string | undefined) => pages.some((page) => !page.isAstray && page.route === route);
  const copies = strange.filter(({ route }) => route !== undefined && isTaken(route)).map(({ file }) => file);
  return shared.length + copies.length > 0 ? { shared: new Set(shared), copies: new Set(copies) } : undefined;
}

function isSharedBlock(document: Document): boolean {
  // A page of which facts are known is one. Its text and data would be read again.
  if (document.facts) return false;
  const { data, text } = document;
  if (!data) return /"block"\s*:/.test(text) && !/"(?:route|blocks)"\s*:/.test(text);
  if (!isGroup(data["block"])) return false;
  return typeof data["block"]["type"] === "string" && !("route" in data) && !("blocks" in data);
}
