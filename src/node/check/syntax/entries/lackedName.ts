/** Guesses the missing name of a text: entries of one list, and groups of one name, have the same fields. */
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { onlyOf } from "../../onlyOf.ts";
import { entriesFrom, entryAt, type EntryField, type TokenEntry, typeOf } from "./entries.ts";
import type { Scan } from "../scan.ts";
import { takesList } from "../takesList.ts";
import { NAME } from "../quotes/textsInRow.ts";
import { following, readToken, type Token } from "../tokens.ts";

/** The most groups of the same name, and the most places of the same word, that are compared. */
const MOST_COMPARED = 20;

/** The only name of such a text that the groups like the open one have and this one lacks. */
export function lackedName(scan: Scan, token: Token): string | undefined {
  const { text, open, ended, previous } = scan;
  const own = entryAt(text, open.at(-1)!.token);
  if (!own) return undefined;
  const others = groupsLike(scan, own);
  const names = [...new Set(others.flatMap((other) => other.names))];
  if (names.includes(token.source.slice(1, -1))) return undefined;
  const kind = kindOf(token);
  const having = (read: (value: Token) => Token) =>
    names.filter((name) => {
      const isAlike = (field: EntryField) => field.name === name && kindOf(read(field.value)) === kind;
      return !own.names.includes(name) && others.some(({ fields }) => fields.some(isAlike));
    });
  const asText = having((value) => value);
  const lacking = asText.length > 0 ? asText : having((value) => firstIn(text, value));
  // Behind a list, and behind what may be one, the text may as well belong to that.
  const isBehindList = previous ? takesList(previous) : ended?.token.kind === "[";
  const mayBeEntry = isBehindList && (kind === "words" || kind === "address");
  const likely = mayBeEntry ? lacking.filter((name) => others.every((other) => other.names.includes(name))) : lacking;
  const isAtStart = following(text, open.at(-1)!.token).offset === token.offset;
  const atStart = likely.filter((name) => isAtStart && others.some((other) => other.names[0] === name));
  return onlyOf(likely) ?? onlyOf(atStart) ?? nameOfSame(scan, own, token);
}

/** The other entries of the list around, or the other groups of the same name. A block is like those of its type. */
function groupsLike({ text, open }: Scan, own: TokenEntry): TokenEntry[] {
  const [list, group] = open.slice(-2);
  if (!group) return [];
  if (list!.token.kind === "[") {
    const before = entriesFrom(text, following(text, list!.token), group.token.offset);
    const behind = own.next.kind === "," ? entriesFrom(text, following(text, own.next), text.length) : [];
    const type = typeOf(own);
    return [...before, ...behind].filter((other) => type === undefined || typeOf(other) === type);
  }
  if (!group.name) return [];
  const found: TokenEntry[] = [];
  const { source } = group.name;
  for (let at = text.indexOf(source); at >= 0 && found.length < MOST_COMPARED; at = text.indexOf(source, at + 1)) {
    const brace = following(text, following(text, readToken(text, at)));
    const other = brace.kind === "{" && brace.offset !== group.token.offset ? entryAt(text, brace) : undefined;
    if (other) found.push(other);
  }
  return found;
}

/** The name that the same word has wherever else it stands, as options do. */
function nameOfSame({ text }: Scan, own: TokenEntry, { source }: Token): string | undefined {
  if (!NAME.test(source)) return undefined;
  const names = new Set<string>();
  for (
    let at = text.indexOf(source), read = 0;
    at >= 0 && read < MOST_COMPARED;
    read++, at = text.indexOf(source, at + 1)
  ) {
    if (following(text, readToken(text, at)).kind === ":") return undefined;
    const [, name] = /"([\w$-]{1,40})"\s{0,9}:\s{0,9}$/.exec(text.slice(Math.max(at - 60, 0), at)) ?? [];
    if (name !== undefined) names.add(name);
  }
  const only = onlyOf([...names]);
  return only !== undefined && !own.names.includes(only) ? only : undefined;
}

/** The first text of a list, or the value itself. */
function firstIn(text: string, value: Token): Token {
  return value.kind === "[" ? following(text, value) : value;
}

/** What a text is, by its form; undefined for a bracket. */
export function kindOf({ kind, source }: Token): string | undefined {
  if (kind !== "string") return kind === "number" ? kind : undefined;
  const text = source.slice(1, -1);
  if (isPictureFile(text)) return "picture";
  if (/^(?:[/#]|[a-z]+:)/.test(text)) return "address";
  return /^[a-z][\w/-]*$/.test(text) ? "word" : "words";
}
