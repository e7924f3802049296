/** What pieces of a text are made with. */
import { faultAt, type Remark } from "./fault.ts";
import type { Token } from "./tokens.ts";

/** The same piece with what is wrong with it. */
export function faulty(token: Token, remark: Remark): Token {
  return { ...token, fault: faultAt(token, remark) };
}

export function pieceOf(
  kind: Token["kind"],
  text: string,
  { offset, length }: { offset: number; length: number },
): Token {
  return { kind, source: text.slice(offset, offset + length), offset, length };
}

/** What a sticky pattern finds at a place; empty where it finds nothing. */
export function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
