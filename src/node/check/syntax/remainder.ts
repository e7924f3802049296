/** The beginning of an entry that may be left of a deleted one: it is not closed, and lacks fields that all others have. */
import { lineAt } from "../document/lineMarks.ts";
import { choice } from "../wording/words.ts";
import { entriesFrom, type Entry, namesUpTo } from "./entries.ts";
import type { SyntaxFault } from "./fault.ts";
import { following, type Token } from "./tokens.ts";

/**
 * Rewords the fault of a bracket that is missing behind `last`, if all from `open` on may be such a remainder.
 * @param list The token that opens the array around `open`.
 */
export function orRemainder(
  fault: SyntaxFault,
  text: string,
  { list, open, last }: { list: Token | undefined; open: Token; last: Token },
): SyntaxFault {
  if (list?.kind !== "[" || open.kind !== "{") return fault;
  const end = last.offset + last.length;
  const own = namesUpTo(text, open, end);
  const comma = following(text, { offset: end, length: 0 });
  const next = comma.kind === "," ? following(text, comma) : comma;
  const before = entriesFrom(text, following(text, list), open.offset);
  const others = [...before, ...entriesFrom(text, next, text.length)];
  const isStartOf = ({ names }: Entry) => own.every((name, i) => name === names[i]);
  const lacking = others[0]?.names.filter((name) => others.every(({ names }) => names.includes(name)));
  const missing = lacking?.filter((name) => !own.includes(name)) ?? [];
  if (own.length === 0 || missing.length < own.length || !others.some(isStartOf)) return fault;
  if (!"{]".includes(next.kind) || !hasOwnLines(text, open, comma.kind === "," ? comma : last)) return fault;
  const separator = next.kind === "]" ? before.at(-1)?.next : undefined;
  const without = separator ? `, and the comma at the end of line ${lineAt(separator.offset)}` : "";
  const [from, to] = [open, last].map(({ offset }) => lineAt(offset));
  const between = text.slice(open.offset, last.offset).match(/\n/g)?.length === 1 ? "and" : "to";
  const names = choice(missing, "and");
  return {
    ...fault,
    message: `Only the beginning of an entry stands here: the { of line ${from} is not closed, and all others have ${names} as well.`,
    fix: `if it is left of one that you deleted, delete lines ${from} ${between} ${to}${without}. Else ${fault.fix.slice(0, -1)}, and add ${names}.`,
    remainder: open.offset,
  };
}

/** Whether the tokens from the first to the last have several lines to themselves. */
function hasOwnLines(text: string, first: Token, last: Token): boolean {
  const start = text.slice(text.lastIndexOf("\n", first.offset) + 1, first.offset);
  const [rest] = /^[^\n]*/.exec(text.slice(last.offset + last.length))!;
  return start.trim() === "" && rest.trim() === "" && text.slice(first.offset, last.offset).includes("\n");
}
