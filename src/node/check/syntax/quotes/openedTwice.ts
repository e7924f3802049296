/** `""Home", "href": "/"`: two quotation marks at the start of a text that others follow. */

const LONGEST_LOOK = 10_000;
const WORDS = `""([^"\\\\\\r\\n]+)"`;
/** What may stand behind the last text of a group or list. */
const LAST = `\\s*[}\\]](?=[ \\t]*(?:[,}\\]\\r\\n]|$))`;
/** A text behind which another field, or the end of the group, comes. Elsewhere the marks may be those of a word inside it. */
const AS_FIELD = new RegExp(`^${WORDS}(?=${LAST}|[ \\t]*,\\s*"?[\\w$-]+"?[ \\t]*:)`);
/** The same in a list. */
const AS_ENTRY = new RegExp(`^${WORDS}(?=${LAST}|[ \\t]*,\\s*(?:[[{]|"[^"\\r\\n]*"[ \\t]*[,\\]]))`);

/** The text from its first quotation mark on, with the words in it; undefined if the marks may be meant. */
export function openedTwice(text: string, offset: number): { whole: string; words: string } | undefined {
  const isField = /:[ \t]*$/.test(text.slice(Math.max(0, offset - 100), offset));
  const found = (isField ? AS_FIELD : AS_ENTRY).exec(text.slice(offset, offset + LONGEST_LOOK));
  return found ? { whole: found[0], words: found[1]! } : undefined;
}
