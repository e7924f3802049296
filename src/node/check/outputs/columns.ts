/** How wide a text is in a terminal: some letters and drawings take two columns, and marks above a letter none. */
import { eastAsianWidth } from "get-east-asian-width";
import { once } from "../once.ts";
import { visible } from "../wording/words.ts";

// Made when it is asked for: that takes some milliseconds, and a site without problems asks for none.
const segmenter = once(() => new Intl.Segmenter());
const DRAWING = /\p{Emoji_Presentation}|\ufe0f/u;
/** Characters that are looked at for each column: a letter may have several, but few have more. */
const MOST = 8;

/** A column each: nearly all texts have nothing else. */
const PLAIN = /^[ -~]*$/;

/** The columns of a text, with what cannot be seen spelt out. */
export function columnsOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of lettersOf(visible(text))) columns += widthOf(segment);
  return columns;
}

function lettersOf(text: string): Iterable<Intl.SegmentData> {
  return segmenter().segment(text);
}

/** Terminals show coloured drawings two columns wide, whatever they are put together of. */
function widthOf(letter: string): number {
  return DRAWING.test(letter) ? 2 : eastAsianWidth(letter.codePointAt(0)!);
}

/** Where a text begins that ends at `end` and takes so many columns, with whole letters. */
export function columnsBack(text: string, end: number, columns: number): number {
  const before = text.slice(Math.max(0, end - columns * MOST), end);
  if (PLAIN.test(before)) return Math.max(0, end - Math.floor(columns));
  return end - lengthOf(Array.from(lettersOf(before)).toReversed(), columns);
}

/** Where a text ends that begins at `start` and takes so many columns, with whole letters. */
export function columnsOn(text: string, start: number, columns: number): number {
  const after = text.slice(start, start + columns * MOST);
  if (PLAIN.test(after)) return start + Math.min(after.length, Math.floor(columns));
  return start + lengthOf(lettersOf(after), columns);
}

/** Characters of the first letters that take so many columns. */
function lengthOf(segments: Iterable<Intl.SegmentData>, columns: number): number {
  let left = columns;
  let length = 0;
  for (const { segment } of segments) {
    left -= columnsOf(segment);
    if (left < 0) break;
    length += segment.length;
  }
  return length;
}
