/** An entry behind the end of what its array is in: an object without a name that has the field names of that array's entries. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { entriesFrom, type TokenEntry, entryAt } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { following, type Token } from "../tokens.ts";

/** An array of objects, and its name. */
interface List {
  name: Token;
  entries: readonly TokenEntry[];
}

/** Names in the entries of many arrays: an object with no others may also be the link of a button. */
const OF_LINK: ReadonlySet<string> = new Set(["label", "href"]);

/** Its place among the entries is unknown. */
const COMES_LAST = " It is the last entry then: move it up if it belongs elsewhere.";

/** Undefined if no array above, in the same object, has such entries. */
export function entryAstray({ text, open, before, reach }: Scan, token: Token): SyntaxFault | undefined {
  const own = reach && token.kind === "{" ? entryAt(text, token) : undefined;
  if (!own || own.names.every((name) => OF_LINK.has(name))) return undefined;
  const list = listsBetween(text, open.at(-1)!.token, token).findLast(({ entries }) => isOne(own, entries));
  if (!list) return undefined;
  const last = list.entries.at(-1)!;
  const name = short(list.name.source);
  const message = `This { is one more entry of the list ${name}, which ends at the ] of line ${lineAt(last.next.offset)}.`;
  // The comma that is left over: the one behind the entry, if there is one on both sides.
  const comma = before?.kind !== "," ? undefined : own.next.kind === "," ? own.next : before;
  const side = comma === before ? "before" : "behind";
  const without = comma ? ` Take the comma ${side} it out, at the end of line ${lineAt(comma.offset)}.` : "";
  const fix = `move all of it, up to the } of line ${lineAt(own.end.offset)}, into that list: behind the } of line ${lineAt(last.end.offset)}, with a comma between the two.${without}${COMES_LAST}`;
  const fault = faultAt(token, { code: "wrong-bracket", message, fix });
  const start = last.end.offset + 1;
  const between = text.slice(start, token.offset);
  const end = own.end.offset + 1;
  // Moving the entry would shift the fields between, so it is only left out.
  if (!/^[\s\]},]*$/.test(between)) {
    const from = comma && side === "before" ? comma.offset : token.offset;
    const to = comma && side === "behind" ? comma.offset + 1 : end;
    return { ...fault, meant: { offset: from, length: to - from, text: "" } };
  }
  const ends = between.replace(/[\s,]/g, "");
  // The entry keeps its offset: the brackets between are moved behind it.
  const instead = `,${between.slice(1).replace(/[\]},]/g, " ")}`;
  return {
    ...fault,
    meant: { offset: start, length: end - start, text: instead + text.slice(token.offset, end) + ends },
  };
}

/** Whether an object has the names of the entries, except for one that may be misspelt. */
export function isOne({ names }: TokenEntry, entries: readonly TokenEntry[]): boolean {
  const isShared = (other: TokenEntry) =>
    names.filter((name) => other.names.includes(name)).length >= Math.max(2, names.length - 1);
  return entries.some(isShared);
}

/** The arrays with a name that begin and end between two tokens. */
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
