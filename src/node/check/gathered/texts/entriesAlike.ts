/** Entries of an array that are the same in part: copies that were not changed completely. */
import type { Json, Path } from "../../../../model/fields.ts";
import { isGroup } from "../../json.ts";

/** An entry, and the first one with the same value. */
export interface EntriesAlike {
  path: Path;
  first: Path;
  /** The field with that value. */
  name: string;
}

/** The partial duplicates in the arrays of a document. */
export interface PartlyAlike {
  /** Entries with the same text in a field that may be their title. */
  titles: EntriesAlike[];
  /** Entries with the same description of a picture. */
  alts: EntriesAlike[];
  /** Blocks with the picture and the text of the block of their type right before them, but another heading. */
  leads: EntriesAlike[];
}

/** The names of fields that may be the title of an entry. */
const TITLES = ["title", "question", "label", "heading"];
/** Longer arrays are searched with a map. */
const SHORT = 40;

/**
 * The names of fields that may be the text below a heading, and the length from which equal texts are no coincidence.
 */
const LEADS = ["lead", "text"];
const LEAST = 30;

type TextOf = (entry: Json, name: string) => string | undefined;

/** Runs for every array of a site, so it only compares strings and allocates nothing until two are equal. */
export function findAlike(list: readonly Json[], path: Path, { titles, alts }: PartlyAlike): void {
  const [head] = list;
  if (list.length < 2 || head === undefined || !isGroup(head)) return;
  for (const name of TITLES) if (typeof head[name] === "string") findSame(list, wordsOf, { path, name, to: titles });
  for (const name in head)
    if (typeof head[name] === "object" && altOf(head, name) !== undefined)
      findSame(list, altOf, { path, name, to: alts });
}

/** Finds a new block beside the old one that it should have replaced. */
export function findSameLeads(blocks: readonly Json[], path: Path, { leads }: PartlyAlike): void {
  for (let i = 1; i < blocks.length; i++) {
    const [own, before] = [blocks[i]!, blocks[i - 1]!];
    if (!isGroup(own) || !isGroup(before) || own["type"] !== before["type"]) continue;
    if (own["heading"] === before["heading"] || !isSamePicture(own["image"], before["image"])) continue;
    const name = LEADS.find((each) => (wordsOf(own, each)?.length ?? 0) >= LEAST && own[each] === before[each]);
    if (name !== undefined) leads.push({ path: [...path, i], first: [...path, i - 1], name });
  }
}

function isSamePicture(own: Json | undefined, other: Json | undefined): boolean {
  const [src, same] = [own, other].map((picture) => (picture === undefined ? undefined : wordsOf(picture, "src")));
  return src !== undefined && src === same;
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
  { path, name, to }: { path: Path; name: string; to: EntriesAlike[] },
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

/** The index of the first entry with a text, or `end`. */
function firstWith(
  text: string,
  list: readonly Json[],
  { name, textOf, end }: { name: string; textOf: TextOf; end: number },
): number {
  for (let i = 0; i < end; i++) if (textOf(list[i]!, name) === text) return i;
  return end;
}
