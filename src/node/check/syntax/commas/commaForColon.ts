import { isValueNext } from "../ahead.ts";
import { CALLED } from "./markForComma.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { oneTextOf } from "../quotes/oneOfTwo.ts";
import { type Scan, sourceOf } from "../scan.ts";
import { placeOfText } from "../takesList.ts";
import { isFirst, isNextField, NAME, rowFrom, textBefore } from "../quotes/textsInRow.ts";
import type { Token } from "../tokens.ts";

/** The fault of a comma in place of a colon. It has no edit if both may be texts of an array. */
export function commaForColon(scan: Scan, comma: Token): SyntaxFault {
  const name = scan.name!;
  const written = sourceOf(name);
  const row = rowFrom(scan, name);
  const isGroup = isFirst(scan) && scan.open.length > 1;
  const before = textBefore(scan);
  const value = before && isNextField(scan, before) ? undefined : before;
  const isBehind = row.end.kind === "string" || CALLED[row.end.source] !== undefined;
  const isPair = row.texts.length === 2 && (isBehind || (row.end.kind === "}" && !isGroup));
  const isSure = NAME.test(name.source) && (row.texts.length === 1 || (isPair && !value));
  const brackets = value ? `write [ before ${sourceOf(value)} and ] after the last one` : "write [ ] in place of { }";
  const isOne = value !== undefined && placeOfText(scan.open, scan.previous) === "line";
  const orElse = isOne
    ? ` If these are one text, write ${oneTextOf([value, ...row.texts]).text}.`
    : ` If these are entries of a list, ${brackets}.`;
  const otherwise = isSure || (!value && !isGroup) ? "" : orElse;
  return faultAt(comma, {
    code: "missing-colon",
    message: `There is a comma after ${written} where a colon belongs.`,
    fix: `write : in place of the comma.${otherwise}`,
    ...(isSure && { [isValueNext(scan, comma) ? "replacement" : "readAs"]: ":" }),
  });
}
