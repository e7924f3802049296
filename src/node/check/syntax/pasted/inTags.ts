/** HTML tags outside of quotation marks: around JSON, as in `<p>"heading": "Before you write",</p>`, or behind it. */
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** From a tag to the last tag of its line that closes it. */
const IN_TAGS = /^<([a-z]\w{0,9})>([ \t]*"[^\r\n]*)<\/\1>/i;

export function inTags({ text, expected }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!/name$|value$/.test(expected) || !/^<[a-z]\w{0,9}>$/i.test(source)) return undefined;
  const rest = text.slice(offset, offset + 10_000);
  if (!/^[ \t]*"/.test(rest.slice(source.length))) return undefined;
  const [whole, tag, within] = IN_TAGS.exec(rest) ?? [];
  const message = `The HTML tag ${source} stands outside of the quotation marks.`;
  const code = "unexpected-text";
  if (whole === undefined)
    return faultAt({ offset, length: source.length }, { code, message, fix: `take ${source} out.` });
  const meant = { offset, length: whole.length, text: within! };
  return faultAt({ offset, length: source.length }, { code, message, fix: `take ${source} and </${tag}> out.`, meant });
}

const CLOSING = /^<\/([a-z][\w:-]{0,30})[ \t]{0,9}>/i;

/** `"lead": "By volunteers.",</span>`: the end of a tag that begins nowhere. */
export function closingTag({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (source !== "<" || expected === "end") return undefined;
  const [tag, name] = CLOSING.exec(text.slice(offset, offset + 50)) ?? [];
  // One that begins in the text before it belongs into that.
  if (tag === undefined || before?.source.includes(`<${name}`)) return undefined;
  // In the place of a value, the tag is not all that is wrong.
  const end = offset + tag.length;
  if (expected.endsWith("value") && !/^[ \t]*["{[\d]/.test(text.slice(end, end + 100))) return undefined;
  const message = `${quote(tag)} is not expected here.`;
  const fault = { code: "unexpected-text", message, fix: "take it out.", replacement: "" } as const;
  return faultAt({ offset, length: tag.length }, fault);
}
