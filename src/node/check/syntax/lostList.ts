/** A text in place of a name: an entry of an array without its brackets, or a value without its name. */
import { faultAt, type SyntaxFault } from "./fault.ts";
import { lackedName } from "./lackedName.ts";
import { listWithoutBrackets } from "./listWithoutBrackets.ts";
import { type Scan, sourceOf } from "./scan.ts";
import { isFirst, isNextField, NAME, type TextRow, rowFrom, textBefore } from "./textsInRow.ts";
import { endOf, type Token } from "./tokens.ts";

/** Undefined if neither is certain. */
export function lostList(scan: Scan): SyntaxFault | undefined {
  const row = rowFrom(scan, scan.name!);
  if (isFirst(scan)) return isList(scan, row) && scan.open.length > 1 ? groupForList(scan, row) : undefined;
  const value = textBefore(scan);
  if (!value || isNextField(scan, value)) return undefined;
  const lacked = row.texts.length === 1 && !NAME.test(scan.name!.source) ? lackedName(scan) : undefined;
  if (lacked !== undefined) return namelessText(scan.name!, lacked);
  const isOnlyOne = row.texts.length === 1 && row.end.kind === "string";
  if (isOnlyOne && NAME.test(value.source) && !NAME.test(scan.name!.source)) return namelessText(scan.name!);
  // The ] may also be that of an array around this object, whose } is missing.
  const isClosed = row.end.kind === "]" && scan.open.at(-2)?.token.kind !== "[";
  return isClosed || isList(scan, row) ? listWithoutBrackets(scan, value, row) : undefined;
}

/** Whether texts can only be entries of an array. Two may be a name and its value. */
function isList({ text }: Scan, { texts, end }: TextRow): boolean {
  const [first, second] = texts as [Token, ...Token[]];
  if (!NAME.test(first.source)) return end.kind !== ":";
  return texts.length > 2 || (second !== undefined && text.slice(endOf(first), second.offset).includes("\n"));
}

function groupForList(scan: Scan, { texts, end }: TextRow): SyntaxFault {
  return faultAt(scan.open.at(-1)!.token, {
    code: "wrong-bracket",
    message: `There is { where [ belongs: texts without names follow, such as ${sourceOf(texts[0]!)}.`,
    fix: end.kind === "}" ? "write [ in the place of {, and ] in the place of its }." : "write [ in the place of {.",
  });
}

/** @param lacked Its name, if that is known. */
function namelessText(text: Token, lacked?: string): SyntaxFault {
  const message = "There is no name before this text.";
  const fix =
    lacked === undefined
      ? 'write its name and a colon before it, such as "heading": for a heading.'
      : `write "${lacked}": before it, as those beside it have.`;
  const meant = lacked !== undefined && { meant: { offset: text.offset, length: 0, text: `"${lacked}": ` } };
  return faultAt(text, { code: "missing-name", message, fix, ...meant });
}
