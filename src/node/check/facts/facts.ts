/** What other files need to know of a page, whether it is open or only its facts are known. */
import { isGroup } from "../json.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { CardWords } from "./pageFacts.ts";

/** Whether the content of a document is known exactly, and not repaired by guesses. */
export function isReadable(document: Document): boolean {
  return document.facts !== undefined || (document.data !== undefined && !document.mended);
}

/** The same, but also true for repaired texts, as long as no part of them was skipped. */
export function isReadWhole(document: Document): boolean {
  // First, because a page with facts only would be read and parsed for its `data`.
  if (isReadable(document)) return true;
  const { data, mended } = document;
  return data !== undefined && mended?.unread.length === 0 && !mended.isCutOff && !mended.hasLostName;
}

const ADDRESS = /^\/[\w/-]+$/;

/** The old addresses of a page. */
export function aliasesOf(document: Document): readonly string[] {
  if (document.facts) return document.facts.aliases;
  const aliases = document.data?.["aliases"];
  // A text in place of the array; the missing brackets are told by another finding.
  if (typeof aliases === "string" && ADDRESS.test(aliases)) return [aliases];
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

export function hasCard(document: Document): boolean {
  return document.facts ? document.facts.hasCard : document.data !== undefined && "card" in document.data;
}

/** Whether the card of a page has a label for its link. */
export function hasCardLabel(document: Document): boolean {
  const card = document.data?.["card"];
  return document.facts ? document.facts.hasCardLabel === true : isGroup(card) && "label" in card;
}

/** The words on the card of a page, if it has a card. */
export function cardWords(document: Document): CardWords | undefined {
  if (document.facts) return document.facts.card;
  const card = document.data?.["card"];
  if (!isGroup(card)) return undefined;
  const { title, text } = card;
  return { ...(typeof title === "string" && { title }), ...(typeof text === "string" && { text }) };
}

/** Whether a page names a picture that stands for it on other sites only. */
export function hasOwnSocial(document: Document): boolean {
  return document.facts ? document.facts.hasOwnSocial === true : isGroup(document.data?.["socialImage"]);
}

/** The picture that stands for a page on other sites: its own for that, or the one on its card. */
export function socialPicture({ data }: Pick<Document, "data">): string | undefined {
  const card = data?.["card"];
  const picture = data?.["socialImage"] ?? (isGroup(card) ? card["image"] : undefined);
  return isGroup(picture) && typeof picture["src"] === "string" ? picture["src"] : undefined;
}

/** Which document places which shared block, in the order of the documents. */
export function* sharedUses({ documents, fields }: Context): Generator<{ document: Document; name: string }> {
  const written = new Map<Document, string[]>();
  for (const { document, value } of fields("shared")) {
    if (typeof value !== "string") continue;
    const names = written.get(document);
    if (names) names.push(value);
    else written.set(document, [value]);
  }
  for (const document of documents)
    for (const name of document.facts?.shared ?? written.get(document) ?? []) yield { document, name };
}
