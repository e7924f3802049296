import { WIDE, WITHOUT_WIDTH } from "../model/letters.ts";

const NONE = new RegExp(`[${WITHOUT_WIDTH}]`, "u");
const WHOLE = new RegExp(String.raw`[${WIDE}\p{Emoji_Presentation}\u2190-\u21ff—…™№]`, "u");

/** About how wide a letter of our font is, in em. Only the browser knows. */
export function letterWidth(letter: string): number {
  if (NONE.test(letter)) return 0;
  if (/[ijlI\s.,:;'‘’|!]/.test(letter)) return 0.26;
  if (/[frtJ1()“”-]/.test(letter)) return 0.4;
  if (/[mwMW@%&œŒæÆ]/.test(letter)) return 0.92;
  if (WHOLE.test(letter)) return 1;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.57;
}
