/** `{ the block before }` among the objects of an array: words of a guide, or a note, where a block or an entry stood. */
import { tokenNames } from "../../../../model/tokens.ts";
import { quote, short } from "../../wording/words.ts";
import { takenOut } from "../commas/outWithComma.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { match } from "../pieces.ts";
import { isBehindGroup } from "../quotes/loneText.ts";
import type { Scan } from "../scan.ts";
import { following, readToken, type Token } from "../tokens.ts";

/** Words without the marks of JSON between braces, then the comma, the bracket or the line end behind an entry. */
const WORDS = /\{[ \t]*\p{L}[^"{}[\]:=\r\n]*\}(?=[ \t]*(?:[,\]{\r\n]|$))/uy;

export function wordsInBraces({ text, open, before }: Scan, { kind, offset }: Token): SyntaxFault | undefined {
  const list = open.at(-1)?.token;
  if (kind !== "{" || list?.kind !== "[") return undefined;
  const whole = match(WORDS, text, offset);
  const words = whole.slice(1, -1).trim();
  if (whole === "" || (tokenNames as readonly string[]).includes(words)) return undefined;
  const range = { offset, length: whole.length };
  const { comma, meant } = takenOut(text, range);
  const isAmongGroups =
    isBehindGroup(text, before) || readToken(text, meant.offset + meant.length).kind === "{" || hasGroups(text, list);
  if (!isAmongGroups) return undefined;
  const message = `Only words stand between this { }, without a name: ${quote(words)}.`;
  const fix = `take ${short(whole)} out, with both brackets${comma.replace(", with", " and")}. If visitors are to read the words, write them into a text.`;
  return faultAt(range, { code: "unexpected-text", message, fix, meant });
}

/** Whether the first entry of an array is an object with fields. */
function hasGroups(text: string, list: Token): boolean {
  const first = following(text, list);
  return first.kind === "{" && following(text, first).kind === "string";
}
