/** A list that was pasted with its name among the entries of the same list: `"blocks": [ { … }, "blocks": [ { … } ] ]`. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { lastOf } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** The most tokens of a list that are read. */
const LONGEST = 10_000;

export function listInItself({ text, open }: Scan, name: Token, colon: Token): SyntaxFault | undefined {
  const list = open.at(-1)!;
  // Right at the start of the list, its name may only stand there twice.
  const isFirst = text.slice(list.token.offset + 1, name.offset).trim() === "";
  if (list.name?.source !== name.source || isFirst) return undefined;
  const start = following(text, colon);
  const end = start.kind === "[" ? lastOf(text, start, { most: LONGEST }) : undefined;
  const inner = text.slice(endOf(start), end?.offset);
  if (end?.kind !== "]" || inner.trim() === "") return undefined;
  const shown = short(name.source);
  const message = `The list ${shown} stands among the entries of ${shown}.`;
  const fix = `take ${shown}: [ out, and the ] in line ${lineAt(end.offset)} that closes it: its entries belong to the list around it.`;
  const meant = { offset: name.offset, length: end.offset + 1 - name.offset, text: inner };
  return faultAt(name, { code: "wrong-bracket", message, fix, meant });
}
