/** The entries of an array in a text that may not be JSON: their fields and their ends. */
import { following, type Token } from "./tokens.ts";

/** The most tokens of an entry that are read. */
const MOST_READ = 2000;

/** A field, and the first token of its value. */
interface EntryField {
  name: string;
  value: Token;
}

/** The fields of an object and their names, its closing }, and the token behind that. */
export interface TokenEntry {
  fields: readonly EntryField[];
  names: readonly string[];
  end: Token;
  next: Token;
}

/** Consecutive objects that begin before `end`, with or without commas between them. */
export function entriesFrom(text: string, first: Token, end: number): TokenEntry[] {
  const found: TokenEntry[] = [];
  for (let token = first; token.kind === "{" && token.offset < end;) {
    const entry = entryAt(text, token);
    if (!entry) break;
    found.push(entry);
    token = entry.next.kind === "," ? following(text, entry.next) : entry.next;
  }
  return found;
}

/**
 * The object that begins with a {; undefined if its end is not found.
 * @param level 1 if `first` is a name in the object and not its {.
 */
export function entryAt(text: string, first: Token, level: 0 | 1 = 0): TokenEntry | undefined {
  let depth: number = level;
  for (let token = first, read = 0; read < MOST_READ && !token.fault && token.kind !== "end"; read++) {
    depth += depthOf(token);
    const next = following(text, token);
    if (depth === 0) {
      const fields = fieldsFrom(text, { first, level }, token.offset);
      return { fields, names: fields.map(({ name }) => name), end: token, next };
    }
    token = next;
  }
  return undefined;
}

/** The names of an object's own fields up to an offset, without those of nested objects. */
export function namesUpTo(text: string, open: Token, end: number): string[] {
  return fieldsUpTo(text, open, end).map(({ name }) => name);
}

/** The names from one on, up to the end of its group. */
export function namesFrom(text: string, name: Token): string[] {
  return fieldsFrom(text, { first: name, level: 1 }, text.length).map((each) => each.name);
}

function fieldsUpTo(text: string, open: Token, end: number): EntryField[] {
  return fieldsFrom(text, { first: open, level: 0 }, end);
}

/** @param start The first piece, and how deep in the group it stands. */
function fieldsFrom(text: string, { first, level }: { first: Token; level: number }, end: number): EntryField[] {
  const fields: EntryField[] = [];
  let depth = level;
  for (let token = first, read = 0; token.offset < end && read < MOST_READ && token.kind !== "end"; read++) {
    depth += depthOf(token);
    if (depth <= 0) break;
    const next = following(text, token);
    if (depth === 1 && token.kind === "string" && next.kind === ":")
      fields.push({ name: token.source.slice(1, -1), value: following(text, next) });
    token = next;
  }
  return fields;
}

/** 1 for an opening bracket, -1 for a closing one. */
function depthOf({ kind }: Token): number {
  return "{[".includes(kind) ? 1 : "}]".includes(kind) ? -1 : 0;
}
