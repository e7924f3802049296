/**
 * Compares anchors before they are known: what a component derives from a text is known only after rendering. Hashes
 * suffice for nearly all pages.
 */
import { spellSigns } from "../../../model/spellSigns.ts";

/** An anchor as it is compared: in derived anchors, the positions of hyphens are unknown. */
export function withoutHyphens(anchor: string): string {
  return anchor.replaceAll("-", "");
}

/** Keeps fewer differences than any component does: texts that differ here have different anchors. */
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

/** Continues a hash with characters of an anchor, without hyphens. */
export function withPart(sum: number, part: string): number {
  let all = sum;
  for (let i = 0; i < part.length; i++) {
    const code = part.charCodeAt(i);
    if (code !== HYPHEN) all = withCode(all, code);
  }
  return all;
}

/** Continues a hash with `lettersOfAnchor(text)`. */
export function withFolded(sum: number, text: string): number {
  let all = sum;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) all = withCode(all, code);
    else if (code >= 65 && code <= 90) all = withCode(all, code + 32);
    // `lettersOfAnchor` spells out "+" and "#", and normalises other characters. General punctuation has no letters.
    else if (code === PLUS || code === SHARP || (code > 127 && (code < 0x2010 || code > 0x205e)))
      return withPart(sum, lettersOfAnchor(text));
  }
  return all;
}

/** One step of FNV-1a. */
function withCode(sum: number, code: number): number {
  return Math.imul(sum ^ code, 0x01000193);
}
