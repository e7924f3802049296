/** Signs as HTML writes them: `&rsquo;`, `&amp;`, `&#8217;`. */
import { piecesOf } from "./markdown.ts";

const CODE = /&(?:[a-z]\w{1,31}|#\d{2,7}|#x[\da-f]{2,6});/gi;
/** What a text makes something else of than the sign itself. */
const OF_MARKDOWN = /[*_[\]`\\#~|]/;

/** What a text of the page would show for such a sign; itself, where it is none. */
export function characterOf(written: string): string {
  for (const piece of piecesOf(written)) if (piece.type === "text") return piece.value.replace("\u00a0", " ");
  return written;
}

/** The same words with the signs themselves, but for those that cannot be seen, or that would be read as something else. */
export function withCharacters(text: string, isLine: boolean): string {
  return text.replace(CODE, (written, offset: number) => {
    const sign = characterOf(written);
    if (/^\p{Zs}$/u.test(sign)) return " ";
    const behind = text.slice(offset + written.length, offset + written.length + 40);
    const isOther = (!isLine && isMarkdown(sign, text.slice(0, offset))) || startsMore(sign, behind);
    return isOther || /\p{C}/u.test(sign) ? written : sign;
  });
}

function isMarkdown(sign: string, before: string): boolean {
  return OF_MARKDOWN.test(sign) || (/^[->+]$/.test(sign) && /(?:^|\n)[ \t]*$/.test(before));
}

/** A tag, or another sign as HTML writes it. */
function startsMore(sign: string, behind: string): boolean {
  return (sign === "<" && /^[a-z/!?]/i.test(behind)) || (sign === "&" && /^#?\w+;/.test(behind));
}
