/** Whether brackets fit together. */
import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";

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
 * @param allowTrailingComma Whether a comma before a closing bracket says nothing of brackets.
 */
export function isNested(text: string, allowTrailingComma = false): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma });
  // Behind words without quotation marks no value is found.
  const isOfWord = ({ offset }: ParseError, before: ParseError | undefined) =>
    before !== undefined &&
    printParseErrorCode(before.error) === "InvalidSymbol" &&
    text.slice(before.offset + before.length, offset).trim() === "";
  return errors.every(
    (error, i) => !OF_BRACKETS.has(printParseErrorCode(error.error)) || isOfWord(error, errors[i - 1]),
  );
}
