/** Other characters that are spelled out where the quotation marks are, as in HTML. Without the table of all of them, which the studio would load. */
import { joined } from "../../wording/words.ts";
import { FEW } from "../othersLike.ts";

const REFERENCE = /&(?:[a-z]\w{1,31}|#\d{2,7});/gi;
/** The frequent ones. */
const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": "a space",
  "&#160;": "a space",
  "&ndash;": "–",
  "&mdash;": "—",
  "&hellip;": "…",
};

/** A sentence about the references in a part of the text that stand for no quotation mark; empty if there are none. */
export function spelledCharacters(part: string, quotationMark: RegExp): string {
  const others = [...new Set(part.match(REFERENCE))].filter((written) => !quotationMark.test(written));
  if (others.length === 0) return "";
  const pairs = others.map((written) => `${SIGNS[written.toLowerCase()] ?? "the sign itself"} for ${written}`);
  return ` Write ${others.length > FEW ? `the signs themselves for ${others[0]} and the like` : joined(pairs, "and")} as well.`;
}
