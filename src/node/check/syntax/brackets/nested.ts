/** Whether brackets match. */
import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";
import { endOf } from "../tokens.ts";

/** The most characters of white space before a comma. */
const LONGEST_GAP = 200;
/** Parse errors that a misplaced bracket can cause. */
const OF_BRACKETS: ReadonlySet<string> = new Set([
  "PropertyNameExpected",
  "ValueExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
  "EndOfFileExpected",
]);

/**
 * Whether all brackets of a text match, whatever else is wrong in it.
 * @param allowCommas Whether commas too many are ignored.
 */
export function isNested(text: string, allowCommas = false): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: allowCommas });
  // Behind an unquoted word, the parser reports a missing value as well.
  const isOfWord = ({ offset }: ParseError, before: ParseError | undefined) =>
    before !== undefined &&
    printParseErrorCode(before.error) === "InvalidSymbol" &&
    text.slice(endOf(before), offset).trim() === "";
  return errors.every(
    (error, i) =>
      !OF_BRACKETS.has(printParseErrorCode(error.error)) ||
      isOfWord(error, errors[i - 1]) ||
      (allowCommas && isExtraComma(text, error.offset)),
  );
}

/** Whether a comma with nothing before it stands at an offset. */
function isExtraComma(text: string, offset: number): boolean {
  return text[offset] === "," && /[,{[]\s*$/.test(text.slice(Math.max(0, offset - LONGEST_GAP), offset));
}
