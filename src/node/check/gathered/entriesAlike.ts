/** Entries of one list of which only a part is the same, as it stays in a copy that was not changed as a whole. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";

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
  /** Blocks with the same picture and the same words below another heading as the block of their type right before them. */
  leads: Alike[];
}

/** What the title of an entry may be called. */
const TITLES = ["title", "question", "label", "heading"];
/** In longer lists, each text is looked up. */
const SHORT = 40;

/** What the words below the heading of a block may be called, and how many characters are no chance. */
const LEADS = ["lead", "text"];
const LEAST = 30;

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

/** Of a page's blocks: one with another heading above or below the old one, which was to be taken out. */
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
