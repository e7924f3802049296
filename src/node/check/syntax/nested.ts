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

/** Whether all brackets of a text fit together, whatever else may be wrong in it. */
export function isNested(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors);
  return errors.every(({ error }) => !OF_BRACKETS.has(printParseErrorCode(error)));
}
