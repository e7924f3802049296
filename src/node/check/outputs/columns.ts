/** The width of texts in a terminal: some letters and emoji take two columns, combining marks none. */
import { eastAsianWidth } from "get-east-asian-width";
import { once } from "../../../model/once.ts";
import { visible } from "../wording/words.ts";

// Created on demand: it takes some milliseconds, and a site without problems needs none.
const segmenter = once(() => new Intl.Segmenter());
const DRAWING = /\p{Emoji_Presentation}|\ufe0f/u;
/** How many characters are read for each column: few graphemes have more. */
const MOST = 8;

/** Texts with one column for each character, which nearly all are. */
const PLAIN = /^[ -~]*$/;

/** The number of columns of a text, with its invisible characters spelt out. */
export function columnsOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of lettersOf(visible(text))) columns += widthOf(segment);
  return columns;
}

function lettersOf(text: string): Iterable<Intl.SegmentData> {
  return segmenter().segment(text);
}

/** Terminals show emoji two columns wide, whatever they are composed of. */
function widthOf(letter: string): number {
  return DRAWING.test(letter) ? 2 : eastAsianWidth(letter.codePointAt(0)!);
}

/** Where a text begins that ends at `end` and takes at most so many columns. Cuts between graphemes. */
export function columnsBack(text: string, end: number, columns: number): number {
  const before = text.slice(Math.max(0, end - columns * MOST), end);
  if (PLAIN.test(before)) return Math.max(0, end - Math.floor(columns));
  return end - lengthOf(Array.from(lettersOf(before)).toReversed(), columns);
}

/** Where a text ends that begins at `start` and takes at most so many columns. Cuts between graphemes. */
export function columnsOn(text: string, start: number, columns: number): number {
  const after = text.slice(start, start + columns * MOST);
  if (PLAIN.test(after)) return start + Math.min(after.length, Math.floor(columns));
  return start + lengthOf(lettersOf(after), columns);
}

/** The number of characters in the first graphemes that fit into the columns. */
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
