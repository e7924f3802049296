/** Texts in other quotation marks that are joined with +, as programs do it: they become one text, with the marks of JSON. */
import { LONGEST_EXAMPLE } from "../wording/words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";

const LONGEST_LOOK = 2000;
const TEXT = String.raw`(?:"[^"\\\r\n]*"|'[^'"\\\r\n]*'|${"`"}[^${"`"}"\\\r\n]*${"`"})`;
const JOINED = new RegExp(String.raw`^${TEXT}(?:\s*\+\s*${TEXT})+(?=\s*(?:[,}\]]|$))`);

/** Undefined where it is only one text, or where nobody knows where one ends. */
export function joinedTexts(text: string, offset: number): SyntaxFault | undefined {
  const [all] = JOINED.exec(text.slice(offset, offset + LONGEST_LOOK)) ?? [];
  if (all === undefined) return undefined;
  const pieces = Array.from(all.matchAll(new RegExp(TEXT, "g")), ([piece]) => piece.slice(1, -1));
  const whole = `"${pieces.join("")}"`;
  const shown = whole.length > LONGEST_EXAMPLE ? ' in "' : `: ${whole}`;
  const message = "Texts cannot be joined with +, and stand in straight double quotation marks.";
  const said = { code: "single-quotes", message, fix: `write them as one text${shown}.`, replacement: whole } as const;
  return faultAt({ offset, length: all.length }, said);
}
