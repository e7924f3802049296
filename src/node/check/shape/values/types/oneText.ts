/** Texts in the place of one text, and what they may be as one. */

/** So many words may be one of several things in a row, of which the commas have become those of a list. */
const FEW_WORDS = 4;
/** A mark behind which nothing is missing. */
const ENDED = /[\p{P}\p{S}]\s*$/u;
/** Words that no comma follows, and those that none comes before. */
const GOES_ON = /(?:^|\s)(?:a|an|and|as|at|by|for|from|in|is|of|on|or|our|the|to|with|your)$/i;
const GOES_WITH = /^(?:and|of|or)\s/i;

/** The text that is most likely meant first, and another one where nobody can be sure. */
export function oneText(texts: readonly string[]): readonly [string, string?] {
  const pieces = texts.map((text) => text.trim());
  const gaps = pieces.slice(1).map((piece, i) => gapBetween(pieces[i]!, piece));
  const whole = (gap: (likely: string) => string) =>
    pieces.slice(1).reduce((all, piece, i) => all + gap(gaps[i]!) + piece, pieces[0]!);
  const likely = whole((gap) => gap || " ");
  const other = whole((gap) => gap || ", ");
  if (likely === other) return [likely];
  return pieces.slice(0, -1).every((piece) => piece.split(/\s+/).length <= FEW_WORDS)
    ? [other, likely]
    : [likely, other];
}

/** Empty where a comma may stand there or not. */
function gapBetween(before: string, behind: string): string {
  return ENDED.test(before) || GOES_ON.test(before) || GOES_WITH.test(behind) ? " " : "";
}
