/** `<p>"heading": "Before you write",</p>`: HTML tags around quoted JSON. */
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
