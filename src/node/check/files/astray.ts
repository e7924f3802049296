/** Files whose role differs from what their paths say, which only a look at all files shows. */
import { isBlockFile } from "../shape/block/otherFile.ts";
import type { Document } from "../document/document.ts";

export interface Astray {
  /** Shared blocks among the pages. */
  shared: ReadonlySet<string>;
  /** Pages with strange file names whose route another page has: they are copies and do not belong to the site. */
  copies: ReadonlySet<string>;
}

/** @param documents All documents, each opened or with its facts. Undefined if there are no such files. */
export function astrayAmong(documents: readonly Document[]): Astray | undefined {
  const pages = documents.filter(({ role }) => role === "page");
  const blocks = pages.filter(isSharedBlock);
  // A page with the text of a shared block of another name was overwritten by accident, and still counts as a page.
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
  // First, because a page with facts only would be read and parsed, and it is one for certain.
  if (document.facts) return false;
  const { data, text } = document;
  return data ? isBlockFile(data) : /"block"\s*:/.test(text) && !/"(?:route|blocks)"\s*:/.test(text);
}

function textOfShared({ role, text, name }: Document): [string, string][] {
  return role === "shared" ? [[text, name]] : [];
}
