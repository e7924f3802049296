/** Named fields in the brackets of an array: `"with": ["heading": "Hello"]`. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { lineOf, spacesBefore } from "../lineOf.ts";
import { isFurther, type Scan, sourceOf } from "../scan.ts";
import { takesList } from "../takesList.ts";
import { following, type Token } from "../tokens.ts";
import { endOfGroup } from "./unopenedGroup.ts";

/** A single field, whose colon may also be meant as the comma between two texts. */
export function loneFieldInList(scan: Scan, colon: Token, asGroup: number): SyntaxFault | undefined {
  const { name } = scan.open.at(-1)!;
  const isName = /^"[\w$-]+"$/.test(scan.before!.source) && name !== undefined && !takesList(name);
  const end = following(scan.text, following(scan.text, colon));
  const isLone = (end.kind === "," ? following(scan.text, end) : end).kind === "]";
  return isName && isLone ? braceForBracket(scan, asGroup) : undefined;
}

/**
 * An array that begins with the name of a field: its bracket is the wrong one, or its entry lacks braces.
 * @param asGroup How far the scan gets with a { before the name.
 */
export function braceForBracket({ text, reach, open, before }: Scan, asGroup: number): SyntaxFault | undefined {
  const { token: around, name } = open.at(-1)!;
  if (around.kind !== "[" || text.slice(around.offset + 1, before!.offset).trim()) return undefined;
  const written = sourceOf(before!);
  const asOther = reach!({ open: open.slice(0, -1), expected: "value" }, "{", around.offset + 1);
  const isClosed = asOther === asGroup && /^\s*\]/.test(text.slice(asOther, asOther + 1000));
  // A name in the plural is that of an array.
  const isPair = isClosed && name?.source.endsWith('s"') !== true;
  if (isClosed && !isPair) {
    const message = `There are no { } around ${written} and the fields behind it.`;
    const fix = "write { before it, and } before the ] behind them.";
    return faultAt(before!, { code: "missing-bracket", message, fix });
  }
  const message = `There is [ where { belongs: fields with names follow, such as ${written}.`;
  const end = isPair || !name || takesList(name) ? undefined : endByLines(text, { open: around, first: before! });
  if (end !== undefined) {
    const fix = `write { in the place of [, and } in the place of the ] of line ${lineAt(end)}.`;
    return faultAt(around, { code: "wrong-bracket", message, fix, meant: asPair(text, around.offset, end) });
  }
  if (!isPair && !isFurther(asOther, [asGroup])) return undefined;
  const fix = isPair ? "write { in the place of [, and } in the place of its ]." : "write { in the place of [.";
  const said = faultAt(around, { code: "wrong-bracket", message, fix });
  return isPair ? { ...said, meant: asPair(text, around.offset, asOther) } : said;
}

/** The ] that closes, by its line, a bracket whose first field stands in a line that is set in further. */
function endByLines(text: string, { open, first }: { open: Token; first: Token }): number | undefined {
  const own = spacesBefore(text, open);
  const line = lineOf(text, first.offset) + 1;
  if (line <= open.offset || spacesBefore(text, first) <= own) return undefined;
  const end = endOfGroup(text, { first: line, own }, "]");
  return end.isThere ? end.offset : undefined;
}

/** Braces in place of the brackets around an object. @param end Offset of the closing one, or of white space before it. */
function asPair(text: string, offset: number, end: number): NonNullable<SyntaxFault["meant"]> {
  const close = text.indexOf("]", end);
  return { offset, length: close + 1 - offset, text: `{${text.slice(offset + 1, close)}}` };
}
