/** The point of a sentence that stands behind the quotation mark of its text: `"Yes. It is".` */
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Token } from "./tokens.ts";

/** What the last of several sentences ends with. A heading needs no point. */
const LAST = /[^\s.!?…:,;\\]"$/;
/** Where the group or the list ends, its next field begins, or a comma parts them. */
const AT_END = /^\.(?:[ \t]*,|\s*[}\]])/;
const BEFORE_NAME = /^\.[ \t]*(?:\r?\n[ \t]*)?"[\w$-]+"[ \t]*:/;

/** Undefined where the point may stand for a comma, or for nothing. */
export function pointOutside(text: string, before: Token | undefined, offset: number): SyntaxFault | undefined {
  const isBehind = before?.kind === "string" && before.offset + before.length === offset;
  if (!isBehind || !LAST.test(before.source.slice(-2)) || !/[.!?] /.test(before.source)) return undefined;
  const rest = text.slice(offset, offset + 1000);
  const comma = BEFORE_NAME.test(rest) ? "," : "";
  if (!comma && !AT_END.test(rest)) return undefined;
  const message = "The point that ends this text stands behind its quotation mark.";
  const also = comma && " Behind that belongs a comma.";
  const fix = `write the point before the quotation mark: .".${also}`;
  return faultAt(
    { offset: offset - 1, length: 2 },
    { code: comma ? "json-syntax" : "unexpected-text", message, fix, replacement: `."${comma}` },
  );
}
