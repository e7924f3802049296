/** Whether an address, or the words of links to it, have something in common with a page. */
import { tokensOf } from "../../gathered/filled.ts";
import { wordsOf } from "../../gathered/pages/pageWords.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { fold } from "../../wording/suggest.ts";
import { lastPart } from "../../pathParts.ts";

/** Words are compared by so many letters: "price" and "pricing" are alike. */
const TELLING = 4;

/**
 * Whether a page may be what an address led to: the last part of the address shares a word with the page's route, file
 * name or title, or the links share a word with it that no other page has.
 */
export function isLikePage(
  { route, links }: { route: string; links: readonly PageLink[] },
  page: Document,
  context: Context,
): boolean {
  const pages = tellingOf(context);
  const own = pages.get(page) ?? new Set();
  const isOwn = (word: string) =>
    own.has(word) && ![...pages].some(([other, words]) => other !== page && words.has(word));
  return (
    telling(lastPart(route)).some((word) => own.has(word)) ||
    links.some(({ label }) => label !== undefined && telling(label.words).some(isOwn))
  );
}

/** The words of each page, without the company's name, which is in most titles. */
function tellingOf(context: Context): ReadonlyMap<Document, ReadonlySet<string>> {
  const { company = "" } = tokensOf(context);
  const titles = new Map(wordsOf(context, "title").map(({ document, text }) => [document, text.replace(company, "")]));
  const pages = context.documents.filter(({ role }) => role === "page");
  return new Map(
    pages.map((page) => {
      const { route = "", name } = page;
      return [page, new Set(telling(`${lastPart(route)} ${lastPart(name)} ${titles.get(page) ?? ""}`))];
    }),
  );
}

/** The first letters of the words that have enough of them. */
function telling(text: string): string[] {
  const words = text.match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+/gu) ?? [];
  return words.map(fold).flatMap((word) => (word.length < TELLING ? [] : [word.slice(0, TELLING)]));
}
