/** An object without a name that is the next entry of an array: an earlier bracket was forgotten. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { byIndents } from "../lines/byIndents.ts";
import { entryAt } from "./entries.ts";
import { listAround } from "./entryInEntry.ts";
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
  const said = notClosed(last);
  // The } before the comma has the indent of the line on which its own object begins.
  if (ended?.name && spacesBefore(text, ended.name) === spacesBefore(text, before)) {
    const fix = `add } before this comma: the } there is that of ${short(ended.name.source)}.`;
    const meant = { offset: before.offset, length: 0, text: "}" };
    return faultAt(before, { ...said, fix, meant });
  }
  const fix = "add } before this comma. If the } there is to close it, another { below that line has no }.";
  return faultAt(before, { ...said, fix });
}

/** The same of an entry that is not indented like the one before, known by its names. */
export function closingMissing(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, before, reach } = scan;
  const own = reach && before?.kind === "," && token.kind === "{" ? entryAt(text, token) : undefined;
  const around = own && listAround(scan, own);
  if (around?.open.length !== 1 || reach!(scan, "},", token.offset) !== Number.POSITIVE_INFINITY) return undefined;
  const meant = { offset: before!.offset, length: 0, text: "}" };
  return faultAt(before!, { ...notClosed(around.outer.token), fix: "write } before this comma.", meant });
}

function notClosed({ offset }: Token): Pick<SyntaxFault, "code" | "message"> {
  const message = `The { of line ${lineAt(offset)} is not closed before the next { begins.`;
  return { code: "missing-bracket", message };
}

/** Whether the indents match once the bracket missing before this comma is moved up from below, where it is too many. */
export function isEndBelow({ text, before }: Scan): boolean {
  const [missing, extra, ...others] = byIndents(text).flat();
  return missing !== undefined && missing.offset === before?.offset && extra?.text === "" && others.length === 0;
}

function isSameLine(text: string, one: Token, other: Token): boolean {
  return lineOf(text, one.offset) === lineOf(text, other.offset);
}
