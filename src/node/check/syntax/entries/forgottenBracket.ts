/** An object without a name that is the next entry of an array: an earlier bracket was forgotten. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { byIndents } from "../lines/byIndents.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { unclosedLine } from "../brackets/indents.ts";
import { columnOf, lineOf, spacesBefore } from "../lineOf.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** The missing `[` of an array: the array's name stands directly before its first object. */
export function openingForgotten({ text, ended, before }: Scan, token: Token): SyntaxFault | undefined {
  if (token.kind !== "{" || before?.kind !== "," || !ended?.name) return undefined;
  const isBelow = columnOf(text, ended.token) === columnOf(text, token);
  // The } before the comma has the indent of this {, deeper than the name of the array.
  const isRow =
    spacesBefore(text, before) === spacesBefore(text, token) &&
    spacesBefore(text, ended.name) < spacesBefore(text, before);
  if (!isBelow && !isRow && !isSameLine(text, before, token)) return undefined;
  const name = short(ended.name.source);
  const start = isSameLine(text, ended.name, ended.token) ? "[ {" : "[";
  return faultAt(ended.name, {
    code: "missing-bracket",
    message: `The list of ${name} has no [ before its first {.`,
    fix: `write ${name}: ${start} there, and see that ] stands after the last } of the list.`,
  });
}

/** The missing `}` of the entry before. */
export function closingForgotten({ text, open, ended, before, reach }: Scan, token: Token): SyntaxFault | undefined {
  const last = open.at(-1)!.token;
  const isEntry = open.at(-2)?.token.kind === "[" && columnOf(text, last) === columnOf(text, token);
  if (token.kind !== "{" || before?.kind !== "," || !isEntry) return undefined;
  const line = unclosedLine({ text, open: [], reach }, token);
  if (line) return line;
  const message = `The { of line ${lineAt(last.offset)} is not closed before the next { begins.`;
  const code = "missing-bracket";
  // The } before the comma has the indent of the line on which its own object begins.
  if (ended?.name && spacesBefore(text, ended.name) === spacesBefore(text, before)) {
    const fix = `add } before this comma: the } there is that of ${short(ended.name.source)}.`;
    const meant = { offset: before.offset, length: 0, text: "}" };
    return faultAt(before, { code, message, fix, meant });
  }
  const fix = "add } before this comma. If the } there is to close it, another { below that line has no }.";
  return faultAt(before, { code, message, fix });
}

/** Whether the indents match once the bracket missing before this comma is moved up from below, where it is too many. */
export function isEndBelow({ text, before }: Scan): boolean {
  const [missing, extra, ...others] = byIndents(text).flat();
  return missing !== undefined && missing.offset === before?.offset && extra?.text === "" && others.length === 0;
}

function isSameLine(text: string, one: Token, other: Token): boolean {
  return lineOf(text, one.offset) === lineOf(text, other.offset);
}
