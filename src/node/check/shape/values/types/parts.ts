/** The parts of a text that stands where a list belongs. */
import type { Json } from "../../../../../model/fields.ts";
import { capital } from "../../../wording/words.ts";

/** Where a line ends, also as HTML has it. */
const LINE_END = /\n|<br *\/?>/i;
const MARKS = [/[|]/, /;/, /,/, / \/ /, / [·‧∙] /];
/** A single one is a dash of a sentence. */
const DASH = / [-–—] /;

/** Whether a text has several lines: these are its entries, and commas belong to them. */
export function hasLines(value: Json): boolean {
  return typeof value === "string" && value.split(LINE_END).filter((line) => line.trim() !== "").length > 1;
}

/** What may each be an entry: the lines of a text, or what the mark parts that it has most often. */
export function partsIn(text: string): string[] {
  const partedBy = (mark: RegExp) => text.split(mark).map((part) => part.trim());
  if (hasLines(text)) return partedBy(LINE_END);
  const dashed = partedBy(DASH);
  const ways = [...MARKS.map(partedBy), ...(dashed.length > 2 ? [dashed] : [])];
  return ways.reduce((best, way) => (way.length > best.length ? way : best));
}

/** The same as entries that visitors read: in a sentence, only the first begins with a capital letter. */
export function partsRead(text: string): string[] {
  const parts = partsIn(text);
  const byCommas = text.split(",").length === parts.length;
  const isSentence = byCommas && !hasLines(text) && /^\p{Lu}/u.test(parts[0]!);
  return isSentence ? parts.map((part) => (PLAIN_WORD.test(part) ? capital(part) : part)) : parts;
}

/** At the start: no name with a capital further on, as "iPhone", and no file or address. */
const PLAIN_WORD = /^\p{Ll}+(?=$|[\s,;:!?)–—-])/u;
