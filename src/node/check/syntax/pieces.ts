/** Makes tokens. */
import { faultAt, type Remark } from "./fault.ts";
import type { Token } from "./tokens.ts";

/** The same token with a fault. */
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

/** The match of a sticky pattern at an offset; empty if there is none. */
export function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
