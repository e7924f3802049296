/** Whether an address, or the words of links to it, say something of a page. */
import { tokensOf } from "../gathered/filled.ts";
import { wordsOf } from "../gathered/pageWords.ts";
import type { PageLink } from "../gathered/pageLinks.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { fold } from "../wording/suggest.ts";
import { lastPart } from "../pathParts.ts";

/** So many letters tell what a word is about: "price" and "pricing" are alike. */
const TELLING = 4;

/**
 * Whether a page at which an address may have led is about the same: the last part of the address has a word in common with
 * its address, its file or its title, or links have one that no other page has.
 */
export function isLikePage(
  { route, links }: { route: string; links: readonly PageLink[] },
  page: Document,
  context: Context,
): boolean {
  const pages = tellingOf(context);
  const own = pages.get(page) ?? new Set();
  const others = [...pages].filter(([other]) => other !== page);
  const isOwn = (word: string) => own.has(word) && !others.some(([, words]) => words.has(word));
  return (
    telling(lastPart(route)).some((word) => own.has(word)) ||
    links.some(({ label }) => label !== undefined && telling(label.words).some(isOwn))
  );
}

/** The words of each page, as they are compared, without the name of the company, which ends most titles. */
function tellingOf(context: Context): ReadonlyMap<Document, ReadonlySet<string>> {
  const { company = "" } = tokensOf(context);
  const wordsOfPages = wordsOf(context, "title").map(({ document, text }): [Document, ReadonlySet<string>] => {
    const { route = "", name } = document;
    const words = `${lastPart(route)} ${lastPart(name)} ${text.replace(company, "")}`;
    return [document, new Set(telling(words))];
  });
  return new Map(wordsOfPages);
}

/** The first letters of the words that have enough of them. */
function telling(text: string): string[] {
  const words = text.match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+/gu) ?? [];
  return words.map(fold).flatMap((word) => (word.length < TELLING ? [] : [word.slice(0, TELLING)]));
}
