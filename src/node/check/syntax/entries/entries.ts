/** The entries of an array in a text that may not be JSON: their fields and their ends. */
import { depthOf, following, type Token } from "../tokens.ts";

/** The most tokens of a value that are read. */
const MOST_READ = 2000;

/** A field, and the first token of its value. */
export interface EntryField {
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
  const end = lastOf(text, first, { level });
  if (!end) return undefined;
  const fields = fieldsFrom(text, { first, level }, end.offset);
  return { fields, names: fields.map(({ name }) => name), end, next: following(text, end) };
}

/**
 * The last token of the value that begins with this one; undefined if its end is not found.
 * @param options.level 1 for the end of the object or array that the token stands in.
 */
export function lastOf(
  text: string,
  first: Token,
  { level = 0, most = MOST_READ }: { level?: 0 | 1; most?: number } = {},
): Token | undefined {
  let depth: number = level;
  for (let token = first, read = 0; read < most && !token.fault && token.kind !== "end"; read++) {
    depth += depthOf(token);
    if (depth === 0) return token;
    token = following(text, token);
  }
  return undefined;
}

/** The token of the type of a block, with its quotation marks. */
export function typeOf({ fields }: TokenEntry): string | undefined {
  return fields.find(({ name }) => name === "type")?.value.source;
}

/** The names of an object's own fields up to an offset, without those of nested objects. */
export function namesUpTo(text: string, open: Token, end: number): string[] {
  return fieldsFrom(text, { first: open, level: 0 }, end).map(({ name }) => name);
}

/** The names from one on, up to the end of its group. */
export function namesFrom(text: string, name: Token): string[] {
  return fieldsFrom(text, { first: name, level: 1 }, text.length).map((each) => each.name);
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
