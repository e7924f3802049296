/** An entry of a list that stands behind the end of what the list is in: a group without a name, with the names of that list. */
import { lineAt } from "../document/lineMarks.ts";
import { short } from "../wording/words.ts";
import { entriesFrom, type Entry, entryAt } from "./entries.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Brackets } from "./namelessBracket.ts";
import { following, type Token } from "./tokens.ts";

/** A list of groups, and where it stands. */
interface List {
  name: Token;
  entries: readonly Entry[];
}

/** Names that many lists have: such a group may be the link of a button as well. */
const OF_LINK: ReadonlySet<string> = new Set(["label", "href"]);

/** Of the fixes that put at the end of a list what stands behind it: nobody knows its place among the entries. */
export const COMES_LAST = " What stood behind the list is its last entry then: move it up if it belongs elsewhere.";

/** Undefined where no list above, in the same group, has such entries. */
export function entryAstray({ text, open, before, reach }: Brackets, token: Token): SyntaxFault | undefined {
  const own = reach && token.kind === "{" ? entryAt(text, token) : undefined;
  if (!own || own.names.every((name) => OF_LINK.has(name))) return undefined;
  const list = listsBetween(text, open.at(-1)!.token, token).findLast(({ entries }) => isOne(own, entries));
  if (!list) return undefined;
  const last = list.entries.at(-1)!;
  const name = short(list.name.source);
  const message = `This { is one more entry of the list ${name}, which ends at the ] of line ${lineAt(last.next.offset)}.`;
  // Between two commas, one of them goes.
  const comma = before?.kind !== "," ? undefined : own.next.kind === "," ? own.next : before;
  const side = comma === before ? "before" : "behind";
  const without = comma ? ` Take the comma ${side} it out, at the end of line ${lineAt(comma.offset)}.` : "";
  const fix = `move all of it, up to the } of line ${lineAt(own.end.offset)}, into that list: behind the } of line ${lineAt(last.end.offset)}, with a comma between the two.${without}${COMES_LAST}`;
  const fault = faultAt(token, { code: "wrong-bracket", message, fix });
  const start = last.end.offset + 1;
  const between = text.slice(start, token.offset);
  const end = own.end.offset + 1;
  // Fields between would move as well, so the entry is left out.
  if (!/^[\s\]},]*$/.test(between)) {
    const from = comma && side === "before" ? comma.offset : token.offset;
    const to = comma && side === "behind" ? comma.offset + 1 : end;
    return { ...fault, meant: { offset: from, length: to - from, text: "" } };
  }
  const ends = between.replace(/[\s,]/g, "");
  // What stands in the group stays where it is.
  const instead = `,${between.slice(1).replace(/[\]},]/g, " ")}`;
  return {
    ...fault,
    meant: { offset: start, length: end - start, text: instead + text.slice(token.offset, end) + ends },
  };
}

/** Whether a group has the names of the entries, but for one that may be misspelt. */
function isOne({ names }: Entry, entries: readonly Entry[]): boolean {
  const isShared = (other: Entry) =>
    names.filter((name) => other.names.includes(name)).length >= Math.max(2, names.length - 1);
  return entries.some(isShared);
}

/** The lists with a name that begin and end between two places. */
function listsBetween(text: string, from: Token, to: Token): List[] {
  const found: List[] = [];
  let before = from;
  let name = from;
  for (let token = following(text, from); token.offset < to.offset; token = following(text, token)) {
    if (token.fault) return found;
    if (token.kind === ":") name = before;
    if (token.kind === "[" && before.kind === ":") {
      const entries = entriesFrom(text, following(text, token), to.offset);
      if (entries.at(-1)?.next.kind === "]") found.push({ name, entries });
    }
    before = token;
  }
  return found;
}
