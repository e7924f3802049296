/** Notes in capitals that somebody left for later: "TODO: prices", "+91 XXX". */

/** Marks that turn any word before them into a note. */
const MARKED = String.raw`\s*[:–—]|\s-\s`;
const ALONE = String.raw`\P{L}*$`;
/** The start of a text or of a sentence. */
const START = String.raw`(?<=^\P{L}{0,9}|[.!?;(]\s?)`;
/** A note in brackets, with any other words. */
const IN_BRACKETS = /\[(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}_-])[^[\]]{0,60}\](?!\()/u;
/** A note with marks that no sentence has there, or beside a number or a currency sign. */
const SURE = asWord(
  String.raw`(?=TODO|FIXME|TBD|XXX)(?:${START}(?:TODO|FIXME|TBD|XXX)(?=${MARKED})|(?<=^\P{L}{0,9})(?:TODO|FIXME|TBD|XXX)(?=${ALONE})|XXX(?:-X{3,4})+|XXX(?=[ -]XXX|\s?[$€£₹%+])|(?<=[\d+$€£₹]\s?)XXX)`,
);
const MARKED_TODO = asWord(String.raw`TODO(?=${MARKED})`);
/** What follows the word in texts about such notes: "TODO list" and "TODOs" are no notes. */
const ABOUT = String.raw`['’]?[sS]\b|[ -](?:[Ll]ists?|LISTS?|[Aa]pps?|APPS?|[Cc]omments?|[Gg]roups?|[Ii]tems?)\b`;
const LIKELY = asWord(String.raw`(?=TODO|FIXME)(?<!(?://|/\*)\s*)(?:TODO|FIXME)(?!${ABOUT})|TBD|XXX`);
/** Words of languages in which "todo" is a word, and "XXX" is thirty. */
const ROMANCE =
  /(?<![\p{L}\p{N}])(?:el|la|lo|los|las|de|del|que|con|para|por|un|una|y|en|es|do|da|dos|das|os|em|com|é|incluid[oa]s?|incluíd[oa]s?)(?![\p{L}\p{N}])/iu;
/** English words. Some of those above are words or names in English as well: "do", "Las Vegas". */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|of|to|is|are|you|your|we|our|for|with|what|this|that|it)(?![\p{L}\p{N}])/iu;
/**
 * "XXX" for thirty: "Super Bowl XXX", "at Cup XXX in May", "XXX Olympiad", "XXX. Kongress", and a row of "X", "XX" and "XXX" or
 * of sizes. A capitalised word at the start of a sentence is no name if a small letter follows: "Over XXX clients".
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

/** The first note that cannot be meant for readers. */
export function sureNoteIn(text: string): string | undefined {
  return (IN_BRACKETS.exec(text) ?? SURE.exec(text))?.[0];
}

function asWord(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`, "u");
}
