/** The part of a long text that is meant: nobody looks for a wrong link at the start of the paragraph that it ends. */
import type { Finding } from "../finding.ts";
import type { Range } from "./position.ts";

/** In a text of no more characters, what is meant is seen at once. */
const SHORT = 60;
/** A piece of fewer characters may stand in a text by chance. */
const LEAST = 3;
/** What the words for a mistake name. */
const NAMED = /"((?:[^"\\]|\\.)+)"/g;
/** The end of what was too long to be named whole. */
const CUT = /…$/;

/**
 * Where a text has the piece that a finding is about, or the first thing that its message names.
 * @param range Of a value in `text`.
 * @returns The same range for a short text, for what is no text, and where it has no such thing.
 */
export function spotOf(text: string, range: Range, { message, piece }: Pick<Finding, "message" | "piece">): Range {
  const source = text.slice(range.offset, range.offset + range.length);
  if (source.length <= SHORT || !source.startsWith('"')) return range;
  for (const named of [piece ?? [], namedIn(message)].flat()) {
    const whole = named.replace(CUT, "");
    const at = source.indexOf(whole);
    // What is cut off at the start is the text itself.
    const isPiece = at > 1 || (at === 1 && whole === named);
    if (isPiece && whole.length >= LEAST && whole.length < source.length - 2)
      return { offset: range.offset + at, length: whole.length };
  }
  return range;
}

/** What words for a mistake name, in quotation marks. */
export function namedIn(message: string): string[] {
  return Array.from(message.matchAll(NAMED), ([, quoted]) => quoted!);
}
