/** What stands for the rest of a file, as chat programs write it where their answer ends. */
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { startsLine } from "../lineOf.ts";
import { closingOf, type Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** Dots, or words about the rest, in brackets, in a comment or alone. */
const REST =
  /^(?:[[(<{]+|\/\/|#|--|\/\*|<!--)?[ \t]*(?:(?:\.{3,}|…)[^"{}\r\n]*|[^"{}[\]\r\n]*\b(?:truncated|snip(?:ped)?|omitted|continue[sd]?|cut off|shortened|rest of|remaining)\b[^"{}\r\n]*)$/i;
const LONGEST_REST = 200;

/** `[truncated]`, `…` or `// rest omitted` at the end of a file that is not closed: it stands for all that should follow. */
export function endLeftOut({ text, before, open }: Scan, { offset }: Token): SyntaxFault | undefined {
  const isIn = before?.kind === "[" && before.offset + 1 === offset;
  const start = isIn ? before.offset : offset;
  const around = isIn ? open.slice(0, -1) : open;
  if (around.length === 0 || !startsLine(text, start) || text.length - start > LONGEST_REST) return undefined;
  const rest = text.slice(start).trimEnd();
  if (!REST.test(rest)) return undefined;
  const above = text.slice(0, start).trimEnd();
  const hasComma = above.endsWith(",");
  const right = closingOf(around);
  const message = `The file ends too early: ${quote(rest)} stands for what should follow.`;
  const fix = `put that back from an older copy of the page. If nothing is missing, take ${quote(rest)} out${hasComma ? ", with the comma before it" : ""}, and write ${right.join(" ")} in its place.`;
  const from = above.length - (hasComma ? 1 : 0);
  const meant = { offset: from, length: text.length - from, text: right.join("") };
  return faultAt({ offset: start, length: rest.length }, { code: "unclosed-bracket", message, fix, meant });
}
