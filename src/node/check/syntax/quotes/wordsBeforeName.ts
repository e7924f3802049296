/** Words before the name of a field, on its line, as if they were dragged out of its text. */
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine } from "../lineOf.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** Several words, a name, and the beginning of its text up to the first character. */
const BEFORE = /^(\p{L}[^\s"{}[\]:]*(?:[ \t]+[^\s"{}[\]:]+)+)[ \t]*("[\w$-]+")[ \t]*:[ \t]*"(?=([^"]))/u;

export function wordsBeforeName({ text }: Scan, { offset }: Token): SyntaxFault | undefined {
  const [whole, words, name, first] = BEFORE.exec(restOfLine(text, offset)) ?? [];
  if (whole === undefined || words === undefined || name === undefined) return undefined;
  const message = `${quote(words)} stand before the name ${name}.`;
  const fix = `if visitors are to read them, move them into the text behind ${name}: right behind its first quotation mark. If not, take them out.`;
  const meant = { offset, length: whole.length, text: `${name}: "${words}${first === " " ? "" : " "}` };
  return faultAt({ offset, length: words.length }, { code: "unexpected-text", message, fix, meant });
}
