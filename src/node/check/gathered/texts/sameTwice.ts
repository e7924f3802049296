/** Entries of arrays that are identical to an earlier one, as a merge or a paste leaves them. */
import type { Json, Path } from "../../../../model/fields.ts";
import { oncePer } from "../../../../model/once.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { findAlike, findSameLeads, type PartlyAlike } from "./entriesAlike.ts";
import { isGroup } from "../../json.ts";
import type { Document } from "../../document/document.ts";

/** A duplicate, and the entry that it repeats. */
interface Copy {
  path: Path;
  first: Path;
}

/** In shorter arrays, comparing each pair is faster than comparing serialised entries. */
const SHORT = 40;
/** With more duplicates in one file, they are no slip. */
const MOST = 100;

/** All duplicates in the arrays of a document. */
export interface AllAlike extends PartlyAlike {
  copies: Copy[];
}

export function nothingAlike(): AllAlike {
  return { copies: [], titles: [], alts: [], leads: [] };
}

export function countAlike({ copies, titles, alts, leads }: AllAlike): number {
  return copies.length + titles.length + alts.length + leads.length;
}

/**
 * The duplicates and partial duplicates in a document. On a page of many blocks, each block is compared only with the
 * one before it.
 */
export const alikeIn = oncePer((document: Document): AllAlike => {
  const found = nothingAlike();
  findAll(document.data!, [], found);
  return found;
});

/** Whether a path is that of a duplicate, or leads into one. */
export function isInCopy(document: Document, path: Path): boolean {
  const pointer = pointerOf(path);
  return alikeIn(document).copies.some((copy) => isWithin(pointer, pointerOf(copy.path)));
}

function findAll(value: Json, path: Path, found: AllAlike): void {
  if (Array.isArray(value)) {
    const copies = findInList(value, path, found);
    for (const [i, entry] of value.entries()) if (!copies.includes(i)) findAll(entry, [...path, i], found);
  } else if (isGroup(value)) for (const name in value) findAll(value[name]!, [...path, name], found);
}

const NONE: readonly number[] = [];

/**
 * Finds the duplicates among the entries of one array, and returns their indices. Runs for every array of a site, so it
 * allocates nothing until two entries are equal.
 */
export function findInList(list: readonly Json[], path: Path, found: AllAlike): readonly number[] {
  let copies = NONE;
  const areBlocks = path.length === 1 && path[0] === "blocks";
  if (areBlocks) findSameLeads(list, path, found);
  else if (path.at(-1) !== "blocks") findAlike(list, path, found);
  const firstOf = areBlocks ? earlier : list.length > SHORT ? firstOnes(list) : firstOne;
  for (let i = 0; i < list.length && found.copies.length < MOST; i++) {
    const entry = list[i]!;
    if (typeof entry !== "object" && typeof entry !== "string") continue;
    const first = typeof entry === "string" ? firstText(list, i, path) : firstOf(list, i);
    if (first === undefined) continue;
    found.copies.push({ path: [...path, i], first: [...path, first] });
    copies = [...copies, i];
  }
  return copies;
}

/** The index of an earlier block that is identical. Repeated shared blocks are told by repeatedShared.ts. */
function earlier(blocks: readonly Json[], i: number): number | undefined {
  const block = blocks[i]!;
  if (!isGroup(block) || block["type"] === "shared") return undefined;
  if (i > 0 && isSameGroup(blocks[i - 1]!, block)) return i - 1;
  return blocks.length > SHORT ? undefined : firstOne(blocks, i);
}

/** The index of the first entry that is identical to entry `i`; undefined if that is the first one itself. */
function firstOne(list: readonly Json[], i: number): number | undefined {
  for (let j = 0; j < i; j++) if (isSameGroup(list[j]!, list[i]!)) return j;
  return undefined;
}

/** Shorter texts may be meant, such as the refrain of a song. */
const LEAST_BESIDE = 20;
const LEAST_APART = 60;
/** The names of lists in which no text is said twice, however short. */
const OF_POINTS: ReadonlySet<string | number> = new Set(["points", "phonePoints"]);

/** The index of an earlier text that is the same; in a long array, only of the one right before it. */
function firstText(list: readonly Json[], i: number, path: Path): number | undefined {
  const text = list[i] as string;
  const isPoint = OF_POINTS.has(path.at(-1)!);
  if (i === 0 || (text.length < LEAST_BESIDE && !isPoint)) return undefined;
  if (list[i - 1] === text) return i - 1;
  if (list.length > SHORT || (text.length < LEAST_APART && !isPoint)) return undefined;
  const first = list.indexOf(text);
  return first < i ? first : undefined;
}

/** The same for a long array. */
function firstOnes(list: readonly Json[]): typeof firstOne {
  const places = new Map<string, number>();
  const firsts = list.map((entry, i) => {
    const text = JSON.stringify(entry);
    if (!places.has(text)) places.set(text, i);
    const first = places.get(text)!;
    return first < i && isGroup(entry) ? first : undefined;
  });
  return (_, i) => firsts[i];
}

/** Whether two groups have the same fields in the same order. */
function isSameGroup(a: Json, b: Json): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  // Fast exit: most blocks differ in their types, and most entries in their first text.
  if (a["type"] !== b["type"]) return false;
  for (const name in a) {
    if (typeof a[name] !== "string") continue;
    if (a[name] !== b[name]) return false;
    if (name !== "type") break;
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
