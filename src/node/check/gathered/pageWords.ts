/** The words of each page that browsers and search engines show, as they show them. */
import { WIDE, WITHOUT_WIDTH } from "../../../model/letters.ts";
import { completeTitle } from "../../../model/title.ts";
import { tokensOf } from "./filled.ts";
import { fillTokens } from "../../../model/tokens.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group } from "../site.ts";

/** One text about a page, filled in. */
export interface PageWords {
  document: Document;
  text: string;
}

export type Words = "title" | "description";

/** The titles or the descriptions of all pages; titles complete with the company's name. */
export function wordsOf(context: Context, words: Words): readonly PageWords[] {
  return known(context)[words];
}

const known = perContext(allWords);

function allWords(context: Context): Record<Words, PageWords[]> {
  const found: Record<Words, PageWords[]> = { title: [], description: [] };
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

const WIDE_ONES = new RegExp(`[${WIDE}]`, "gu");
const OTHERS_WITHOUT = new RegExp(`[${WITHOUT_WIDTH}]`, "gu");

/** How much room a text takes, in characters of the Latin alphabet: search results are as wide as they are. */
export function widthOf(text: string): number {
  const count = countCharacters(text);
  if (!/[\u0300-\uffff]/.test(text)) return count;
  return count + (text.match(WIDE_ONES)?.length ?? 0) - (text.match(OTHERS_WITHOUT)?.length ?? 0);
}

/** To be said where a text has such letters. */
export const TWICE = " Letters as wide as two count twice.";

/** The texts of all pages that have some, as they are compared. */
export const comparableWords = perContext((context): Record<Words, ReadonlyMap<Document, string>> => {
  const texts = (name: Words) =>
    new Map(wordsOf(context, name).map(({ document, text }) => [document, comparable(text)]));
  return { title: texts("title"), description: texts("description") };
});

/** The same for texts that differ only in capital letters and spaces. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s\s+/g, " ").trim();
}
