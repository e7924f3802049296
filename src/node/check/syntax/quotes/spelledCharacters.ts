/** Other characters that are spelled out where the quotation marks are, as in HTML. */
import { characterOf } from "../../inTexts/characters.ts";
import { joined } from "../../wording/words.ts";
import { FEW } from "../othersLike.ts";

const REFERENCE = /&(?:[a-z]\w{1,31}|#\d{2,7}|#x[\da-f]{2,6});/gi;

/** A sentence about the references in a part of the text that stand for no quotation mark; empty if there are none. */
export function spelledCharacters(part: string, quotationMark: RegExp): string {
  const pairs = [...new Set(part.match(REFERENCE))].flatMap((written) => {
    const sign = characterOf(written);
    const shown = sign === " " ? "a space" : sign;
    return quotationMark.test(written) || sign === written || /[\p{C}"\\]/u.test(sign)
      ? []
      : [`${shown} for ${written}`];
  });
  if (pairs.length === 0) return "";
  return ` Write ${pairs.length > FEW ? "the signs themselves for those like &amp;" : joined(pairs, "and")} as well.`;
}
