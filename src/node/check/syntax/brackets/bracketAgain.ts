/** A `{` right behind another one: one of them is too many, or the first should be a `[`. */
import { short } from "../../wording/words.ts";
import { extraBracket } from "./brackets.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { closingSign } from "./roundBracket.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { byIndents } from "../lines/byIndents.ts";
import { isFurther, type Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

export function bracketAgain({ text, open, reach }: Scan, token: Token): SyntaxFault | undefined {
  const last = open.at(-1)!;
  const isAgain =
    token.kind === "{" && last.token.kind === "{" && !text.slice(last.token.offset + 1, token.offset).trim();
  if (!reach || !isAgain) return undefined;
  const list = { ...last, token: { ...last.token, kind: "[" as const } };
  const asList = reach({ open: [...open.slice(0, -1), list], expected: "first value" }, "", token.offset);
  const asOne = reach({ open, expected: "first name" }, "", token.offset + 1);
  if (isFurther(asOne, [asList]) || isOdd(text, token)) return extraBracket(token);
  if (!last.name || !isFurther(asList, [asOne])) return undefined;
  const end = closingSign(text, token.offset);
  const close = end?.kind === "}" ? `, and ] in the place of ${bracketAt(text, last.token.offset, end.offset)}` : "";
  return faultAt(last.token, {
    code: "wrong-bracket",
    message: `There is { where [ belongs: the entries of ${short(last.name.source)} have no names.`,
    fix: `write [ in the place of {${end ? close : ", and ] where the list ends"}.`,
  });
}

/** Names the } of an object, with its line if that is not the line of its {. */
function bracketAt(text: string, start: number, end: number): string {
  return /[\r\n]/.test(text.slice(start, end)) ? `the } of line ${lineAt(end)}` : "its }";
}

/** Whether the indents of the text say that this bracket is too many. */
function isOdd(text: string, { offset }: Token): boolean {
  const [edit] = byIndents(text)[0] ?? [];
  return edit?.offset === offset && edit.text === "";
}
