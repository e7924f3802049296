/** The fix for words that only hold a place. */
import { quote, takeOut } from "../wording/words.ts";

/** What follows a note in its line about what is still to be written: "TODO: prices". */
const OF_NOTE = /^[ \t]*[:–—]|^[ \t]-\s/;
const WORDS = /[\p{L}\p{N}]/u;
/** The start of a condition or a loop: its end and the words between them follow. */
const PAIR = /^(?:\{\{#|\{% ?(?:if|for|unless)\b)/;
const SENTENCE_END = /[.!?]$/;

/** The fix where nothing else is in the text. */
export const ALL_REAL = "write the real words, or take it out.";

/** Whether a text has no other words. */
export function isAllOf(text: string, found: string): boolean {
  return text.includes(found) && !WORDS.test(text.replace(found, ""));
}

/** @param found The words within the text that hold a place. A sentence around them has a gap without them. */
export function realWords(found: string, text: string): string {
  const [before = "", ...others] = text.split(found);
  const behind = others.join(found);
  if (isAllOf(text, found) || others.length === 0) return ALL_REAL;
  if (PAIR.test(found)) return "write the text as visitors are to read it, without any of these marks.";
  if (OF_NOTE.test(behind)) return "write the real words in the place of the whole note, or take all of it out.";
  if (SENTENCE_END.test(before.trimEnd()) && behind.trim() === "")
    return `write the real words, or ${takeOut(text, found)}.`;
  return `write the real words in the place of ${quote(found)}, or a sentence that needs none.`;
}
