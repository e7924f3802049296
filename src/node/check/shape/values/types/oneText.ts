/** Texts in the place of one text, and what they may be as one. */
import { example } from "../../../wording/words.ts";

/** So many words may be one of several things in a row, of which the commas have become those of a list. */
const FEW_WORDS = 4;
/** A mark behind which nothing is missing. */
const ENDED = /[\p{P}\p{S}]\s*$/u;
/** How a sentence begins, and what parts it from the one before. */
const CAPITAL = /^\p{Lu}/u;
const SENTENCES = ". ";
/** Words that no comma follows, and those that none comes before. */
const GOES_ON = /(?:^|\s)(?:a|an|and|as|at|by|for|from|in|is|of|on|or|our|the|to|with|your)$/i;
const GOES_WITH = /^(?:and|of|or)\s/i;

/** Whether each of some texts is short enough for a name or a thing in a row, and has no comma that parts such. */
export function areFewWords(texts: readonly string[]): boolean {
  return texts.every((text) => !text.includes(",") && wordsIn(text) <= FEW_WORDS);
}

/**
 * The text that is most likely meant first, and another one where nobody can be sure.
 * @param others Texts that stand in places like this one: where they end with a point, sentences do.
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

/** What to write for some lines as one. Which mark belongs between two of them their author knows: nobody else can be sure. */
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

/** Empty where a comma may stand there or not. */
function gapBetween(before: string, behind: string): string {
  if (ENDED.test(before) || GOES_ON.test(before) || GOES_WITH.test(behind)) return " ";
  const isShort = wordsIn(before) <= FEW_WORDS && wordsIn(behind) <= FEW_WORDS;
  return CAPITAL.test(behind) && !isShort ? SENTENCES : "";
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
