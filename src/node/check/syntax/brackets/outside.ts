/** Objects that stand outside of their array. */
import { lineAt } from "../../document/lineMarks.ts";
import { nearest } from "../../wording/suggest.ts";
import { short } from "../../wording/words.ts";
import { blockInEntry } from "../entries/blockInEntry.ts";
import { endedBefore } from "../entries/entryInEntry.ts";
import { entryAstray } from "../entries/entryAstray.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { depthOf, endOf, following, readToken, type Token } from "../tokens.ts";

/** A `{` behind the end of the array that it belongs to: it starts with the name that the array's first entry starts with, or nearly. */
export function entryBehind({ text, open, ended, before, reach }: Scan, token: Token): SyntaxFault | undefined {
  const hasComma = before?.kind === ",";
  if (!reach || !ended?.name || ended.token.kind !== "[") return undefined;
  const first = following(text, ended.token);
  const nameIn = ({ offset }: Token) => readToken(text, offset + 1).source.replaceAll('"', "");
  const isAlike = nameIn(first) === nameIn(token) || nearest(nameIn(token), [nameIn(first)]).length > 0;
  if (first.kind !== "{" || !isAlike) return undefined;
  const name = short(ended.name.source);
  const end = text.lastIndexOf("]", before!.offset);
  const goesOn =
    hasComma && reach({ open: [...open, ended], expected: "value" }, "", token.offset) === Number.POSITIVE_INFINITY;
  if (goesOn) {
    const message = `The list of ${name} ends here, but more of its entries follow.`;
    const fix = "take this ] out, and leave the comma behind it.";
    return faultAt({ offset: end, length: 1 }, { code: "extra-bracket", message, fix, readAs: "" });
  }
  const message = `The list of ${name} ends at the ] of line ${lineAt(end)}, but this { is one more of its entries.`;
  const last = lastOfList(text, token);
  // The last line first, as lines below one that is taken out have other numbers then.
  const gone = endGone(text, end, hasComma);
  if (last === undefined) {
    const fix = `write ] behind the last } of the list, further down. Then ${gone}.`;
    return faultAt(token, { code: "wrong-bracket", message, fix });
  }
  // The comma with which the entries were copied, if nothing follows them.
  const next = following(text, { offset: last, length: 1 });
  const comma = next.kind === "," && following(text, next).kind === "}" ? next : undefined;
  const fix = `write ] ${comma ? "in the place of the comma behind" : "behind"} ${endAt(text, last)}. Then ${gone}.`;
  const moved = `${hasComma ? " " : ","}${text.slice(end + 1, last + 1)}]`;
  const meant = { offset: end, length: (comma ? endOf(comma) : last + 1) - end, text: moved };
  return faultAt(token, { code: "wrong-bracket", message, fix, meant });
}

/** Words for the } at an offset, which may be one of several on its line. */
function endAt(text: string, offset: number): string {
  const line = `line ${lineAt(offset)}`;
  if (/^[^\r\n]*\}/.test(text.slice(offset + 1, offset + 1000))) return `the last } of the list, in ${line}`;
  const before = text.slice(Math.max(offset - 1000, 0), offset);
  return `the ${/\}[^\r\n]*$/.test(before) ? "last " : ""}} of ${line}`;
}

/** How to take out the ] of a list that goes on behind it, so that a comma stands behind the entry before it. */
function endGone(text: string, end: number, hasComma: boolean): string {
  const before = text.slice(0, end).trimEnd().length - 1;
  const rest = hasComma ? /^\][ \t]*,[ \t]*[\r\n]/ : /^\][ \t]*[\r\n]/;
  const isAlone = /[\r\n][ \t]*$/.test(text.slice(before + 1, end)) && rest.test(text.slice(end, end + 100));
  const line = lineAt(end);
  if (isAlone) return `take line ${line} out, and write a comma at the end of line ${lineAt(before)}`;
  return hasComma
    ? `take the ] of line ${line} out, and leave the comma behind it`
    : `write a comma in the place of the ] of line ${line}`;
}

/** A `[` behind a comma and the end of an array, with entries like those of that array: two arrays that were put together. */
export function listAgain({ text, ended, before }: Scan, token: Token): SyntaxFault | undefined {
  if (token.kind !== "[" || before?.kind !== "," || ended?.token.kind !== "[" || !ended.name) return undefined;
  const [first, next] = [ended.token, token].map((bracket) => following(text, bracket).kind);
  if (first !== next || next === "]") return undefined;
  const end = text.lastIndexOf("]", before.offset);
  const message = `The list of ${short(ended.name.source)} ended before this [, at the ] of line ${lineAt(end)}.`;
  const fix = "to go on with that list, take that ] and this [ out, and leave the comma between them.";
  const meant = { offset: end, length: token.offset + 1 - end, text: text.slice(end + 1, token.offset) };
  return faultAt(token, { code: "missing-name", message, fix, meant });
}

/** The offset of the last } in a row of objects that begins here; undefined if one has no end. */
function lastOfList(text: string, { offset }: Token): number | undefined {
  let last: number | undefined;
  let depth = 0;
  for (let token = readToken(text, offset); token.kind !== "end"; token = following(text, token)) {
    depth += depthOf(token);
    if (depth > 0) continue;
    if (token.kind !== "}" || depth < 0) break;
    last = token.offset;
    const next = following(text, token);
    const other = next.kind === "," ? following(text, next) : next;
    if (other.kind !== "{") break;
    token = next.kind === "," ? next : token;
  }
  return last;
}

/** A block inside another one, or in the page beside "blocks". */
export function blockOutside(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open } = scan;
  const code = "missing-name";
  if (open.length === 1 && /"blocks"\s*:\s*\[/.test(text)) {
    const message = 'A block begins here, but not in the list "blocks".';
    const fix = 'move all of it, from { to }, into the list "blocks", with a comma between it and the others.';
    return faultAt(token, { code, message, fix, isMoved: true });
  }
  if (open.length < 3) return undefined;
  const inEntry = blockInEntry(scan, token, lastOfList(text, token));
  if (inEntry) return inEntry;
  const message = "A block begins here, inside of another one.";
  const before = scan.before!;
  const end = open.at(-2)!.token.kind === "[" && before.kind !== "{" ? lastOfList(text, token) : undefined;
  // Only the } of the outer block follows, which should have ended before.
  if (end !== undefined && following(text, { offset: end, length: 1 }).kind === "}") {
    return faultAt(token, { code, message, ...endedBefore(text, { before, end }, "block") });
  }
  const line = lineAt(open.at(-1)!.token.offset);
  const left = ",{".includes(before.kind) ? " Leave no comma before a }." : "";
  const fix = `move all of it, from { to }, in front of the { of line ${line}, with a comma behind it.${left}`;
  return faultAt(token, { code, message, fix, isMoved: true });
}

/** An object without a name: a block that was pasted behind its list, or into another block. */
export function groupOutside(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open, before, reach } = scan;
  const behind = (before?.kind === "]" ? entryBehind(scan, token) : undefined) ?? entryAstray(scan, token);
  if (behind) return behind;
  const isBlock = readToken(text, token.offset + 1).source === '"type"';
  // If the object lacks only a name, it stands inside another one.
  const isInside = isBlock && reach?.({ open, expected: "name" }, '"x":', token.offset) === Number.POSITIVE_INFINITY;
  if (isInside) return blockOutside(scan, token);
  return isBlock ? blockInEntry(scan, token, lastOfList(text, token)) : undefined;
}
