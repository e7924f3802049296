/** Closing brackets, and those that are missing. */
import type { Edit } from "../../finding.ts";
import { endOf, isEnd, readToken, type Token } from "../tokens.ts";
import { closing } from "../scan.ts";
import type { Layout, Odd, OpenBracket } from "./layout.ts";

/** Handles a closing bracket. */
export function goOut(layout: Layout, token: Token, isFirst: boolean): void {
  const { open, indent, before, odd } = layout;
  const last = open.at(-1);
  const isOfLast = last !== undefined && closing(last) === token.kind;
  if (isOfLast && layout.sure.has(token.offset)) {
    open.pop();
    return;
  }
  if (isFirst) closeFrom(layout, open.findLastIndex((each) => each.indent <= indent) + 1, "");
  const own = open.at(-1);
  // It may stand behind the last value in its object or array, on the same line.
  const isBehind = !isFirst && isOfLast && last.indent < indent && !isEnd(before);
  if (!own || (own.indent !== indent && !isBehind)) {
    odd.push([outOf(layout, token)]);
    return;
  }
  open.pop();
  const edit = { offset: token.offset, length: 1, text: closing(own) };
  if (edit.text !== token.kind) note(odd, edit, own);
}

/** Closes the open brackets from `first` on, behind the last token. @param comma A comma if one has to follow, else empty. */
export function closeFrom({ open, before, odd }: Layout, first: number, comma: string): void {
  const ends = open.splice(first).toReversed();
  if (ends.length === 0 || !before) return;
  const isComma = before.kind === ",";
  const offset = isComma ? before.offset : endOf(before);
  const text = ends.map((each) => `\n${" ".repeat(each.indent)}${closing(each)}`).join("") + comma;
  note(odd, { offset, length: isComma ? 1 : 0, text }, ends.find((each) => each.odd) ?? {});
}

function note(odd: Odd[], edit: Edit, own: Pick<OpenBracket, "odd">): void {
  if (own.odd) own.odd.push(edit);
  else odd.push([edit]);
}

/** Removes a bracket that closes nothing, with a comma that is not needed any more. */
function outOf({ text, before }: Layout, { offset, length }: Token): Edit {
  const next = readToken(text, offset + length);
  const isLast = isEnd(next) || next.kind === "end";
  if (before?.kind === "," && isLast)
    return { offset: before.offset, length: offset + length - before.offset, text: "" };
  const isFree = before === undefined || ",{[".includes(before.kind);
  if (next.kind === "," && isFree) return { offset, length: endOf(next) - offset, text: "" };
  return { offset, length, text: isFree || isLast || next.kind === "," ? "" : "," };
}
