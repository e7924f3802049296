/** `u"How we choose"`, a string prefix of some programs, and a letter or sign typed before a quotation mark. */
import { LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** A whole text, and the character that may follow it. */
const TEXT = /^"([^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*)"(?=[ \t]*([:,}\]\r\n]|$))/;

export function letterBefore({ text, expected }: Scan, { source, offset, length }: Token): SyntaxFault | undefined {
  const isName = expected.endsWith("name");
  if ((!isName && !expected.endsWith("value")) || !/^(?:\p{L}|[@$/!?%&;.^]|rb|br)$/u.test(source)) return undefined;
  const [, inner = "", behind] = TEXT.exec(text.slice(offset + length, offset + length + 10_000)) ?? [];
  if (inner === "" || isName !== (behind === ":")) return undefined;
  const range = { offset, length };
  const code = "unexpected-text";
  const message = `"${source}" stands before a quotation mark, where nothing belongs.`;
  const [shown, joined] = [inner, source + inner].map((each) => `"${each}"`);
  // The quotation mark may have slipped behind the first letter; for a name, the other names of the page show that.
  const isApart = isName ? text.split(shown!, 3).length > 2 : !/^\p{L}/u.test(source) || !/^\p{Ll}/u.test(inner);
  if (isApart || !/^[\p{L}$]/u.test(source)) {
    const example = inner.length > LONGEST_EXAMPLE ? "" : `: ${shown}`;
    return faultAt(range, { code, message, fix: `take "${source}" out${example}.`, replacement: "" });
  }
  if (isName)
    return faultAt(range, {
      code,
      message,
      fix: `write ${joined} if the "${source}" belongs to the name, else ${shown}.`,
    });
  const fix =
    inner.length > LONGEST_EXAMPLE
      ? `take "${source}" out, or write it behind the quotation mark if it belongs to the text.`
      : `write ${joined} if the "${source}" belongs to the text, else ${shown}.`;
  return faultAt(range, { code, message, fix });
}
