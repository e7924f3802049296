/** Words outside of all quotation marks, where no text can stand. */
import { hasTraces } from "../../inTexts/traces.ts";
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine } from "../lineOf.ts";
import { LETTER } from "./marks.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** Words on a line of their own, between blocks or fields. */
export function loneText({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!LETTER.test(source) || (expected.endsWith("value") && !isBehindGroup(text, before))) return undefined;
  if (!/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(offset - 200, 0), offset))) return undefined;
  const line = restOfLine(text, offset).trimEnd();
  if (!/^[^"{}[\]:=]+\s[^"{}[\]:=]+$/.test(line)) return undefined;
  const message = `${quote(line)} is not expected here.`;
  // A sentence is rather for visitors, but not that of a chat program.
  const isOwn = line.split(/\s+/, 3).length > 2 && /[.!?…]["”’*_)]{0,3}$/.test(line.slice(-4)) && !hasTraces(line);
  const move = "move it between the quotation marks of the text that it belongs to";
  const fix = isOwn
    ? `if visitors are to read it, ${move}. If not, take it out.`
    : `take it out. If visitors are to read it, ${move}.`;
  return faultAt({ offset, length: line.length }, { code: "unexpected-text", message, fix });
}

/** Whether the entry before is an object: then the others in its array are objects as well. */
export function isBehindGroup(text: string, before: Token | undefined): boolean {
  return before?.kind === "," && /\}\s*$/.test(text.slice(Math.max(before.offset - 200, 0), before.offset));
}
