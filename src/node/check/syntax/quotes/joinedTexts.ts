/** Texts in other quotation marks joined with +, as in programs: they become one text in straight ones. */
import { LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";

const LONGEST_LOOK = 2000;
const TEXT = String.raw`(?:"[^"\\\r\n]*"|'[^'"\\\r\n]*'|${"`"}[^${"`"}"\\\r\n]*${"`"})`;
const JOINED = new RegExp(String.raw`^${TEXT}(?:\s*\+\s*${TEXT})+(?=\s*(?:[,}\]]|$))`);

/** Undefined if it is a single text, or if the end of one is unclear. */
export function joinedTexts(text: string, offset: number): SyntaxFault | undefined {
  const [all] = JOINED.exec(text.slice(offset, offset + LONGEST_LOOK)) ?? [];
  if (all === undefined) return undefined;
  const pieces = Array.from(all.matchAll(new RegExp(TEXT, "g")), ([piece]) => piece.slice(1, -1));
  const whole = `"${pieces.join("")}"`;
  const shown = whole.length > LONGEST_EXAMPLE ? ' in "' : `: ${whole}`;
  const message = "Texts cannot be joined with +, and stand in straight double quotation marks.";
  const fix = `write them as one text${shown}.`;
  return faultAt({ offset, length: all.length }, { code: "single-quotes", message, fix, replacement: whole });
}
