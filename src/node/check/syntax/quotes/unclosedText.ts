/** A text that goes on behind its end, because its closing quotation mark is missing. */
import { short } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";

const DOUBLE_MARKS = /[“”„‟«»＂]/g;
const CLOSING = /[”“»＂]$/;
const SINGLE = /['`´]$/;
/** Single marks, but for those within a word. */
const AT_EDGE = /(?<![\p{L}\p{N}])['`´]|['`´](?![\p{L}\p{N}])/gu;
const MAY_BELONG = /[sx\d]['´]$/i;

/**
 * @param offset That of the opening mark.
 * @param behind What stands behind the words of the text.
 */
export function unclosedText(offset: number, words: string, behind: string): SyntaxFault {
  const end = offset + 1 + words.length;
  const other = otherAtEnd(words, end);
  if (other) return other;
  const message = "The closing quotation mark of this text is missing.";
  const fix = `add " at the end of the text that starts with "${short(words.slice(0, 31))}", before the ${behind}.`;
  const meant = { offset: end, length: 0, text: '"' };
  return faultAt({ offset, length: words.length + 1 }, { code: "unclosed-text", message, fix, meant });
}

/**
 * Another mark in the place of the straight double one that closes a text. One that closes what the words have opened, as
 * in `We say “yes”`, belongs to them.
 * @param end Where the words end in the text of the file.
 */
export function otherAtEnd(words: string, end: number): SyntaxFault | undefined {
  return curlyAtEnd(words, end) ?? singleAtEnd(words, end);
}

function singleAtEnd(words: string, end: number): SyntaxFault | undefined {
  const [single] = SINGLE.exec(words) ?? [];
  const isPaired =
    single !== undefined && (words.match(AT_EDGE)?.filter((mark) => mark === single).length ?? 0) % 2 === 0;
  if (single === undefined || isPaired) return undefined;
  const message = `This text begins with " and ends with ${single}.`;
  const fix = `write " in the place of the ${single}`;
  // As in "our clients'" and 6'.
  const isWord = MAY_BELONG.test(words);
  return faultAt(
    { offset: end - 1, length: 1 },
    {
      code: "unclosed-text",
      message,
      fix: `${fix}${isWord ? ", or behind it if it belongs to the words" : ""}.`,
      ...(isWord ? { readAs: '"' } : { replacement: '"' }),
    },
  );
}

function curlyAtEnd(words: string, end: number): SyntaxFault | undefined {
  const [curly] = CLOSING.exec(words) ?? [];
  const isPaired = (words.match(DOUBLE_MARKS)?.length ?? 0) % 2 === 0;
  if (curly === undefined || isPaired) return undefined;
  const message = `The quotation mark at the end of this text is a curly one: ${curly}.`;
  const fix = 'write a straight one in its place: ".';
  return faultAt({ offset: end - 1, length: 1 }, { code: "curly-quotes", message, fix, replacement: '"' });
}
