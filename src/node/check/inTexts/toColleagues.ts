/** Comments in a text that were for a colleague, or for oneself: "(@Asha please check!)", "(is this still right?)", "(???)". */

const TASK = "(?:check|confirm|add|fix|update|rewrite|review|proofread|correct|shorten|translate)";
const DOUBT = "(?:right|correct|true|valid|up[ -]to[ -]date)";
const REQUEST = `(?:(?:please|pls|plz|can you|could you|to) ${TASK}|(?:is|are) (?:this|that|it|these|they) (?:still )?${DOUBT})`;
/** A name, not the handle of a company, which has no request behind it. */
const TO_SOMEBODY = String.raw`@\p{Lu}\p{L}{0,30}[,:]? ${REQUEST}(?![\p{L}\p{N}])`;
const THIS = "(?: (?:this|that|it|again|prices?|dates?|names?|spelling|numbers?|links?|wording))?";
const TO_ONESELF = [
  String.raw`(?:[Pp]lease |[Pp]ls )?(?:[Dd]ouble[ -])?[Cc]heck${THIS}[?!]+`,
  String.raw`(?:[Ii]s|[Aa]re) (?:this|that|it|these|they) (?:still )?${DOUBT}\?+`,
  String.raw`[Ss]till ${DOUBT}\?+`,
].join("|");
const INSIDE = String.raw`\?{3,}|${TO_ONESELF}`;

/**
 * Three question marks, a request or a doubt in brackets, or a request as a sentence. Two question marks in brackets judge a
 * move at chess, and one may be meant for readers.
 */
export const ASIDE = new RegExp(
  [
    String.raw`\((?:${INSIDE}|${TO_SOMEBODY}[^()]{0,120})\)`,
    String.raw`\[(?:${INSIDE}|${TO_SOMEBODY}[^[\]]{0,120})\](?!\()`,
    String.raw`(?<=^|[.!?] )${TO_SOMEBODY}[^.!?\n]{0,120}[.!?]*`,
  ].join("|"),
  "u",
);

/** Whether a text, or one of the texts in a JSON, names somebody behind other words. */
export function hasMention(json: string): boolean {
  return json.includes("@") && /[ ([]@\p{Lu}/u.test(json);
}
