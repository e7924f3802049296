/** What only a look into all files of a site shows: that some of them are something else than their places say. */
import { isBlockFile } from "../shape/block/otherFile.ts";
import type { Document } from "../document/document.ts";

export interface Astray {
  /** Files with shared blocks among those of the pages. */
  shared: ReadonlySet<string>;
  /** Pages with strange names whose address another page has: they are copies, and no pages of the site. */
  copies: ReadonlySet<string>;
}

/** @param documents All of them, read as far as somebody has to look at them. */
export function astrayAmong(documents: readonly Document[]): Astray | undefined {
  const pages = documents.filter(({ role }) => role === "page");
  const blocks = pages.filter(isSharedBlock);
  // A page with the same in it as a shared block of another name was saved over, and is still one of the pages.
  const known = blocks.length > 0 ? new Map(documents.flatMap(textOfShared)) : undefined;
  const isSavedOver = ({ text, name, isAstray }: Document) =>
    !isAstray && known?.has(text) && known.get(text) !== name.replace(/^.*\//, "");
  const shared = blocks.filter((block) => !isSavedOver(block)).map(({ file }) => file);
  const strange = pages.filter(({ isAstray }) => isAstray);
  const isTaken = (route: string | undefined) => pages.some((page) => !page.isAstray && page.route === route);
  const copies = strange.filter(({ route }) => route !== undefined && isTaken(route)).map(({ file }) => file);
  return shared.length + copies.length > 0 ? { shared: new Set(shared), copies: new Set(copies) } : undefined;
}

function isSharedBlock(document: Document): boolean {
  // A page of which facts are known is one. Its text and data would be read again.
  if (document.facts) return false;
  const { data, text } = document;
  return data ? isBlockFile(data) : /"block"\s*:/.test(text) && !/"(?:route|blocks)"\s*:/.test(text);
}

function textOfShared({ role, text, name }: Document): [string, string][] {
  return role === "shared" ? [[text, name]] : [];
}
