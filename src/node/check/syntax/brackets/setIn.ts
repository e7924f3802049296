/** Finds a bracket too many by the indents of lines. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import { MOST_TRIED } from "./indents.ts";
import { isNested } from "./nested.ts";
import type { Scan } from "../scan.ts";
import { isEnd, type Token, withIndents } from "../tokens.ts";

/**
 * The first closing bracket up to `end` that is indented otherwise than the line of its opening one. Reported only if, without
 * it, all brackets of the text match, and all lines have the indent of their siblings.
 */
export function endSetIn({ text, reach }: Scan, end: Token): SyntaxFault | undefined {
  if (!reach) return undefined;
  let tried = 0;
  for (const token of oddlySetIn(text)) {
    if (token.offset > end.offset || tried++ === MOST_TRIED) return undefined;
    if (!isEnd(token)) continue;
    const mended = text.slice(0, token.offset) + text.slice(token.offset + 1);
    if (!isNested(mended) || !oddlySetIn(mended).next().done) continue;
    // If only closing brackets follow, it makes no difference which of them goes.
    const replacement = /^[\s}\]]*$/.test(text.slice(token.offset + 1)) ? "" : undefined;
    const message = `There is one ${token.kind} too many.`;
    const fix = `take this ${token.kind} out${commaBehind(text, token)}.`;
    return faultAt(token, { code: "extra-bracket", message, fix, replacement, fixIfMoved: fix, readAs: "" });
  }
  return undefined;
}

/** What becomes of the comma behind a closing bracket that goes, which most often stands on its line. */
function commaBehind(text: string, { offset }: Token): string {
  if (!/^\s*,/.test(text.slice(offset + 1, offset + 1000))) return "";
  const isSecond = text.slice(0, offset).trimEnd().endsWith(",");
  return isSecond ? ", with the comma behind it" : ", but not the comma behind it";
}

/** Tokens that start a line with another indent than its siblings, and closing brackets with another one than their opening line. */
function* oddlySetIn(text: string): Generator<Token> {
  const open: { line: number; indent: number; inner?: number }[] = [];
  let line = 0;
  for (const { token, indent, isFirst } of withIndents(text)) {
    if (token.kind === "end") return;
    if (isFirst) line = token.offset;
    if (isEnd(token)) {
      const own = open.pop();
      if (own && own.line !== line && (!isFirst || own.indent !== indent)) yield token;
    } else {
      const around = open.at(-1);
      if (isFirst && around) {
        around.inner ??= indent;
        if (around.inner !== indent) yield token;
      }
      if (token.kind === "{" || token.kind === "[") open.push({ line, indent });
    }
  }
}
