/** Joins several texts where one is asked for. */
import { example } from "../../../wording/words.ts";

/** The most words of an item in an enumeration whose commas may have been written as commas of an array. */
const FEW_WORDS = 4;
/** A text that ends with a mark needs no other one. */
const ENDED = /[\p{P}\p{S}]\s*$/u;
/** The start of a sentence, and the separator before it. */
const CAPITAL = /^\p{Lu}/u;
const SENTENCES = ". ";
/** Texts that no comma follows, and texts that none precedes. */
const GOES_ON = /(?:^|\s)(?:a|an|and|as|at|by|for|from|in|is|of|on|or|our|the|to|with|your)$/i;
const GOES_WITH = /^(?:and|of|or)\s/i;

/** Whether each text is short enough for a name or an item of an enumeration, and has no comma of its own. */
export function areFewWords(texts: readonly string[]): boolean {
  return texts.every((text) => !text.includes(",") && wordsIn(text) <= FEW_WORDS);
}

/**
 * The most likely text first, and an alternative where it is ambiguous.
 * @param others Texts of similar fields: if one of them ends with a full stop, so does the result.
 */
export function oneText(texts: readonly string[], others: readonly string[] = []): readonly [string, string?] {
  const pieces = texts.map((text) => text.trim());
  const gaps = pieces.slice(1).map((piece, i) => gapBetween(pieces[i]!, piece));
  const arePointed = gaps.includes(SENTENCES) && [...pieces, ...others].some((text) => text.endsWith("."));
  const end = arePointed && !ENDED.test(pieces.at(-1)!) ? "." : "";
  const whole = (gap: (likely: string) => string) =>
    pieces.slice(1).reduce((all, piece, i) => all + gap(gaps[i]!) + piece, pieces[0]!) + end;
  const likely = whole((gap) => gap || " ");
  const other = whole((gap) => gap || ", ");
  if (likely === other) return [likely];
  return pieces.slice(0, -1).every((piece) => wordsIn(piece) <= FEW_WORDS) ? [other, likely] : [likely, other];
}

/** A fix that writes several lines as one text. Only the author knows which mark belongs between two of them. */
export function inOne(pieces: readonly string[]): string {
  const [likely, other] = oneText(pieces);
  const plain = pieces.join(" ");
  if (other === undefined)
    return `write ${example(likely)}.${likely === plain ? "" : ` If that is one sentence, write ${example(plain)}.`}`;
  const marked = likely === plain ? other : likely;
  const goesOn = pieces.slice(1).every((piece) => /^\p{Ll}/u.test(piece));
  return likely === plain || goesOn
    ? `write ${example(plain)}. If a comma belongs there, write ${example(marked)}.`
    : `write ${example(marked)}. If no comma belongs there, write ${example(plain)}.`;
}

/** The separator between two texts; empty where a comma is possible, but not certain. */
function gapBetween(before: string, behind: string): string {
  if (ENDED.test(before) || GOES_ON.test(before) || GOES_WITH.test(behind)) return " ";
  const isShort = wordsIn(before) <= FEW_WORDS && wordsIn(behind) <= FEW_WORDS;
  return CAPITAL.test(behind) && !isShort ? SENTENCES : "";
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
