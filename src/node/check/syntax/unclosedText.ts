/** Words for a text that goes on behind its end, because its closing quotation mark is missing. */
import { short } from "../wording/words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";

const DOUBLE_MARKS = /[“”„‟«»＂]/g;
const CLOSING = /[”“»＂]$/;

/**
 * @param offset Where the text begins, with its opening mark.
 * @param behind What stands behind its words.
 */
export function unclosedText(offset: number, words: string, behind: string): SyntaxFault {
  const end = offset + 1 + words.length;
  const curly = curlyAtEnd(words, end);
  if (curly) return curly;
  const message = "The closing quotation mark of this text is missing.";
  const fix = `add " at the end of the text that starts with "${short(words.slice(0, 31))}", before the ${behind}.`;
  const fault = faultAt({ offset, length: words.length + 1 }, { code: "unclosed-text", message, fix });
  return { ...fault, meant: { offset: end, length: 0, text: '"' } };
}

/**
 * A curly mark in the place of the straight one that closes a text. One that closes what the words have opened, as in
 * `We say “yes”`, belongs to them.
 * @param end Where the words end in the text of the file.
 */
export function curlyAtEnd(words: string, end: number): SyntaxFault | undefined {
  const [curly] = CLOSING.exec(words) ?? [];
  const isPaired = (words.match(DOUBLE_MARKS)?.length ?? 0) % 2 === 0;
  if (curly === undefined || isPaired) return undefined;
  const message = `The quotation mark at the end of this text is a curly one: ${curly}.`;
  const fix = 'write a straight one in its place: ".';
  return faultAt({ offset: end - 1, length: 1 }, { code: "curly-quotes", message, fix, replacement: '"' });
}
