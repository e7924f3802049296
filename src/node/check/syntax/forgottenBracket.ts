/** A group without a name that is the next one of a list: the bracket before it that was forgotten. */
import { lineAt } from "../document/lineMarks.ts";
import { short } from "../wording/words.ts";
import { byIndents } from "./lines/byIndents.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { unclosedLine } from "./indents.ts";
import { columnOf, lineOf, spacesBefore } from "./lineOf.ts";
import type { Brackets } from "./namelessBracket.ts";
import type { Token } from "./tokens.ts";

/** The `[` of a list whose first group has the name of the list. */
export function openingForgotten({ text, ended, before }: Brackets, token: Token): SyntaxFault | undefined {
  if (token.kind !== "{" || before?.kind !== "," || !ended?.name) return undefined;
  const isBelow = columnOf(text, ended.token) === columnOf(text, token);
  // The } before the comma stands where this { does, below the name of a list.
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

/** The `}` of the entry before. */
export function closingForgotten(
  { text, open, ended, before, reach }: Brackets,
  token: Token,
): SyntaxFault | undefined {
  const last = open.at(-1)!.token;
  const isEntry = open.at(-2)?.token.kind === "[" && columnOf(text, last) === columnOf(text, token);
  if (token.kind !== "{" || before?.kind !== "," || !isEntry) return undefined;
  const line = unclosedLine({ text, open: [], reach }, token);
  if (line) return line;
  const message = `The { of line ${lineAt(last.offset)} is not closed before the next { begins.`;
  const said = { code: "missing-bracket", message } as const;
  // The bracket before the comma stands where the line of its group begins.
  if (ended?.name && spacesBefore(text, ended.name) === spacesBefore(text, before)) {
    const fix = `add } before this comma: the } there is that of ${short(ended.name.source)}.`;
    const meant = { offset: before.offset, length: 0, text: "}" };
    return { ...faultAt(before, { ...said, fix }), meant };
  }
  const fix = "add } before this comma. If the } there is to close it, another { below that line has no }.";
  return faultAt(before, { ...said, fix });
}

/** Whether all fits to its lines once the bracket that is missing before this comma is taken from below, where it is too many. */
export function isEndBelow({ text, before }: Brackets): boolean {
  const [missing, extra, ...others] = byIndents(text).flat();
  return missing !== undefined && missing.offset === before?.offset && extra?.text === "" && others.length === 0;
}

function isSameLine(text: string, one: Token, other: Token): boolean {
  return lineOf(text, one.offset) === lineOf(text, other.offset);
}
