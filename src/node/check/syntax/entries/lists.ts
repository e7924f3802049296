/** The arrays of objects in a text that may not be JSON. */
import { entriesFrom, type TokenEntry } from "./entries.ts";
import { following, type Token } from "../tokens.ts";

/** An array of objects, its name, and the { of its first object. */
export interface List {
  name: Token;
  first: Token;
  entries: readonly TokenEntry[];
}

/** Names in the entries of many arrays: an object with no others may also be the link of a button. */
const OF_LINK: ReadonlySet<string> = new Set(["label", "href"]);

/** Whether an object has the names of the entries, except for one that may be misspelt. */
export function isOne({ names }: TokenEntry, entries: readonly TokenEntry[]): boolean {
  const isShared = (other: TokenEntry) =>
    names.filter((name) => other.names.includes(name)).length >= Math.max(2, names.length - 1);
  return entries.some(isShared);
}

/** The arrays between two tokens that have such entries as an object. */
export function listsFor(own: TokenEntry, text: string, [from, to]: readonly [Token, Token]): List[] {
  if (own.names.every((name) => OF_LINK.has(name))) return [];
  return listsBetween(text, from, to).filter(({ entries }) => isOne(own, entries));
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
      const first = following(text, token);
      const entries = entriesFrom(text, first, to.offset);
      if (entries.at(-1)?.next.kind === "]") found.push({ name, first, entries });
    }
    before = token;
  }
  return found;
}
