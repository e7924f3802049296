/** Whether brackets fit together. */
import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";

/** No two things in a text are further apart. */
const LONGEST_GAP = 200;
/** Mistakes that may come of a bracket in the wrong place. */
const OF_BRACKETS: ReadonlySet<string> = new Set([
  "PropertyNameExpected",
  "ValueExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
  "EndOfFileExpected",
]);

/**
 * Whether all brackets of a text fit together, whatever else may be wrong in it.
 * @param allowCommas Whether a comma too many says nothing of brackets.
 */
export function isNested(text: string, allowCommas = false): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: allowCommas });
  // Behind words without quotation marks no value is found.
  const isOfWord = ({ offset }: ParseError, before: ParseError | undefined) =>
    before !== undefined &&
    printParseErrorCode(before.error) === "InvalidSymbol" &&
    text.slice(before.offset + before.length, offset).trim() === "";
  return errors.every(
    (error, i) =>
      !OF_BRACKETS.has(printParseErrorCode(error.error)) ||
      isOfWord(error, errors[i - 1]) ||
      (allowCommas && isExtraComma(text, error.offset)),
  );
}

/** Whether a comma with nothing before it stands there. */
function isExtraComma(text: string, offset: number): boolean {
  return text[offset] === "," && /[,{[]\s*$/.test(text.slice(Math.max(0, offset - LONGEST_GAP), offset));
}
