/** The words of each page that browsers and search engines show, as they show them. */
import { completeTitle } from "../../model/title.ts";
import { fillTokens, tokenValues } from "../../model/tokens.ts";
import { leastLikeItsName } from "./copies.ts";
import { positionOf, rangeOf } from "./position.ts";
import { type Context, siteData } from "./rule.ts";
import type { Document, Finding } from "./site.ts";
import { capital, numberWord, quote } from "./words.ts";

/** One text about a page, filled in. */
export interface PageWords {
  document: Document;
  text: string;
}

const byContext = new WeakMap<Context, Record<"title" | "description", PageWords[]>>();

/** The titles of all pages, complete with the company's name. */
export function titlesOf(context: Context): readonly PageWords[] {
  return allWords(context).title;
}

/** The descriptions of all pages. */
export function descriptionsOf(context: Context): readonly PageWords[] {
  return allWords(context).description;
}

function allWords(context: Context): Record<"title" | "description", PageWords[]> {
  const known = byContext.get(context);
  if (known) return known;
  const values = tokenValues(siteData(context) ?? {});
  const { company = "" } = values;
  const title = wordsOf(context, "title", values).map(({ document, text }) => {
    const titleAlone = company === "" || document.data!["titleAlone"];
    return { document, text: completeTitle({ title: text, titleAlone }, company) };
  });
  const words = { title, description: wordsOf(context, "description", values) };
  byContext.set(context, words);
  return words;
}

function wordsOf(
  context: Context,
  name: "title" | "description",
  values: Readonly<Record<string, string>>,
): PageWords[] {
  return context.documents.flatMap((document) => {
    const text = document.role === "page" ? document.data?.[name] : undefined;
    if (typeof text !== "string" || (context.isSpoilt(document) && context.isWrong(document, [name]))) return [];
    return [{ document, text: text.includes("{") ? fillTokens(text, values) : text }];
  });
}

/** How many characters people see. */
export function countCharacters(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? Array.from(text).length : text.length;
}

/**
 * A finding for each text that several pages have, whatever their capital letters and spaces.
 * Pages that share an address as well are one page twice, which another rule tells.
 */
export function* repeated(words: readonly PageWords[], name: "title" | "description"): Generator<Finding> {
  const byText = new Map<string, PageWords[]>();
  for (const each of words) {
    const key = each.text.toLowerCase().replace(/\s\s+/g, " ").trim();
    const same = byText.get(key);
    if (same) same.push(each);
    else byText.set(key, [each]);
  }
  for (const all of byText.values()) {
    const same = [...new Map(all.map((each) => [each.document.route?.toLowerCase(), each])).values()];
    if (same.length < 2) continue;
    const textOf = new Map(same.map(({ document, text }) => [document, text]));
    const copy = leastLikeItsName([...textOf.keys()], (document) => textOf.get(document)!);
    const first = same.find(({ document }) => document === copy)!;
    const others = same.filter((each) => each !== first);
    const places = others.map(({ document }) => `${document.file}, line ${lineOf(document, name)}`);
    yield {
      document: first.document,
      path: [name],
      point: "value",
      message: `${numberWord(same.length)} pages have the same ${name}: ${quote(first.text)}.`,
      sentence: () => `${capital(numberWord(same.length))} pages have the same ${name}: ${quote(first.text)}.`,
      detail: places.length === 1 ? `The other is ${places[0]}.` : `The others are ${places.join("; ")}.`,
      fix: `give each of them a ${name} of its own. If you copied the page, change this one.`,
      why: "Nobody can tell them apart in search results.",
    };
  }
}

function lineOf(document: Document, name: string): number {
  return positionOf(document, rangeOf(document, [name], "value").offset).line;
}
