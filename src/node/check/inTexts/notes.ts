/** Notes in capitals that somebody left for later: "TODO: prices", "+91 XXX". */

/** Marks that make a note of any word before them. */
const MARKED = String.raw`\s*[:–—]|\s-\s`;
/** In brackets, whatever else is said there. */
const IN_BRACKETS = /\[(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}_-])[^[\]]{0,60}\](?!\()/u;
/** A number, or a sign of one, before or behind it. "TODO list" and "TODOs" are no notes. */
const SURE = asWord(
  String.raw`FIXME|TBD|^TODO(?=\P{L}*$)|TODO(?=${MARKED})|XXX(?=${MARKED}|[ -]XXX|\s?[\d$€£₹%+])|(?<=[\d+$€£₹]\s?)XXX|^XXX(?=\P{L}*$)`,
);
const LIKELY = asWord(
  String.raw`(?=TODO)(?<!(?://|/\*)\s*)TODO(?!['’]?[sS]\b|[ -](?:[Ll]ists?|LISTS?|[Aa]pps?|APPS?|[Cc]omments?|[Gg]roups?|[Ii]tems?)\b)|XXX`,
);
/** "Todo" is a word of languages in which these are as well, and "XXX" is thirty. */
const ROMANCE =
  /(?<![\p{L}\p{N}])(?:el|la|lo|los|las|de|del|que|con|para|por|un|una|y|en|es|do|da|dos|das|os|em|com|é|incluid[oa]s?|incluíd[oa]s?)(?![\p{L}\p{N}])/iu;
/** "Super Bowl XXX", "XXX Olympiad", and a row of "X", "XX" and "XXX" or of sizes. */
const THIRTY =
  /(?<![\p{L}\p{N}])(?:XX?|XXXL)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}\p{L}+\s+XXX(?!\s+[\p{Ll}\d]|[\p{L}\p{N}])|XXX\s+\p{Lu}/u;

/** The first note of a text, with its brackets. */
export function noteIn(text: string): string | undefined {
  const sure = (IN_BRACKETS.exec(text) ?? SURE.exec(text))?.[0];
  if (sure !== undefined || ROMANCE.test(text)) return sure;
  const likely = LIKELY.exec(text)?.[0];
  return likely === "XXX" && THIRTY.test(text) ? undefined : likely;
}

function asWord(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`, "u");
}
