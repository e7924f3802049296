/** Entries of one list of which only a part is the same, as it stays in a copy that was not changed as a whole. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup } from "../lookup.ts";

/** An entry, and the first one that has the same value. */
export interface Alike {
  path: Path;
  first: Path;
  /** The field that both have. */
  name: string;
}

/** Entries of the lists in a document that are the same in part. */
export interface PartlyAlike {
  /** Entries with the same words in a field that may be their title. */
  titles: Alike[];
  /** Entries with the same description of a picture. */
  alts: Alike[];
}

/** What the title of an entry may be called. */
const TITLES = ["title", "question", "label", "heading"];
/** In longer lists, each text is looked up. */
const SHORT = 40;

type TextOf = (entry: Json, name: string) => string | undefined;

/** Asked of every list of a site: texts are compared and nothing is made, until two are the same. */
export function findAlike(list: readonly Json[], path: Path, { titles, alts }: PartlyAlike): void {
  const [head] = list;
  if (list.length < 2 || head === undefined || !isGroup(head)) return;
  for (const name of TITLES) if (typeof head[name] === "string") findSame(list, wordsOf, { path, name, to: titles });
  for (const name in head)
    if (typeof head[name] === "object" && altOf(head, name) !== undefined)
      findSame(list, altOf, { path, name, to: alts });
}

function wordsOf(entry: Json, name: string): string | undefined {
  const words = isGroup(entry) ? entry[name] : undefined;
  return typeof words === "string" ? words : undefined;
}

function altOf(entry: Json, name: string): string | undefined {
  const picture = isGroup(entry) ? entry[name] : undefined;
  return picture === undefined ? undefined : wordsOf(picture, "alt");
}

function findSame(
  list: readonly Json[],
  textOf: TextOf,
  { path, name, to }: { path: Path; name: string; to: Alike[] },
): void {
  const places = list.length > SHORT ? new Map<string, number>() : undefined;
  for (let i = 0; i < list.length; i++) {
    const text = textOf(list[i]!, name);
    if (text === undefined) continue;
    const first = places?.get(text) ?? (places ? i : firstWith(text, list, { name, textOf, end: i }));
    places?.set(text, first);
    if (first < i) to.push({ path: [...path, i], first: [...path, first], name });
  }
}

/** The place of the first entry with a text: that of the last one, if there is none before. */
function firstWith(
  text: string,
  list: readonly Json[],
  { name, textOf, end }: { name: string; textOf: TextOf; end: number },
): number {
  for (let i = 0; i < end; i++) if (textOf(list[i]!, name) === text) return i;
  return end;
}
