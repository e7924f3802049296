/** The titles and descriptions of pages, as browsers and search engines show them. */
import { WIDE, WITHOUT_WIDTH } from "../../../../model/letters.ts";
import { completeTitle } from "../../../../model/title.ts";
import { tokensOf } from "../filled.ts";
import { fillTokens } from "../../../../model/tokens.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Group } from "../../site.ts";

/** A text about a page, with its names in braces replaced. */
export interface PageWords {
  document: Document;
  text: string;
}

export type PageWordsKind = "title" | "description";

/** The titles or descriptions of all pages; titles include the company's name. */
export function wordsOf(context: Context, words: PageWordsKind): readonly PageWords[] {
  return known(context)[words];
}

const known = perContext(allWords);

function allWords(context: Context): Record<PageWordsKind, PageWords[]> {
  const found: Record<PageWordsKind, PageWords[]> = { title: [], description: [] };
  const values = tokensOf(context);
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
  { name, values }: { name: PageWordsKind; values: Readonly<Record<string, string>> },
): string | undefined {
  if (!document.data || (context.isSpoilt(document) && context.isWrong(document, [name]))) return undefined;
  return asShown(document.data, name, values);
}

/**
 * A title or description as browsers and search engines show it; undefined if there is none.
 * @param values The values of the names in braces.
 */
export function asShown(
  data: Group,
  name: PageWordsKind,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const text = data[name];
  if (typeof text !== "string") return undefined;
  if (name === "title") return shownTitle({ title: text, titleAlone: data["titleAlone"] }, values);
  return text.includes("{") ? fillTokens(text, values) : text;
}

/**
 * The complete title.
 * @param values The values of the names in braces.
 */
export function shownTitle(
  { title, titleAlone }: { title: string; titleAlone?: unknown },
  values: Readonly<Record<string, string>>,
): string {
  const filled = title.includes("{") ? fillTokens(title, values) : title;
  const { company = "" } = values;
  return completeTitle({ title: filled, titleAlone: company === "" || titleAlone }, company);
}

/** The number of characters that people see. */
export function countCharacters(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? Array.from(text).length : text.length;
}

const WIDE_ONES = new RegExp(`[${WIDE}]`, "gu");
const OTHERS_WITHOUT = new RegExp(`[${WITHOUT_WIDTH}]`, "gu");

/** The width of a text in Latin characters, because search engines cut texts at a width. */
export function widthOf(text: string): number {
  const count = countCharacters(text);
  if (!/[\u0300-\uffff]/.test(text)) return count;
  return count + (text.match(WIDE_ONES)?.length ?? 0) - (text.match(OTHERS_WITHOUT)?.length ?? 0);
}

/** A sentence for messages about texts with wide letters. */
export const TWICE = " Letters as wide as two count twice.";

/** The normalised texts of all pages that have one. */
export const comparableWords = perContext((context): Record<PageWordsKind, ReadonlyMap<Document, string>> => {
  const texts = (name: PageWordsKind) =>
    new Map(wordsOf(context, name).map(({ document, text }) => [document, comparable(text)]));
  return { title: texts("title"), description: texts("description") };
});

/** Normalises letter case and whitespace for comparisons. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s\s+/g, " ").trim();
}
