/** A link or a picture in HTML where a value belongs: `"button": <a href="/contact">Write to us</a>`. */
import { elementIn } from "../inTexts/html.ts";
import { example, quote } from "../wording/words.ts";
import type { Group } from "../site.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Token } from "./tokens.ts";

const ELEMENT = /^<(?:a\s[^<>\r\n]*>[^<>\r\n]*<\/a>|img\s[^<>\r\n]*>)/i;
const LONGEST = 2000;

export function bareElement(text: string, { offset }: Token): SyntaxFault | undefined {
  const [whole] = ELEMENT.exec(text.slice(offset, offset + LONGEST)) ?? [];
  const element = whole === undefined ? undefined : elementIn(whole);
  if (whole === undefined || !element) return undefined;
  const { words, address } = element;
  const isLink = /^<a\s/i.test(whole);
  const group: Group = isLink ? { label: words, href: address } : { src: address, alt: words };
  const message = `${quote(whole)} is ${isLink ? "a link" : "a picture"} as HTML has it.`;
  const place = { offset, length: whole.length };
  const fault = faultAt(place, { code: "unquoted-text", message, fix: `write it like this: ${example(group)}.` });
  return { ...fault, meant: { ...place, text: JSON.stringify(group) } };
}
