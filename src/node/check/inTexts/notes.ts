/** Notes in capitals that somebody left for later: "TODO: prices", "+91 XXX". */

/** Marks that make a note of any word before them. */
const MARKED = String.raw`\s*[:–—]|\s-\s`;
const ALONE = String.raw`\P{L}*$`;
/** Where a text or a sentence starts. */
const START = String.raw`(?<=^\P{L}{0,9}|[.!?;(]\s?)`;
/** In brackets, whatever else is said there. */
const IN_BRACKETS = /\[(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}_-])[^[\]]{0,60}\](?!\()/u;
/** With marks that no sentence of a text has there, or with a sign of a number before or behind it. */
const SURE = asWord(
  String.raw`(?=TODO|FIXME|TBD|XXX)(?:${START}(?:TODO|FIXME|TBD|XXX)(?=${MARKED})|(?<=^\P{L}{0,9})(?:TODO|FIXME|TBD|XXX)(?=${ALONE})|XXX(?=[ -]XXX|\s?[$€£₹%+])|(?<=[\d+$€£₹]\s?)XXX)`,
);
const MARKED_TODO = asWord(String.raw`TODO(?=${MARKED})`);
/** Words of texts about such notes. "TODO list" and "TODOs" are none. */
const ABOUT = String.raw`['’]?[sS]\b|[ -](?:[Ll]ists?|LISTS?|[Aa]pps?|APPS?|[Cc]omments?|[Gg]roups?|[Ii]tems?)\b`;
const LIKELY = asWord(String.raw`(?=TODO|FIXME)(?<!(?://|/\*)\s*)(?:TODO|FIXME)(?!${ABOUT})|TBD|XXX`);
/** "Todo" is a word of languages in which these are as well, and "XXX" is thirty. */
const ROMANCE =
  /(?<![\p{L}\p{N}])(?:el|la|lo|los|las|de|del|que|con|para|por|un|una|y|en|es|do|da|dos|das|os|em|com|é|incluid[oa]s?|incluíd[oa]s?)(?![\p{L}\p{N}])/iu;
/** Some of those are words and names of English as well: "do", "Las Vegas". */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|of|to|is|are|you|your|we|our|for|with|what|this|that|it)(?![\p{L}\p{N}])/iu;
/**
 * "Super Bowl XXX", "at Cup XXX in May", "XXX Olympiad", "XXX. Kongress", and a row of "X", "XX" and "XXX" or of sizes. A word
 * with a capital letter at the start of a sentence, and a small one behind it, are no name: "Over XXX clients".
 */
const THIRTY =
  /(?<![\p{L}\p{N}])(?:XX?|XXXL)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}\p{L}*\s+XXX(?!\s+[\p{Ll}\d]|[\p{L}\p{N}])|(?<=[\p{L}\p{N}],?\s)\p{Lu}\p{L}*\s+XXX(?![\p{L}\p{N}])|XXX\.?\s+\p{Lu}/u;

/** The first note of a text, with its brackets. */
export function noteIn(text: string): string | undefined {
  const marked = sureNoteIn(text) ?? MARKED_TODO.exec(text)?.[0];
  if (marked !== undefined || (ROMANCE.test(text) && !ENGLISH.test(text))) return marked;
  const likely = LIKELY.exec(text)?.[0];
  return likely === "XXX" && THIRTY.test(text) ? undefined : likely;
}

/** The first one that cannot be meant for those who read the text. */
export function sureNoteIn(text: string): string | undefined {
  return (IN_BRACKETS.exec(text) ?? SURE.exec(text))?.[0];
}

function asWord(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`, "u");
}
