/** The final mark of a sentence behind the quotation mark of its text: `"Yes. It is".` and `"Is it"?`. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isNextBehind } from "../commas/markForComma.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** The end of a text without its final mark. */
const LAST = /[^\s.!?…:,;\\]"$/;
const LAST_WORD = /[^\s"\\]+$/;
const LONGEST_WORD = 30;
/** The end of the object or the array, or a comma. */
const AT_END = /^(?:[ \t]*,|\s*[}\]])/;

/** Undefined if the point may stand for a comma, or be there by accident: a heading needs none. */
export function pointOutside(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, expected, before } = scan;
  const { offset, source } = token;
  const isMark = expected === "comma" && /^[.!?]$/.test(source);
  const isBehind = before?.kind === "string" && endOf(before) === offset;
  if (!isMark || !isBehind || !LAST.test(before.source.slice(-2))) return undefined;
  if (source === "." && !/[.!?] /.test(before.source)) return undefined;
  const comma = isNextBehind(scan, token) ? "," : "";
  if (!comma && !AT_END.test(text.slice(offset + 1, offset + 1000))) return undefined;
  const message = `The ${source === "." ? "point" : source} that ends this text stands behind its quotation mark.`;
  const also = comma && " Behind that belongs a comma.";
  const [word = "…"] = LAST_WORD.exec(before.source.slice(-LONGEST_WORD, -1)) ?? [];
  const fix = `write ${word}${source}" at the end of this text, with ${source === "." ? "the point" : "it"} before the quotation mark.${also}`;
  return faultAt(
    { offset: offset - 1, length: 2 },
    { code: comma ? "json-syntax" : "unexpected-text", message, fix, replacement: `${source}"${comma}` },
  );
}
