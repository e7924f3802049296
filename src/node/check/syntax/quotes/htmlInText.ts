/** HTML in a text, whose quotation marks end the text too early. */
import { markOf } from "../../inTexts/markOf.ts";
import { aboutTarget } from "../../inTexts/linkTarget.ts";
import { LONGEST_AGAIN, short, visible } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { match } from "../pieces.ts";
import { withTagsQuoted } from "../pasted/pastedTags.ts";
import type { Token } from "../tokens.ts";

/** A tag up to the quotation mark of its first attribute, where the text ends too early. */
const CUT_TAG = /<([a-z][a-z\d]*)\s[^<>"]*=\s*"$/i;
const TAG = /<[a-z][a-z\d]*\s(?:[^<>"\r\n]|"[^"\r\n]*")*>/iy;
const ADDRESS = /\shref\s*=\s*\\?["']?([^"'\s<>\\]+)/i;
const LONGEST = 2000;

/** @param token The text up to the first quotation mark of the HTML. */
export function htmlInText(text: string, { offset, length }: Token): SyntaxFault | undefined {
  const end = offset + length;
  const cut = CUT_TAG.exec(text.slice(Math.max(offset, end - LONGEST), end));
  if (!cut) return undefined;
  const start = end - cut[0].length;
  const name = cut[1]!.toLowerCase();
  const tag = match(TAG, text, start) || cut[0];
  const rest = text.slice(start + tag.length, start + tag.length + LONGEST);
  const close = rest.search(new RegExp(`</${name}\\s*>|[\\r\\n]`, "i"));
  const isClosed = tag !== cut[0] && rest.startsWith("</", close);
  const words = isClosed ? rest.slice(0, close).replace(/<[^<>]*>/g, "") : "";
  const whole = isClosed ? tag.length + close + rest.slice(close).indexOf(">") + 1 : tag.length;
  const what = name === "a" ? "An HTML link" : `The HTML tag <${short(name)}>`;
  const message = `${what} stands in this text, and its quotation marks end the text too early.`;
  const said = adviceOn({ name, href: ADDRESS.exec(tag)?.[1], words: /["\\]/.test(words) ? "" : words.trim() });
  const advice = { ...said, fix: `${said.fix}${aboutTarget(tag)}` };
  const fault = faultAt({ offset: start, length: whole }, { code: "quote-in-text", message, ...advice });
  return withTagsQuoted(fault, text, { offset });
}

/** The fix shows the replacement without quotation marks, which would end the text again. */
function adviceOn({ name, href, words }: { name: string; href: string | undefined; words: string }): Advice {
  if (name === "a" && href !== undefined) {
    const link = `[${words || "words to click"}](${href})`;
    return { fix: `write ${link} in its place.`, shown: link };
  }
  if (name === "img") return { fix: "take it out: a text shows no pictures." };
  if (words === "" || words.length > LONGEST_AGAIN) return { fix: "take the tag out, and write only its words." };
  const mark = markOf(name);
  return { fix: `write ${visible(mark + words + mark)} in its place, without tags.` };
}

type Advice = Pick<SyntaxFault, "fix" | "shown">;
