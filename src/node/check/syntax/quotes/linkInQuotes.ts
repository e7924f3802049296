/** `[our prices]("/prices")`: a link whose address stands in quotation marks, which end the text around it too early. */
import { joined, LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine } from "../lineOf.ts";
import type { Token } from "../tokens.ts";

/** The start of such a link, up to the mark before its address. */
const CUT_LINK = /\[[^[\]"\r\n]{1,200}\]\([ \t]*"$/;
const LINK = /(\[[^[\]"\r\n]{1,200}\]\()[ \t]*"([^"()\s]+)"[ \t]*\)/g;
const LONGEST = 210;

/** @param token The text up to the first of these quotation marks. */
export function linkInQuotes(text: string, { offset, length }: Token): SyntaxFault | undefined {
  const end = offset + length;
  const start = CUT_LINK.exec(text.slice(Math.max(offset, end - LONGEST), end))?.[0];
  if (start === undefined) return undefined;
  const from = end - start.length;
  const line = restOfLine(text, from);
  const links = Array.from(line.matchAll(LINK));
  const last = links.at(-1);
  if (links[0]?.index !== 0 || !last) return undefined;
  const whole = line.slice(0, last.index + last[0].length);
  const mended = whole.replace(LINK, "$1$2)");
  // Other marks between them end the text as well.
  if (mended.includes('"')) return undefined;
  const shown = joined(
    links.map((link) => `${link[1]}${link[2]})`),
    "and",
  );
  const message = "The address of a link in this text stands in quotation marks, and they end the text too early.";
  const behind = shown.length > LONGEST_EXAMPLE ? "" : `: ${shown}`;
  const fix = `write the address without them${behind}.`;
  const place = { offset: from, length: whole.length };
  return faultAt(place, { code: "quote-in-text", message, fix, shown, readAs: mended });
}
