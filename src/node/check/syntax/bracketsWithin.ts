/** `["One", "Two],`: brackets that close what is open in the same line are no part of the text before them. */
import { short } from "../wording/words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { closingOf, type Open } from "./scan.ts";
import type { Token } from "./tokens.ts";

/** @param source A text whose closing mark is missing, up to the end of its line. */
export function bracketsWithin(
  text: string,
  { offset, source }: Pick<Token, "offset" | "source">,
  open: readonly Open[],
): SyntaxFault | undefined {
  const line = Math.max(text.lastIndexOf("\n", offset), text.lastIndexOf("\r", offset));
  const own = closingOf(open.filter(({ token }) => token.offset > line));
  // Where a bracket is opened in the text itself, one at its end may belong to that.
  const spare = count(source, /[\]}]/g) - count(source, /[[{]/g);
  const words = source.trimEnd();
  let end = words.endsWith(",") ? words.length - 1 : words.length;
  const ends: string[] = [];
  for (let at = end; at > 1 && /[\]}\s]/.test(source[at - 1]!) && ends.length < spare; at--) {
    if (/\s/.test(source[at - 1]!)) continue;
    end = at - 1;
    ends.push(source[end]!);
  }
  ends.reverse();
  if (ends.length === 0 || ends.some((bracket, i) => bracket !== own[i])) return undefined;
  const said = source.slice(1, end).trimEnd();
  const fix = `add " at the end of the text that starts with "${short(said.slice(0, 31))}", before the ${ends.join(" ")}.`;
  const message = "The closing quotation mark of this text is missing.";
  const fault = faultAt({ offset, length: said.length + 1 }, { code: "unclosed-text", message, fix });
  return { ...fault, meant: { offset: offset + said.length + 1, length: 0, text: '"' } };
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
