import { bracketsBehind } from "../brackets/bracketsWithin.ts";
import type { SyntaxFault } from "../fault.ts";
import { closingOf, type Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";
import { unclosedText } from "./unclosedText.ts";

/**
 * A text without its closing quotation mark ends at the opening one of the next name or the next entry of an array:
 * `"Blogs, "`, and `"Blogs }, { "` if it is the last one of its object.
 */
export function unclosedBefore({ text, before, open }: Scan, { offset }: Token): SyntaxFault | undefined {
  const { source, offset: start } = before!;
  const [behind, brackets = ""] = /,([\s{[]*)"$/.exec(source) ?? [];
  const said = behind === undefined ? undefined : bracketsBehind(source.slice(1, -behind.length), closingOf(open));
  if (!said || said.words === "") return undefined;
  const { words, ends } = said;
  const opened = brackets.trim();
  const around = opened.at(-1) ?? open.at(-1 - ends.length)?.token.kind;
  if (!around || (opened !== "" && ends.length === 0)) return undefined;
  const isNext =
    around === "["
      ? /^[^"\\\r\n]*"\s*[,\]]/.test(text.slice(offset, offset + 10_000))
      : /^[\w$-]+"\s*:/.test(text.slice(offset, offset + 100));
  return isNext ? unclosedText(start, words, ends.join(" ") || "comma") : undefined;
}
