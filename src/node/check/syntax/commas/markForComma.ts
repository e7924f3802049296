/** A punctuation mark, or the word of a sentence, in place of a comma between two fields or entries. */
import { capital, quote, short } from "../../wording/words.ts";
import { isBeforeColon } from "../ahead.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, isEnd, type Token } from "../tokens.ts";

/** Without marks that quote or join texts, end a sentence or stand for what was left out, and without brackets. */
const MARK = /^[^\p{L}\p{N}\p{Pi}\p{Pf}"'`\\{}[\]()<>:,+&…!?]$/u;
/** Before the last one of several, as sentences have them. */
const WORD = /^(?:and|or)$/i;
/** The names of punctuation marks in messages. */
export const CALLED: Readonly<Record<string, string>> = { ".": "a point", ";": "a semicolon" };
/** The first token of the next entry, by the last token of an entry. */
const STARTS: Readonly<Record<string, Token["kind"]>> = { "}": "{", "]": "[", string: "string", number: "number" };
/** What may follow a complete text; a quotation mark among words has more words behind it. */
const BEHIND = /^[ \t]*(?:[,\]\r\n]|[^\p{L}\p{N}"'\\][ \t]*["\r\n])/u;

export function markForComma(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, expected, before } = scan;
  if (expected === "value" && WORD.test(token.source) && isBetweenTexts(scan, token)) {
    const message = `${quote(token.source)} is not expected here.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  const isMark = MARK.test(token.source) || WORD.test(token.source);
  if (expected !== "comma" || !before || !isMark) return undefined;
  if (CALLED[token.source] && isEnd(following(text, token))) return commaFor(scan, token);
  const isBelow = text.slice(endOf(before), token.offset).includes("\n");
  const isAtEnd = token.source === "." && /^[ \t]*\r?\n/.test(text.slice(token.offset + 1, token.offset + 100));
  return isAtEnd || (!isBelow && isNextBehind(scan, token)) ? commaFor(scan, token) : undefined;
}

/** `'` right behind a value, where the key of the comma was missed: nothing that it could quote follows. */
export function quoteForComma(scan: Scan, { offset }: Token): SyntaxFault | undefined {
  const { text, expected, before } = scan;
  if (expected !== "comma" || text[offset] !== "'" || !before || endOf(before) !== offset) return undefined;
  if (!/^'(?:[ \t]*\r?\n|[ \t]+["{[])/.test(text.slice(offset, offset + 100))) return undefined;
  return commaFor(scan, { kind: "other", source: "'", offset, length: 1 });
}

/** Whether a word stands behind the comma of an entry, before another text. */
function isBetweenTexts({ text, open }: Scan, word: Token): boolean {
  const next = following(text, word);
  return (
    open.at(-1)?.token.kind === "[" &&
    /,[ \t]*$/.test(text.slice(0, word.offset)) &&
    next.kind === "string" &&
    !next.fault
  );
}

/** At the end of a group or a list there is no comma either. */
export function commaFor({ text }: Scan, token: Token): SyntaxFault {
  const name = CALLED[token.source] ?? (WORD.test(token.source) ? quote : short)(token.source);
  if (isEnd(following(text, token))) {
    const message = `${capital(name)} stands behind the last value here.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  const message = `There is ${name} where a comma belongs.`;
  return faultAt(token, { code: "json-syntax", message, fix: "write a comma in its place.", replacement: "," });
}

/** Whether the next field or entry begins behind a mark. */
export function isNextBehind({ text, open, before }: Scan, mark: Pick<Token, "offset" | "length">): boolean {
  const next = following(text, mark);
  if (next.fault) return false;
  const isNamed = next.kind === "string" && isBeforeColon({ text }, next);
  if (open.at(-1)?.token.kind !== "[") return isNamed;
  const end = endOf(next);
  const isWhole = next.kind !== "string" || BEHIND.test(text.slice(end, end + 100));
  return !isNamed && next.kind === STARTS[before?.kind ?? ""] && isWhole;
}
