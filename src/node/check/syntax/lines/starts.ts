/** Names and values, and the brackets that have to be open around them. */
import { endOfLine } from "../lineOf.ts";
import { depthOf, endOf, following, readToken, type Token } from "../tokens.ts";
import { closeFrom } from "./ends.ts";
import type { Layout } from "./layout.ts";

/** Stands in for the unknown name of an object or an array whose line is missing. Nothing is reported about it. */
export const NAMELESS = '"x": ';

/** Handles a name or a value. */
export function goIn(layout: Layout, token: Token, isFirst: boolean): void {
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

/** Opens the bracket that has to be open here: names stand in an object, all else behind a name or in an array. */
function openFor({ text, open, indent, unit, before, odd }: Layout, token: Token, isFirst: boolean): void {
  const { offset } = token;
  const around = open.at(-1);
  const isName = readToken(text, offset + token.length).kind === ":";
  const kind = isName ? "{" : "[";
  const isBehindName = before?.kind === ":";
  const isDeeper = isFirst && indent - (around?.indent ?? -unit) >= 2 * unit;
  // A missing comma behind a value is another fault.
  const isFree = before === undefined || isBehindName || ",{[}]".includes(before.kind);
  const isRight = isBehindName
    ? !isName && (!isFirst || token.kind === "[") && !isFirstOfTexts(text, token)
    : around
      ? around.kind === kind && !isDeeper
      : !isName;
  if (!isFree || isRight) return;
  const isWhole = isFirst && endsInLine(text, offset);
  if (around?.isEmpty && !isDeeper && !isBehindName && !isWhole) {
    around.kind = kind;
    around.odd = [{ offset: around.offset, length: 1, text: kind }];
    odd.push(around.odd);
    return;
  }
  // On a line of its own, such a text may belong elsewhere, and a name may be that of the next field.
  if (isFirst && !isDeeper && (token.kind === "string" ? around?.kind === "{" : isBehindName)) return;
  const isInGroup = around?.kind === "{" && !isBehindName;
  if (isInGroup && "{[".includes(token.kind) && !isDeeper) {
    odd.push([{ offset, length: 0, text: NAMELESS }]);
    return;
  }
  const opening = (isInGroup ? nameFor(text, token) : "") + kind;
  const own = isFirst && !isWhole ? Math.max(indent - unit, 0) : indent;
  // Inserted as a line of its own, so that this line keeps its indent.
  const edit =
    own < indent
      ? { offset: offset - indent, length: 0, text: `${" ".repeat(own)}${opening}\n` }
      : { offset, length: 0, text: opening };
  const made = [edit];
  odd.push(made);
  open.push({ kind, offset, indent: own, isEmpty: true, odd: made });
}

/** An object with a "type" is a block, which can have only one name. All other names are unknown. */
function nameFor(text: string, { kind, offset, source }: Token): string {
  if (source === '"type"') return '"block": ';
  const isBlock = kind === "{" && readToken(text, offset + 1).source === '"type"';
  return isBlock ? '"blocks": ' : NAMELESS;
}

/** Whether another text follows on the same line that is no name. */
function isFirstOfTexts(text: string, { kind, offset, length }: Token): boolean {
  const comma = readToken(text, offset + length);
  const next = following(text, comma);
  const behind = following(text, next);
  const isInLine = !/[\r\n]/.test(text.slice(offset + length, next.offset));
  return kind === "string" && comma.kind === "," && next.kind === "string" && behind.kind !== ":" && isInLine;
}

/** Whether the object or array around what begins at an offset ends on its line. */
function endsInLine(text: string, offset: number): boolean {
  const lineEnd = endOfLine(text, offset);
  let depth = 0;
  for (let at = offset; depth >= 0;) {
    const token = readToken(text, at);
    if (token.offset >= lineEnd) return false;
    depth += depthOf(token);
    at = endOf(token);
  }
  return true;
}
