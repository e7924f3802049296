/** The part of a long text that is meant: nobody looks for a wrong link at the start of the paragraph that it ends. */
import type { Range } from "./position.ts";

/** In a text of no more characters, what is meant is seen at once. */
const SHORT = 60;
/** A piece of fewer characters may stand in a text by chance. */
const LEAST = 3;
/** What the words for a mistake name: something in quotation marks, a name in braces, or what should be one. */
const NAMED =
  /"((?:[^"\\]|\\.)+)"|(\{[^{}\s]+\}|(?<=filled in for ).+(?= as it is written)|(?<=is not written as ).+(?=\.$))/g;
/** The end of what was too long to be named whole. */
const CUT = /…$/;

/**
 * Where a text has the first thing that a message names.
 * @param range Of a value in `text`.
 * @returns The same range for a short text, for what is no text, and where it has no such thing.
 */
export function spotOf(text: string, range: Range, message: string): Range {
  const source = text.slice(range.offset, range.offset + range.length);
  if (source.length <= SHORT || !source.startsWith('"')) return range;
  for (const [, quoted, filled] of message.matchAll(NAMED)) {
    const piece = (quoted ?? filled)!.replace(CUT, "");
    const at = source.indexOf(piece);
    // What is cut off at the start is the text itself.
    const isPiece = at > 1 || (at === 1 && !CUT.test(quoted ?? ""));
    if (isPiece && piece.length >= LEAST && piece.length < source.length - 2)
      return { offset: range.offset + at, length: piece.length };
  }
  return range;
}
