/** Two entries of a list that have become one, because the brackets between them are gone and their comma with them. */
import { THIS_LINE } from "../../document/lineMarks.ts";
import type { Edit } from "../../finding.ts";
import { namesFrom, namesUpTo } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { lineBreakBetween, named, type OpenToken, type Scan, sourceOf } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** Whether a name in a group is the first one of the next entry: all entries of a list begin alike. */
export function beginsNext(text: string, group: Token, name: Token): boolean {
  const [first, ...above] = namesUpTo(text, group, name.offset);
  if (above.length === 0 || first !== name.source.slice(1, -1)) return false;
  const [, ...behind] = namesFrom(text, name);
  // Of two types, one may be left of what the block was before.
  return first === "type" ? behind.length > 0 : behind.some((each) => above.includes(each));
}

/**
 * @param name Behind a value, without a comma between.
 * @param ends What closes the lists and groups that are still open in the entry.
 */
export function missingEnds(scan: Scan, name: Token, ends: readonly string[] = []): SyntaxFault | undefined {
  const { text, open, before } = scan;
  const [list, group] = open.slice(open.length - ends.length - 2) as [OpenToken, OpenToken];
  const isEntry = list?.token.kind === "[" && group?.token.kind === "{" && name.kind === "string";
  if (!isEntry || !beginsNext(text, group.token, name)) return undefined;
  const marks = [...ends, "},", "{"].join(" ");
  const last = before!;
  const isBelow = lineBreakBetween(scan, name);
  const where = isBelow ? `at the end of line ${THIS_LINE}` : `before ${sourceOf(name)}`;
  const end = endOf(last);
  const meant: Edit = { offset: end, length: 0, text: marks };
  const isSure = ends.length === 0 && areAlike(text, group.token, name);
  const isClear = isSure || ends.length > 0 || name.source === '"type"';
  const orElse = isClear ? "" : " If both are one, add a comma there, and keep one of each name.";
  const said = {
    code: "missing-bracket",
    message: `${marks} is missing ${where}: the next ${entryOf(list)} begins ${isBelow ? "below" : "there"}.`,
    fix: `write ${marks} behind ${named(last)}.${orElse}`,
  } as const;
  const place = isBelow
    ? { offset: end - 1, length: 1, wholeLine: true }
    : { offset: name.offset, length: name.length };
  return { ...said, ...place, ...(isSure ? { edit: withBreaks(scan, group.token, meant) } : { meant }) };
}

/** `]`, `}` and `{` missing before the first name of the next entry, whose comma is there. */
export function missingEndBefore({ text, open }: Pick<Scan, "text" | "open">, name: Token): SyntaxFault | undefined {
  const comma = text.lastIndexOf(",", name.offset);
  const isEntry = open.at(-3)?.token.kind === "[" && open.at(-2)?.token.kind === "{";
  const isBehind = text.slice(comma + 1, name.offset).trim() === "";
  if (!isEntry || !isBehind || !beginsNext(text, open.at(-2)!.token, name)) return undefined;
  const message = `] }, { is missing before ${sourceOf(name)}, which begins the next ${entryOf(open.at(-3)!)}.`;
  const fix = "write ] }, { in place of the comma before it.";
  const meant = { offset: comma, length: 1, text: "] }, {" };
  return faultAt(name, { code: "missing-bracket", message, fix, meant });
}

function entryOf({ name }: OpenToken): string {
  return name?.source === '"blocks"' ? "block" : "entry of the list";
}

/** Whether both have the same fields. */
function areAlike(text: string, group: Token, name: Token): boolean {
  const [one, other] = [namesUpTo(text, group, name.offset), namesFrom(text, name)];
  return new Set([...one, ...other]).size === one.length && one.length === other.length;
}

/** The brackets on lines of their own, where those of the entry above stand so. */
function withBreaks({ text, before }: Scan, group: Token, edit: Edit): Edit {
  const [lineBreak] = /\r\n?|\n/.exec(text.slice(endOf(before!), endOf(before!) + 1000)) ?? [];
  const [, indent] = /[\r\n]([ \t]*)$/.exec(text.slice(Math.max(0, group.offset - 200), group.offset)) ?? [];
  const isAlone = /^[ \t]*[\r\n]/.test(text.slice(endOf(group), endOf(group) + 200));
  if (lineBreak === undefined || indent === undefined || !isAlone) return { ...edit, text: " }, {" };
  return { ...edit, text: `${lineBreak}${indent}},${lineBreak}${indent}{` };
}
