/** Fields of the outer object inside its array, behind the entries: `[{ … }, "callout": { … }]`. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { lastOf } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { spacesBefore, startsLine } from "../lineOf.ts";
import type { Scan } from "../scan.ts";
import { depthOf, endOf, following, readToken, type Token } from "../tokens.ts";

/** The form of a field's name. */
const FIELD = /^"[a-z][A-Za-z]*"$/;
/** The most tokens of a field that are read. */
const LONGEST = 1000;
/** How many characters are searched for the end of the entry before. */
const LOOK = 1000;

/** Undefined if more than its braces may be missing around the name and its value. */
export function setInList({ text, open }: Scan, name: Token, colon: Token): SyntaxFault | undefined {
  const list = open.at(-1)!;
  const end = listEnd(text, list.token, colon);
  const look = Math.max(0, name.offset - LOOK);
  const comma = /\}\s*(,)\s*$/d.exec(text.slice(look, name.offset))?.indices?.[1];
  if (!FIELD.test(name.source) || !list.name || !end || !comma) return undefined;
  const shown = short(name.source);
  const theEnd = `the ${end.source} of line ${lineAt(end.offset)}`;
  if (end.kind === "]" && text.slice(list.token.offset, name.offset).includes(`${name.source}:`)) {
    const message = `There are no { } around ${shown} and what stands behind it.`;
    const fix = `write { before it, and } before ${theEnd}. If it belongs to the entry above, move it there, with its comma.`;
    const own = { offset: name.offset, length: end.offset - name.offset };
    const meant = { ...own, text: `{ ${text.slice(name.offset, end.offset)} }` };
    return faultAt(name, { code: "missing-bracket", message, fix, meant });
  }
  const from = look + comma[0];
  const message = `Only a group has names, but ${shown} is a name in the list ${short(list.name.source)}.`;
  const fix = `end the list before ${shown}: write ] behind the } of line ${lineAt(from)}, before its comma, and take ${theEnd} out.`;
  // The field keeps its offset, so that its own faults are reported where they stand.
  const inner = text.slice(from + 1, end.offset);
  const moved = /^\s/.test(inner) ? `],${inner.slice(1)} ` : `],${inner}`;
  const meant = { offset: from, length: end.offset + 1 - from, text: moved };
  return faultAt(name, { code: "wrong-bracket", message, fix, meant });
}

/** A number that somebody or a program has written before an entry of an array: `2: { … }`. */
export function numberOfEntry({ text, open }: Scan, number: Token, colon: Token): SyntaxFault | undefined {
  const end = endOf(colon);
  const entry = readToken(text, end);
  if (!/^"?\d{1,4}"?$/.test(number.source) || entry.kind !== "{") return undefined;
  const written = `${number.source}:`;
  const message = `${written} stands before an entry of a list, but entries have no names.`;
  const edit = { offset: number.offset, length: entry.offset - number.offset, text: "" };
  const code = "missing-name";
  const index = entriesBefore(text, open.at(-1)!.token, number);
  const counted = Number(number.source.replaceAll('"', ""));
  if (counted === index || counted === index + 1)
    return faultAt(number, { code, message, fix: `take ${written} out.`, edit });
  const fix = `take ${written} out, or say it in a field of the entry.`;
  return faultAt(number, { code, message, fix, meant: edit });
}

/** A name before a block in a list of blocks, as an example has it that shows a block beside its name: `"cta": { "type": "cta" }`. */
export function nameOfBlock({ text, open }: Scan, name: Token, colon: Token): SyntaxFault | undefined {
  const block = readToken(text, endOf(colon));
  const first = following(text, open.at(-1)!.token);
  const areBlocks = [first, block].every((each) => each.kind === "{" && following(text, each).source === '"type"');
  if (!FIELD.test(name.source) || !areBlocks) return undefined;
  const written = `${name.source}:`;
  const message = `${written} stands before a block, but the entries of a list have no names.`;
  const edit = { offset: name.offset, length: block.offset - name.offset, text: "" };
  return faultAt(name, { code: "missing-name", message, fix: `take ${written} out.`, edit });
}

/** The number of entries that end before an offset; -2 if the array is too long to be counted. */
function entriesBefore(text: string, list: Token, { offset: end }: Token): number {
  let [depth, count] = [0, 0];
  let token = following(text, list);
  for (let read = 0; token.offset < end; read++) {
    if (read > LONGEST || token.fault) return -2;
    depth += depthOf(token);
    if (token.kind === "," && depth === 0) count++;
    token = following(text, token);
  }
  return count;
}

/**
 * The `]` behind the object or array that stands behind a colon, if that is where the outer array ends. Another bracket counts if
 * it stands where a `]` of that array would: on a line of its own, indented like the line on which the array begins.
 */
function listEnd(text: string, list: Token, colon: Token): Token | undefined {
  const value = following(text, colon);
  const last = "{[".includes(value.kind) ? lastOf(text, value, { most: LONGEST }) : undefined;
  const next = last && following(text, last);
  if (!next || next.kind === "]") return next;
  const isBracket = [")", "}"].includes(next.source) && startsLine(text, next.offset);
  return isBracket && spacesBefore(text, next) === spacesBefore(text, list) ? next : undefined;
}
