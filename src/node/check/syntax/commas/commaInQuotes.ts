/** A comma in quotation marks behind a value: `"heading": "Hello" ","`. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { lineBreakBetween, type Scan } from "../scan.ts";
import { endOf, following, isEnd, type Token } from "../tokens.ts";

/** @param token Behind a value, without a comma between. */
export function commaInQuotes(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, before } = scan;
  if (token.kind !== "string" || !/^"[ \t]*,[ \t]*"$/.test(token.source)) return undefined;
  const next = following(text, token);
  const isLast = isEnd(next);
  const hasComma = next.kind === ",";
  const start = endOf(before!);
  const edit = { offset: start, length: endOf(hasComma ? next : token) - start, text: isLast ? "" : "," };
  const isBelow = lineBreakBetween(scan, token);
  const isAlone = isBelow && /^[ \t]*,?[ \t]*(?:[\r\n]|$)/.test(text.slice(endOf(token), endOf(token) + 100));
  const alone = `${isLast ? "" : `write a comma at the end of line ${lineAt(start - 1)}, and `}take line ${lineAt(token.offset)} out.`;
  const beside =
    isLast || hasComma ? "take it out, with its quotation marks." : "take the quotation marks beside it out.";
  const message = "A comma stands in quotation marks here.";
  return faultAt(token, { code: "json-syntax", message, fix: isAlone ? alone : beside, edit });
}
