/** Reads on behind a bracket of which only its author knows what is meant: by how far the lines of the text are set in. */
import type { Edit } from "../finding.ts";
import { isNested } from "./nested.ts";
import { readToken, type Token } from "./tokens.ts";

/** More places than these are odd only where lines are not set in by what they belong to. */
const MOST_PLACES = 3;
/** For a group or a list whose line is missing, which nobody knows. Nothing is told of it. */
const NAMELESS = '"x": ';

/** One mistake, in the order of the text: where a bracket is put somewhere, its end may have to be another one. */
type Odd = Edit[];

interface Open {
  kind: "{" | "[";
  offset: number;
  /** Spaces before its line. */
  indent: number;
  /** Nothing stands in it so far. */
  isEmpty: boolean;
  /** The mistake that it is a part of. */
  odd?: Odd;
}

interface Layout {
  text: string;
  /** How far a line is set in more than what it belongs to. */
  unit: number;
  /** The brackets that are open by the lines so far. */
  open: Open[];
  /** Spaces before the line. */
  indent: number;
  before: Token | undefined;
  odd: Odd[];
}

/** Whether an edit stands for a line that is missing, with a name. */
export function isLine({ text }: Edit): boolean {
  return text.startsWith('"');
}

/** Whether nobody knows that name. */
export function isNameless({ text }: Edit): boolean {
  return text.startsWith(NAMELESS);
}

/**
 * The first mistake of those that keep the brackets of a text from fitting to its lines.
 * @returns Edits for the text as it is; undefined where it would take more than a few to make all brackets fit.
 */
export function byIndents(text: string): readonly Edit[] | undefined {
  const all = oddIn(text);
  return all.length > 0 && isNested(withEdits(text, all.flat())) ? all[0] : undefined;
}

/** @param edits For the text as it is, none within another. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (all, { offset, length, text: written }) => all.slice(0, offset) + written + all.slice(offset + length),
      text,
    );
}

function oddIn(text: string): readonly Odd[] {
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1]!.length;
  if (unit === undefined) return [];
  const layout: Layout = { text, unit, open: [], indent: 0, before: undefined, odd: [] };
  for (let at = 0; ;) {
    const token = readToken(text, at);
    const gap = text.slice(at, token.offset);
    const broken = Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r"));
    const isFirst = broken >= 0;
    if (isFirst) layout.indent = gap.length - broken - 1;
    if (token.kind === "end") closeFrom(layout, 0, "");
    else if (token.kind === "}" || token.kind === "]") end(layout, token, isFirst);
    else if (token.kind !== "," && token.kind !== ":") start(layout, token, isFirst);
    if (layout.odd.length > MOST_PLACES) return [];
    if (token.kind === "end") return layout.odd;
    layout.before = token;
    at = token.offset + token.length;
  }
}

/** A name, or a value. */
function start(layout: Layout, token: Token, isFirst: boolean): void {
  const { open, indent, odd } = layout;
  const { kind, offset, length } = token;
  if (isFirst) closeFrom(layout, open.findLastIndex((each) => each.indent < indent) + 1, ",");
  const around = open.at(-1);
  if (!isFirst && around?.isEmpty && around.kind === kind) {
    odd.push([{ offset, length, text: "" }]);
    return;
  }
  openFor(layout, token, isFirst);
  const own = open.at(-1);
  if (own) own.isEmpty = false;
  if (kind === "{" || kind === "[") open.push({ kind, offset, indent, isEmpty: true });
}

/** Opens what has to be open where this stands: names stand in a group, and all else behind a name or in a list. */
function openFor({ text, open, indent, unit, before, odd }: Layout, token: Token, isFirst: boolean): void {
  const { offset } = token;
  const around = open.at(-1);
  const isName = readToken(text, offset + token.length).kind === ":";
  const kind = isName ? "{" : "[";
  const isBehindName = before?.kind === ":";
  const isDeeper = isFirst && indent - (around?.indent ?? -unit) >= 2 * unit;
  // What stands behind a value without a comma is another mistake.
  const isFree = before === undefined || isBehindName || ",{[}]".includes(before.kind);
  const isRight = isBehindName
    ? !isName && (!isFirst || token.kind === "[") && !isFirstOfTexts(text, token)
    : around
      ? around.kind === kind && !isDeeper
      : !isName;
  if (!isFree || isRight) return;
  const isLine = isFirst && endsInLine(text, offset);
  if (around?.isEmpty && !isDeeper && !isBehindName && !isLine) {
    around.kind = kind;
    around.odd = [{ offset: around.offset, length: 1, text: kind }];
    odd.push(around.odd);
    return;
  }
  // On a line of its own, it is not said where such a text belongs, and a name may be that of the next field.
  if (isFirst && !isDeeper && (token.kind === "string" ? around?.kind === "{" : isBehindName)) return;
  const name = around?.kind === "{" && !isBehindName ? nameFor(text, token) : "";
  const isNamed = "{[".includes(token.kind) && around?.kind === "{" && !isDeeper && !isBehindName;
  const made = [{ offset, length: 0, text: isNamed ? NAMELESS : name + kind }];
  odd.push(made);
  if (isNamed) return;
  const own = isFirst && !isLine ? indent - unit : indent;
  open.push({ kind, offset, indent: own, isEmpty: true, odd: made });
}

/** What has a type is a block, and stands under one name only. */
function nameFor(text: string, { kind, offset, source }: Token): string {
  if (source === '"type"') return '"block": ';
  const isBlock = kind === "{" && readToken(text, offset + 1).source === '"type"';
  return isBlock ? '"blocks": ' : NAMELESS;
}

/** Whether another text follows in the line that is no name. */
function isFirstOfTexts(text: string, { kind, offset, length }: Token): boolean {
  const comma = readToken(text, offset + length);
  const next = readToken(text, comma.offset + comma.length);
  const behind = readToken(text, next.offset + next.length);
  const isInLine = !/[\r\n]/.test(text.slice(offset + length, next.offset));
  return kind === "string" && comma.kind === "," && next.kind === "string" && behind.kind !== ":" && isInLine;
}

/** Whether what begins there ends in its line. */
function endsInLine(text: string, offset: number): boolean {
  const end = offset + text.slice(offset).search(/[\r\n]|$/);
  let depth = 0;
  for (let at = offset; depth >= 0;) {
    const token = readToken(text, at);
    if (token.offset >= end) return false;
    if (token.kind === "{" || token.kind === "[") depth++;
    if (token.kind === "}" || token.kind === "]") depth--;
    at = token.offset + token.length;
  }
  return true;
}

/** A bracket that closes something. */
function end(layout: Layout, token: Token, isFirst: boolean): void {
  const { open, indent, odd } = layout;
  if (isFirst) closeFrom(layout, open.findLastIndex((each) => each.indent <= indent) + 1, "");
  const own = open.at(-1);
  if (own?.indent !== indent) {
    odd.push([outOf(layout, token)]);
    return;
  }
  open.pop();
  const edit = { offset: token.offset, length: 1, text: closing(own) };
  if (edit.text !== token.kind) note(odd, edit, own);
}

/** Closes what is open from there on, behind the last thing. @param comma What has to follow. */
function closeFrom({ open, before, odd }: Layout, first: number, comma: string): void {
  const ends = open.splice(first).toReversed();
  if (ends.length === 0 || !before) return;
  const isComma = before.kind === ",";
  const offset = isComma ? before.offset : before.offset + before.length;
  const text = ends.map(closing).join("") + comma;
  note(odd, { offset, length: isComma ? 1 : 0, text }, ends.find((each) => each.odd) ?? {});
}

function note(odd: Odd[], edit: Edit, own: Pick<Open, "odd">): void {
  if (own.odd) own.odd.push(edit);
  else odd.push([edit]);
}

/** Takes out a bracket that closes nothing, with a comma that nothing needs any more. */
function outOf({ text, before }: Layout, { offset, length }: Token): Edit {
  const next = readToken(text, offset + length);
  const isEnd = next.kind === "}" || next.kind === "]" || next.kind === "end";
  if (before?.kind === "," && isEnd)
    return { offset: before.offset, length: offset + length - before.offset, text: "" };
  const isFree = before === undefined || ",{[".includes(before.kind);
  if (next.kind === "," && isFree) return { offset, length: next.offset + next.length - offset, text: "" };
  return { offset, length, text: isFree || isEnd || next.kind === "," ? "" : "," };
}

function closing({ kind }: Pick<Open, "kind">): "}" | "]" {
  return kind === "{" ? "}" : "]";
}
