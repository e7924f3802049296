/** A straight quotation mark that closes a curly one inside a text, and so ends the text too early. */
import { joined, LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Token } from "../tokens.ts";

/** Closing marks by their opening ones. */
const CLOSING: Readonly<Record<string, string>> = { "„": "“", "“": "”", "«": "»", "»": "«", "‹": "›", "›": "‹" };
/** Words with a curly opening mark and a straight closing one. Behind a word or a punctuation mark, a curly one closes. */
const PAIR = String.raw`(?<![\p{L}\p{N}.,;:!?…%])([„“«»‹›])([^„“”«»‹›"\r\n]{1,200})"`;
const AT_END = new RegExp(`${PAIR}$`, "u");
/** Further such pairs in the same text, which goes on behind each. */
const NEXT = new RegExp(String.raw`([^"\r\n]*?)${PAIR}(?=,?[ \t]+[\p{L}„“«»‹›(–—]|[.;:!?…)]+(?:[ \t]+\p{L}|"))`, "guy");
const LONGEST_PAIR = 210;
const LONGEST_LOOK = 2000;

/** @param token A text that goes on behind its closing mark. */
export function closingMark(text: string, { source, offset, length }: Token): SyntaxFault | undefined {
  const [, opening = "", words = ""] = AT_END.exec(source.slice(-LONGEST_PAIR)) ?? [];
  const closing = CLOSING[opening];
  if (closing === undefined || words.trim() !== words) return undefined;
  const end = offset + length;
  const behind = Array.from(text.slice(end, end + LONGEST_LOOK).matchAll(NEXT));
  const isOneKind = behind.every(([, , mark]) => mark === opening);
  const next = isOneKind
    ? behind.map(([, between = "", , said]) => ({ between, whole: opening + said + closing }))
    : [];
  const message = "A quotation mark inside a text ends the text too early.";
  const pairs = [`${opening}${words}${closing}`, ...next.map(({ whole }) => whole)];
  const shown = joined(pairs, "and");
  const place = next.length === 0 ? "in its place" : "for each of these quotation marks inside the text";
  const fix = `write ${closing} ${place}${shown.length > LONGEST_EXAMPLE ? "" : `: ${shown}`}.`;
  const at = { offset: end - 1, length: 1 };
  const made = next.map(({ between, whole }) => between + whole).join("");
  const meant = { offset: at.offset, length: 1 + made.length, text: closing + made };
  return faultAt(at, { code: "quote-in-text", message, fix, meant });
}
