/** A mark that is none of JSON where a comma belongs: between two fields of a group, or two entries of a list. */
import { short } from "../wording/words.ts";
import { isBeforeColon } from "./ahead.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Where } from "./foreignValues.ts";
import { following, type Token } from "./tokens.ts";

/** Not those that quote or join texts, end a sentence, stand for what was left out, or are brackets. */
const MARK = /^[^\p{L}\p{N}\p{Pi}\p{Pf}"'`\\{}[\]()<>:,+&…!?]$/u;
/** What marks of a sentence are called. */
export const CALLED: Readonly<Record<string, string>> = { ".": "a point", ";": "a semicolon" };
/** What an entry that ends so is followed by in its list. */
const STARTS: Readonly<Record<string, Token["kind"]>> = { "}": "{", "]": "[", string: "string", number: "number" };
/** What may stand behind a text that has its end: a quotation mark within words has more of them. */
const BEHIND = /^[ \t]*(?:[,\]\r\n]|[^\p{L}\p{N}"'\\][ \t]*["\r\n])/u;

export function markForComma(where: Where, token: Token): SyntaxFault | undefined {
  const { text, expected, before } = where;
  if (expected !== "comma" || !before || !MARK.test(token.source)) return undefined;
  const isBelow = text.slice(before.offset + before.length, token.offset).includes("\n");
  const isAtEnd = token.source === "." && /^[ \t]*\r?\n/.test(text.slice(token.offset + 1, token.offset + 100));
  return isAtEnd || (!isBelow && isNextBehind(where, token)) ? commaFor(token) : undefined;
}

export function commaFor(token: Token): SyntaxFault {
  const message = `There is ${CALLED[token.source] ?? short(token.source)} where a comma belongs.`;
  return faultAt(token, { code: "json-syntax", message, fix: "write a comma in its place.", replacement: "," });
}

/** Whether the next field of a group begins behind a mark, or the next entry of a list. */
export function isNextBehind({ text, open, before }: Where, mark: Pick<Token, "offset" | "length">): boolean {
  const next = following(text, mark);
  if (next.fault) return false;
  const isNamed = next.kind === "string" && isBeforeColon({ text }, next);
  if (open?.at(-1)?.token.kind !== "[") return isNamed;
  const end = next.offset + next.length;
  const isWhole = next.kind !== "string" || BEHIND.test(text.slice(end, end + 100));
  return !isNamed && next.kind === STARTS[before?.kind ?? ""] && isWhole;
}
