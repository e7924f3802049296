/** Splits a text that stands where a list is asked for. */
import type { Json } from "../../../../../model/fields.ts";
import { capital } from "../../../wording/words.ts";

/** A line break, also in HTML. */
const LINE_END = /\n|<br *\/?>/i;
const MARKS = [/[|]/, /;/, /,/, / \/ /, / [·‧∙] /];
/** It only separates entries where there are several: a single one is a dash in a sentence. */
const DASH = / [-–—] /;

/** Whether a text has several lines: then these are its entries, and its commas belong to them. */
export function hasLines(value: Json): boolean {
  return typeof value === "string" && value.split(LINE_END).filter((line) => line.trim() !== "").length > 1;
}

/** The possible entries: the lines of a text, or its parts between its most frequent separator. */
export function partsIn(text: string): string[] {
  const partedBy = (mark: RegExp) => text.split(mark).map((part) => part.trim());
  if (hasLines(text)) return partedBy(LINE_END);
  const dashed = partedBy(DASH);
  const ways = [...MARKS.map(partedBy), ...(dashed.length > 2 ? [dashed] : [])];
  return ways.reduce((best, way) => (way.length > best.length ? way : best));
}

/** The same for entries that visitors read: each gets a capital letter, as in a sentence only the first part has one. */
export function partsRead(text: string): string[] {
  const parts = partsIn(text);
  const byCommas = text.split(",").length === parts.length;
  const isSentence = byCommas && !hasLines(text) && /^\p{Lu}/u.test(parts[0]!);
  return isSentence ? parts.map((part) => (PLAIN_WORD.test(part) ? capital(part) : part)) : parts;
}

/** A text that starts with a lowercase word: no name such as "iPhone", no file and no address. */
const PLAIN_WORD = /^\p{Ll}+(?=$|[\s,;:!?)–—-])/u;
