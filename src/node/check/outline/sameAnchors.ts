/**
 * Which anchors may be the same, before anybody knows what a component makes of a text. Each anchor has a number for that,
 * because nearly no page needs the anchors themselves.
 */
import { spellSigns } from "../../../model/spellSigns.ts";

/** An anchor as it is compared: what is made of a text has hyphens where nobody knows it yet. */
export function withoutHyphens(anchor: string): string {
  return anchor.replaceAll("-", "");
}

/** Coarser than what any component may make of a text: texts that differ here have different anchors. */
export function lettersOfAnchor(text: string): string {
  const isPlain = !BEYOND_ASCII.test(text);
  const spelt = spellSigns(text);
  const letters = (isPlain ? spelt : spelt.normalize("NFKD")).toLowerCase();
  return letters.replaceAll(isPlain ? NO_LETTER : NO_LETTER_ANYWHERE, "");
}

const BEYOND_ASCII = /[^ -~\s]/;
const NO_LETTER = /[^a-z0-9]+/g;
const NO_LETTER_ANYWHERE = /[^\p{L}\p{N}]+/gu;

export const NO_SUM = 0x811c9dc5;
const HYPHEN = 45;
const PLUS = 43;
const SHARP = 35;

/** The number of an anchor that goes on with these characters, as they are compared. */
export function withPart(sum: number, part: string): number {
  let all = sum;
  for (let i = 0; i < part.length; i++) {
    const code = part.charCodeAt(i);
    if (code !== HYPHEN) all = withCode(all, code);
  }
  return all;
}

/** The number of an anchor that goes on with what `lettersOfAnchor` makes of a text. */
export function withFolded(sum: number, text: string): number {
  let all = sum;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) all = withCode(all, code);
    else if (code >= 65 && code <= 90) all = withCode(all, code + 32);
    // Dashes, quotation marks and dots have no letter in them; two signs may be spelt.
    else if (code === PLUS || code === SHARP || (code > 127 && (code < 0x2010 || code > 0x205e)))
      return withPart(sum, lettersOfAnchor(text));
  }
  return all;
}

/** FNV-1a. */
function withCode(sum: number, code: number): number {
  return Math.imul(sum ^ code, 0x01000193);
}
