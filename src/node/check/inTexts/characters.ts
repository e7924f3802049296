/** The character references of HTML: `&rsquo;`, `&amp;`, `&#8217;`. */
import { piecesOf } from "./markdown.ts";

const CODE = /&(?:[a-z]\w{1,31}|#\d{2,7}|#x[\da-f]{2,6});/gi;
/** Characters that have a meaning in Markdown. */
const OF_MARKDOWN = /[*_[\]`\\#~|]/;

/** The character that a reference stands for; the input itself if it is no reference. */
export function characterOf(written: string): string {
  for (const piece of piecesOf(written)) if (piece.type === "text") return piece.value.replace("\u00a0", " ");
  return written;
}

/** Replaces references with their characters, except for those that would be invisible or read as markup. */
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

/** Whether the character would begin a tag or another reference. */
function startsMore(sign: string, behind: string): boolean {
  return (sign === "<" && /^[a-z/!?]/i.test(behind)) || (sign === "&" && /^#?\w+;/.test(behind));
}
