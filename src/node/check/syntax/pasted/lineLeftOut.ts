/** A line of dots and a remark, in place of what somebody or a program has left out. */
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine, startsLine } from "../lineOf.ts";
import { takenOut } from "../commas/outWithComma.ts";

export const PUT_BACK = "If it stands for something that was left out, put that back from an older copy of the page.";
/** Words about what was left out. */
export const LEFT_OUT = /\b(?:rest of|remaining|existing|unchanged|stays? the same|as before|omitted)\b/i;
/** A remark behind dots, up to the end of the line: a comment, or words. */
const COMMENT = /^,?[ \t]*(?:\/\/|#|--|\/\*(?=.*\*\/[ \t]*$)|<!--(?=.*-->[ \t]*$))[^"{}[\]]*$/;
const WORDS = /^,?[ \t]*\(?\p{L}[^"{}[\]]*$/u;

/** Dots at the start of a line with a remark behind them: both go together. @param dots With their quotation marks, if any. */
export function lineLeftOut(text: string, dots: { offset: number; length: number }): SyntaxFault | undefined {
  const line = restOfLine(text, dots.offset, 1000);
  const rest = line.slice(dots.length);
  // Other words may be a text without quotation marks.
  const isRemark = COMMENT.test(rest) || (WORDS.test(rest) && LEFT_OUT.test(rest));
  if (!isRemark || !startsLine(text, dots.offset)) return undefined;
  const place = { offset: dots.offset, length: line.trimEnd().length };
  const { comma, meant } = takenOut(text, place);
  const message = `${quote(line.trimEnd())} is not expected here.`;
  const fix = `take the whole line out${comma}. ${PUT_BACK}`;
  return faultAt(place, { code: "unexpected-text", message, fix, meant });
}
