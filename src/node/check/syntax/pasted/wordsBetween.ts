/** A line of prose between the objects of an array, as a chat program writes before its code. */
import { lineAt } from "../../document/lineMarks.ts";
import { joined, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { startsLine } from "../lineOf.ts";
import { blank } from "./otherStart.ts";
import type { Scan } from "../scan.ts";
import { following, readToken, type Token } from "../tokens.ts";

const LONGEST_LOOK = 1000;
const LINE = /^\p{L}[^\s"{}[\]]*(?:[ \t]+[^\s"{}[\]]+){2,}[ \t]*(?=\r?\n)/u;
const FENCE = /^\s*(?:```|~~~)[\w-]*[ \t]*(?=\r?\n|$)/;
const ENDING_FENCE = /\n[ \t]*(?:```|~~~)[ \t]*(?=\r?\n|$)/;
const OF_CHATS = /^(?:Certainly|Sure|Of course|Absolutely|Great|Here)\b/;

export function wordsBetween({ text, expected, open, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  const list = open.at(-1)?.token;
  if (list?.kind !== "[" || expected === "colon") return undefined;
  const start = text.lastIndexOf("\n", offset) + 1;
  const [line] = LINE.exec(text.slice(offset, offset + LONGEST_LOOK)) ?? [];
  if (line === undefined || !startsLine(text, offset)) return undefined;
  const end = offset + line.length;
  const fence = FENCE.exec(text.slice(end, end + LONGEST_LOOK))?.[0] ?? "";
  const isBehindFence = /\n[ \t]*(?:```|~~~)\s*$/.test(text.slice(before?.offset ?? start, start));
  const next = readToken(text, end + fence.length);
  const isBetween = following(text, list).kind === "{" || next.kind === "{";
  const isSaid = fence !== "" || isBehindFence || (line.trimEnd().endsWith(":") && next.kind === "{");
  if (!isBetween || !isSaid) return undefined;
  const last = fence === "" ? -1 : text.slice(next.offset).search(ENDING_FENCE);
  const fences = [
    ...(fence === "" ? [] : [markIn(text, end + fence.search(/\S/))]),
    ...(last < 0 ? [] : [markIn(text, next.offset + last + text.slice(next.offset + last).search(/\S/))]),
  ];
  const isOwn = fence === "" && !OF_CHATS.test(line);
  const more = isOwn ? " If visitors are to read it, write it into one of the groups." : "";
  const message = `${quote(line.trimEnd())} stands between the groups of a list.`;
  const fix = `take ${joined(["this line", ...fences], "and")} out.${more}`;
  const meant = { offset, length: line.length + fence.length, text: blank(line + fence) };
  return faultAt({ offset, length: line.trimEnd().length }, { code: "unexpected-text", message, fix, meant });
}

/** The fence at an offset, with its language, and its line. */
function markIn(text: string, offset: number): string {
  return `${/^\S+/.exec(text.slice(offset, offset + LONGEST_LOOK))![0]} in line ${lineAt(offset)}`;
}
