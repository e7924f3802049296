/** Groups of a list that stand outside of it. */
import { short } from "../words.ts";
import { type Brackets, extraBracket } from "./brackets.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { readToken, type Token } from "./tokens.ts";

/** A `{` behind a comma and the end of a list that it is an entry of: it starts with the same name as the first one. */
export function entryBehind({ text, open, ended, before, reach }: Brackets, token: Token): SyntaxFault | undefined {
  if (!reach || !ended?.name || ended.token.kind !== "[") return undefined;
  const first = readToken(text, ended.token.offset + 1);
  const nameIn = ({ offset }: Token) => readToken(text, offset + 1).source;
  if (first.kind !== "{" || nameIn(first) !== nameIn(token)) return undefined;
  const name = short(ended.name.source);
  const end = text.lastIndexOf("]", before!.offset);
  const goesOn = reach({ open: [...open, ended], expected: "value" }, "", token.offset) === Number.POSITIVE_INFINITY;
  if (goesOn) {
    const fault = extraBracket({ kind: "]", source: "]", offset: end, length: 1 });
    return { ...fault, message: `The list of ${name} ends here, but more of its entries follow.` };
  }
  const message = `The list of ${name} ends at the ] of line {line:${end}}, but this { is one more of its entries.`;
  return faultAt(token, { code: "wrong-bracket", message, fix: "move that ] down, behind the last } of the list." });
}

/** A block that stands in another one, or in the page beside the list of blocks. */
export function blockOutside({ text, open }: Pick<Brackets, "text" | "open">, token: Token): SyntaxFault | undefined {
  const code = "missing-name";
  if (open.length === 1 && /"blocks"\s*:\s*\[/.test(text)) {
    const message = 'A block begins here, but not in the list "blocks".';
    const fix = 'move all of it, from { to }, into the list "blocks", with a comma between it and the others.';
    return faultAt(token, { code, message, fix });
  }
  if (open.length < 3) return undefined;
  const message = "A block begins here, inside of another one.";
  const fix = `move all of it, from { to } and with its comma, in front of the { of line {line:${open.at(-1)!.token.offset}}.`;
  return faultAt(token, { code, message, fix });
}
