/** How wide a text is in a terminal: some letters and drawings take two columns, and marks above a letter none. */
import stringWidth from "string-width";
import { visible } from "../words.ts";

const letters = new Intl.Segmenter();
/** Characters that are looked at for each column: a letter may have several, but few have more. */
const MOST = 8;

/** The columns of a text, with what cannot be seen spelt out. */
export function columnsOf(text: string): number {
  return stringWidth(visible(text));
}

/** Where a text begins that ends at `end` and takes so many columns, with whole letters. */
export function columnsBack(text: string, end: number, columns: number): number {
  const before = text.slice(Math.max(0, end - columns * MOST), end);
  return end - lengthOf(Array.from(letters.segment(before)).toReversed(), columns);
}

/** Where a text ends that begins at `start` and takes so many columns, with whole letters. */
export function columnsOn(text: string, start: number, columns: number): number {
  return start + lengthOf(letters.segment(text.slice(start, start + columns * MOST)), columns);
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
