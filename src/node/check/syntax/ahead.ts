/** Looks at the tokens behind a token. */
import type { Scan } from "./scan.ts";
import { QUOTES } from "./quotes/otherQuotes.ts";
import { readToken, type Token } from "./tokens.ts";

/** Whether a colon follows the token, or "=", which some people write for it. */
export function isBeforeColon({ text }: Pick<Scan, "text">, { offset, length }: Token): boolean {
  return [":", "="].includes(readToken(text, offset + length).source);
}

/** Whether a name and its colon follow the token. */
export function isBeforeName(scan: Scan, { offset, length }: Token): boolean {
  const next = readToken(scan.text, offset + length);
  return next.kind === "string" && isBeforeColon(scan, next);
}

/** Whether a text follows the token on its line of which a mark is missing or of another kind. */
export function isFaultyTextNext({ text }: Pick<Scan, "text">, { offset, length }: Token): boolean {
  const next = readToken(text, offset + length);
  const isFaulty = next.kind === "other" ? QUOTES.has(next.source[0]!) : next.kind === "string" && next.fault;
  return Boolean(isFaulty) && !/[\r\n]/.test(text.slice(offset, next.offset));
}

/** Whether a value follows the token that is not the name of another field. */
export function isValueNext(scan: Scan, { offset, length }: Token): boolean {
  const next = readToken(scan.text, offset + length);
  if (next.fault || next.kind === "word") return false;
  return ["{", "[", "number", "literal"].includes(next.kind) || (next.kind === "string" && !isBeforeColon(scan, next));
}
