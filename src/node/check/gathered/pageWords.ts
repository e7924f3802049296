/** The words of each page that browsers and search engines show, as they show them. */
import { addressKey } from "../../../model/spelling.ts";
import { completeTitle } from "../../../model/title.ts";
import { fillTokens, tokenValues } from "../../../model/tokens.ts";
import { leastLikeItsName } from "./copies.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteData } from "../rule.ts";
import type { Document, Finding, Group } from "../site.ts";
import { capital, numberWord, quote } from "../words.ts";

/** One text about a page, filled in. */
export interface PageWords {
  document: Document;
  text: string;
}

type Words = "title" | "description";

/** The titles or the descriptions of all pages; titles complete with the company's name. */
export function wordsOf(context: Context, words: Words): readonly PageWords[] {
  return known(context)[words];
}

const known = perContext(allWords);

function allWords(context: Context): Record<Words, PageWords[]> {
  const found: Record<Words, PageWords[]> = { title: [], description: [] };
  const values = tokenValues(siteData(context) ?? {});
  for (const document of context.documents) {
    if (document.role !== "page") continue;
    for (const name of ["title", "description"] as const) {
      const text = document.facts ? document.facts[name] : shownWords(context, document, { name, values });
      if (text !== undefined) found[name].push({ document, text });
    }
  }
  return found;
}

function shownWords(
  context: Context,
  document: Document,
  { name, values }: { name: Words; values: Readonly<Record<string, string>> },
): string | undefined {
  if (!document.data || (context.isSpoilt(document) && context.isWrong(document, [name]))) return undefined;
  return asShown(document.data, name, values);
}

/**
 * A text about a page as browsers and search engines show it; undefined when there is none.
 * @param values What names in braces stand for.
 */
export function asShown(data: Group, name: Words, values: Readonly<Record<string, string>>): string | undefined {
  const text = data[name];
  if (typeof text !== "string") return undefined;
  if (name === "title") return shownTitle({ title: text, titleAlone: data["titleAlone"] }, values);
  return text.includes("{") ? fillTokens(text, values) : text;
}

/** A title as it is shown on a site whose names in braces have these values. */
export function shownTitle(
  { title, titleAlone }: { title: string; titleAlone?: unknown },
  values: Readonly<Record<string, string>>,
): string {
  const filled = title.includes("{") ? fillTokens(title, values) : title;
  const { company = "" } = values;
  return completeTitle({ title: filled, titleAlone: company === "" || titleAlone }, company);
}

/** How many characters people see. */
export function countCharacters(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? Array.from(text).length : text.length;
}

/**
 * A finding for each text that several pages have, whatever their capital letters and spaces.
 * Pages that share an address as well are one page twice, which another rule tells.
 */
export function* repeated(context: Context, name: Words): Generator<Finding> {
  const byText = new Map<string, PageWords[]>();
  for (const each of wordsOf(context, name)) {
    const key = comparable(each.text);
    const same = byText.get(key);
    if (same) same.push(each);
    else byText.set(key, [each]);
  }
  let others: ReadonlyMap<Document, string> | undefined;
  let counts: ReadonlyMap<string, number> | undefined;
  for (const all of byText.values()) {
    const same = [
      ...new Map(all.map((each) => [each.document.route && addressKey(each.document.route), each])).values(),
    ];
    if (same.length < 2) continue;
    others ??= otherOf(context, name);
    counts ??= countsOf(others.values());
    const areCopies = haveBoth(all, { others, counts });
    // That is told of their titles.
    if (areCopies && name === "description") continue;
    const first = copyAmong(same, others);
    const rest = same.filter((each) => each !== first);
    const places = rest.map(({ document }) => `${document.file}, line ${lineOf(document, name)}`);
    const what = areCopies ? "title and the same description" : name;
    const message = `${numberWord(same.length)} pages have the same ${what}: ${quote(first.text)}.`;
    const own = areCopies ? "a title and a description of its own" : `a ${name} of its own`;
    yield {
      document: first.document,
      path: [name],
      point: "value",
      message,
      sentence: () => capital(message),
      detail: places.length === 1 ? `The other is ${places[0]}.` : `The others are ${places.join("; ")}.`,
      fix: `give each of them ${own}. If you copied the page, change this one.`,
      why: "Nobody can tell them apart in search results.",
    };
  }
}

/** Whether pages with the same title have the same description as well, and no others have one of the two. */
function haveBoth(
  all: readonly PageWords[],
  { others, counts }: { others: ReadonlyMap<Document, string>; counts: ReadonlyMap<string, number> },
): boolean {
  const [other, ...more] = new Set(all.map(({ document }) => others.get(document)));
  return other !== undefined && other !== "" && more.length === 0 && counts.get(other) === all.length;
}

function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Pages that have the title, the description and the blocks of just one other, which is told of one of the two. */
export function copiedPages(context: Context): ReadonlySet<Document> {
  const descriptions = otherOf(context, "title");
  const byBoth = new Map<string, Document[]>();
  for (const { document, text } of wordsOf(context, "title")) {
    const both = `${comparable(text)}\n${descriptions.get(document) ?? document.file}`;
    byBoth.set(both, [...(byBoth.get(both) ?? []), document]);
  }
  return new Set([...byBoth.values()].filter((same) => same.length === 2 && haveSameBlocks(same)).flat());
}

function haveSameBlocks(documents: readonly Document[]): boolean {
  return new Set(documents.map(({ data }) => JSON.stringify(data?.["blocks"]))).size === 1;
}

/** The one that is the copy. Of pages with the same title and the same description, both tell the same one. */
function copyAmong(same: readonly PageWords[], others: ReadonlyMap<Document, string>): PageWords {
  const ownOther = new Set(same.map(({ document }) => others.get(document)));
  const [other = ""] = ownOther.size === 1 ? ownOther : [];
  const textOf = new Map(same.map(({ document, text }) => [document, [comparable(text), other].toSorted().join(" ")]));
  const copy = leastLikeItsName([...textOf.keys()], (document) => textOf.get(document)!);
  return same.find(({ document }) => document === copy)!;
}

/** The descriptions of all pages beside their titles, and the other way round. */
function otherOf(context: Context, name: Words): Map<Document, string> {
  const words = wordsOf(context, name === "title" ? "description" : "title");
  return new Map(words.map(({ document, text }) => [document, comparable(text)]));
}

/** The same for texts that differ only in capital letters and spaces. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s\s+/g, " ").trim();
}

function lineOf(document: Document, name: string): number {
  return positionOf(document, rangeOf(document, [name], "value").offset).line;
}
