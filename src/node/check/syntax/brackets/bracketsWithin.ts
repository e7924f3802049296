/** `["One", "Two],`: brackets that close what was opened on the same line are not part of the text before them. */
import type { SyntaxFault } from "../fault.ts";
import { lineOf } from "../lineOf.ts";
import { closingOf, type OpenToken } from "../scan.ts";
import type { Token } from "../tokens.ts";
import { unclosedText } from "../quotes/unclosedText.ts";

/** @param source A text without its closing mark, up to the end of its line. */
export function bracketsWithin(
  text: string,
  { offset, source }: Pick<Token, "offset" | "source">,
  open: readonly OpenToken[],
): SyntaxFault | undefined {
  const line = lineOf(text, offset);
  const own = closingOf(open.filter(({ token }) => token.offset > line));
  const said = source.slice(1).trimEnd();
  const behind = bracketsBehind(said.endsWith(",") ? said.slice(0, -1) : said, own);
  return behind && behind.ends.length > 0 ? unclosedText(offset, behind.words, behind.ends.join(" ")) : undefined;
}

/** Splits an unclosed text from the brackets at its end that close `open`; undefined if they close something else. */
export function bracketsBehind(
  said: string,
  open: readonly string[],
): { words: string; ends: readonly string[] } | undefined {
  // A bracket at the end may close one that the text itself opens.
  const spare = count(said, /[\]}]/g) - count(said, /[[{]/g);
  let end = said.length;
  const ends: string[] = [];
  for (let at = end; at > 0 && /[\]}\s]/.test(said[at - 1]!) && ends.length < spare; at--) {
    if (/\s/.test(said[at - 1]!)) continue;
    end = at - 1;
    ends.push(said[end]!);
  }
  ends.reverse();
  return ends.some((bracket, i) => bracket !== open[i]) ? undefined : { words: said.slice(0, end).trimEnd(), ends };
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
