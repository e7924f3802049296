/** `(` and `<` where an object or an array begins, as in other languages. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { depthOf, following, isEnd, readToken, type Token } from "../tokens.ts";

/** Values separated by commas in round brackets, also behind the name of a function that makes a list: `array("a", "b")`. */
const ROUND =
  /^((?:new[ \t]+)?[A-Za-z_$][\w$.]*)?\(\s*((?:"[^"\\\r\n]*"|-?\d[\d.]*)(?:\s*,\s*(?:"[^"\\\r\n]*"|-?\d[\d.]*))+)\s*(?:,\s*)?\)/;
/** A single value in round brackets. */
const ALONE = /^\([ \t]*("[^"\\\r\n]*"|-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)[ \t]*\)/;
const LONGEST_LIST = 5000;

export function roundBracket({ text, expected }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!expected.endsWith("value") || !/^(?:\(|<$|new$|[A-Za-z_$][\w$.]*\()/.test(source)) return undefined;
  const [around, inner] = ALONE.exec(text.slice(offset, offset + LONGEST_LIST)) ?? [];
  if (around !== undefined) {
    const message = "There are ( ) around this value.";
    const fix = "take the ( and the ) away.";
    return faultAt({ offset, length: around.length }, { code: "wrong-bracket", message, fix, replacement: inner });
  }
  const [whole, called = "", entries] = ROUND.exec(text.slice(offset, offset + LONGEST_LIST)) ?? [];
  if (whole === undefined && !/^[(<]/.test(source)) return undefined;
  const right = whole === undefined ? bracketMeant(text, offset + 1) : undefined;
  if (right) return bracketFor(text, { offset, source }, right);
  const fix =
    whole === undefined
      ? "write a list in [ ], and a group in { }."
      : `write [ for ${called ? `${called}(` : "the ("} and ] for the ).`;
  const message = `There is ${called ? `${called}(` : source[0]} where a value belongs.`;
  const meant = whole !== undefined && { meant: { offset, length: whole.length, text: `[${entries!}]` } };
  return faultAt({ offset, length: called.length + 1 }, { code: "wrong-bracket", message, fix, ...meant });
}

/** The bracket that is meant: `{` before a field, `[` before an object on a line below. One on the same line may only be in parentheses. */
function bracketMeant(text: string, at: number): "{" | "[" | undefined {
  const first = readToken(text, at);
  const isNamed = /^"[\w$-]+"$/.test(first.source) && following(text, first).kind === ":";
  if (isNamed) return "{";
  return first.kind === "{" && text.slice(at, first.offset).includes("\n") ? "[" : undefined;
}

function bracketFor(text: string, { offset, source }: Pick<Token, "offset" | "source">, right: "{" | "["): SyntaxFault {
  const end = right === "{" ? "}" : "]";
  const said = { code: "wrong-bracket", message: `There is ${source[0]} where ${right} belongs.` } as const;
  const fix = `write ${right} in its place`;
  const close = closingSign(text, offset + 1);
  if (close?.kind !== "word") return faultAt({ offset, length: 1 }, { ...said, fix: `${fix}.`, readAs: right });
  const meant = { offset, length: close.offset + 1 - offset, text: right + text.slice(offset + 1, close.offset) + end };
  const also = `, and ${end} for the ${close.source[0]} of line ${lineAt(close.offset)}.`;
  return faultAt({ offset, length: 1 }, { ...said, fix: fix + also, meant });
}

/** The token that closes what begins at an offset: a bracket, or a sign in its place. */
export function closingSign(text: string, from: number): Token | undefined {
  let depth = 0;
  for (let token = readToken(text, from); token.kind !== "end" && token.offset < from + LONGEST_LIST;) {
    if (depth === 0 && (isEnd(token) || /^[)>]/.test(token.source))) return token;
    depth += depthOf(token);
    token = following(text, token);
  }
  return undefined;
}
