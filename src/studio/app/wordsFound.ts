/** Where the texts of a site have some words. */
import { pathOf } from "../../model/pointer.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Group } from "../../node/check/site.ts";
import { type TextField, textsIn, tidied } from "../document/texts.ts";
import type { SiteData, SiteFile } from "../site/siteData.ts";

export interface WordsFound {
  file: string;
  pointer: string;
  /** The words, with those around them. */
  words: string;
}

/** With fewer letters, most texts are found. */
const FEWEST = 3;
/** How many letters are shown before the words. */
const BEFORE = 16;
/** Kinds of fields with words that somebody has written. */
const SAID: ReadonlySet<string> = new Set(["line", "markdown", "text", "href", "email"]);

/** Not in titles and addresses of pages, by which pages are found. */
export function wordsFound(lookup: Lookup, { pages, shared, site }: SiteData, search: string): WordsFound[] {
  const wanted = plain(search);
  if (wanted.length < FEWEST) return [];
  return [...pages, ...shared, ...(site ? [site] : [])].flatMap((file) =>
    plainTexts(file.data)
      .filter((each) => each.plain.includes(wanted) && isSaid(lookup, file, each.pointer))
      .map((each) => ({
        file: file.file,
        pointer: each.pointer,
        words: around(each.text, each.plain.indexOf(wanted)),
      })),
  );
}

/** Those of each file, as a search asks for them at each letter. */
const known = new WeakMap<Group, readonly PlainText[]>();

interface PlainText extends TextField {
  plain: string;
}

function plainTexts(data: Group): readonly PlainText[] {
  const texts = known.get(data) ?? textsIn(data).map((each) => ({ ...each, plain: plain(each.text) }));
  known.set(data, texts);
  return texts;
}

function plain(text: string): string {
  return tidied(text).toLowerCase();
}

function isSaid(lookup: Lookup, file: SiteFile, pointer: string): boolean {
  if (pointer === "/$schema" || (file.role === "page" && pointer === "/title")) return false;
  const schema = lookup.schemaAt({ ...file, text: "" }, pathOf(pointer, file.data))?.schema;
  if (!schema || schema.enum || schema.const !== undefined) return false;
  return schema.kind === undefined || SAID.has(schema.kind);
}

function around(text: string, at: number): string {
  const words = tidied(text);
  const start = at <= BEFORE ? 0 : words.lastIndexOf(" ", at - BEFORE) + 1;
  return (start > 0 ? "…" : "") + words.slice(start);
}
