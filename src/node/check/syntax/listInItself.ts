/** A list that was pasted with its name among the entries of the same list: `"blocks": [ { … }, "blocks": [ { … } ] ]`. */
import { lineAt } from "../document/lineMarks.ts";
import { short } from "../wording/words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Scan } from "./scan.ts";
import { following, type Token } from "./tokens.ts";

/** A list of more pieces is not looked at. */
const LONGEST = 10_000;

export function listInItself({ text, open }: Scan, name: Token, colon: Token): SyntaxFault | undefined {
  const list = open.at(-1)!;
  // Right at the start of the list, its name may only stand there twice.
  const isFirst = text.slice(list.token.offset + 1, name.offset).trim() === "";
  if (list.name?.source !== name.source || isFirst) return undefined;
  const start = following(text, colon);
  const end = start.kind === "[" ? endOf(text, start) : undefined;
  const inner = end && text.slice(start.offset + 1, end.offset);
  if (!end || !inner?.trim()) return undefined;
  const shown = short(name.source);
  const message = `The list ${shown} stands among the entries of ${shown}.`;
  const fix = `take ${shown}: [ out, and the ] in line ${lineAt(end.offset)} that closes it: its entries belong to the list around it.`;
  const meant = { offset: name.offset, length: end.offset + 1 - name.offset, text: inner };
  return faultAt(name, { code: "wrong-bracket", message, fix, meant });
}

/** The bracket that closes a list. */
function endOf(text: string, start: Token): Token | undefined {
  let depth = 1;
  let token = start;
  for (let read = 0; read < LONGEST; read++) {
    token = following(text, token);
    if (token.fault || token.kind === "end") return undefined;
    if (token.kind === "{" || token.kind === "[") depth++;
    else if (token.kind === "}" || token.kind === "]") depth--;
    if (depth === 0) return token.kind === "]" ? token : undefined;
  }
  return undefined;
}
