/** Entries of lists that are exactly the same as an earlier one, as a merge or a paste leaves them. */
import type { Json, Path } from "../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../model/pointer.ts";
import { findAlike, findSameLeads, type PartlyAlike } from "./entriesAlike.ts";
import { isGroup } from "../json.ts";
import type { Document } from "../document/document.ts";

/** A copy, and the entry that it is one of. */
interface Copy {
  path: Path;
  first: Path;
}

/** Longer lists are compared by their texts, which takes longer for short ones. */
const SHORT = 40;
/** More copies in one file are no slip any more. */
const MOST = 100;

/** What is alike in the lists of a document. */
export interface AllAlike extends PartlyAlike {
  copies: Copy[];
}

export function nothingAlike(): AllAlike {
  return { copies: [], titles: [], alts: [], leads: [] };
}

export function countAlike({ copies, titles, alts, leads }: AllAlike): number {
  return copies.length + titles.length + alts.length + leads.length;
}

const byDocument = new WeakMap<Document, AllAlike>();

/** The copies of groups, and entries that are the same in part. Of a long page, blocks are copies only of the block right before them. */
export function alikeIn(document: Document): AllAlike {
  const known = byDocument.get(document);
  if (known) return known;
  const found = nothingAlike();
  findAll(document.data!, [], found);
  byDocument.set(document, found);
  return found;
}

/** Whether a path is that of a copy, or leads into one. */
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

/** What is alike among the entries of one list themselves, and which of them are copies. Asked of every list of a site: nothing is made until two are the same. */
export function findInList(list: readonly Json[], path: Path, found: AllAlike): readonly number[] {
  let copies = NONE;
  const areBlocks = path.length === 1 && path[0] === "blocks";
  if (areBlocks) findSameLeads(list, path, found);
  else if (path.at(-1) !== "blocks") findAlike(list, path, found);
  const firstOf = areBlocks ? earlier : list.length > SHORT ? firstOnes(list) : firstOne;
  for (let i = 0; i < list.length && found.copies.length < MOST; i++) {
    if (typeof list[i] !== "object") continue;
    const first = firstOf(list, i);
    if (first === undefined) continue;
    found.copies.push({ path: [...path, i], first: [...path, first] });
    copies = [...copies, i];
  }
  return copies;
}

/** The place of an earlier block that is the same. Of a shared block repeatedShared.ts tells. */
function earlier(blocks: readonly Json[], i: number): number | undefined {
  const block = blocks[i]!;
  if (!isGroup(block) || block["type"] === "shared") return undefined;
  if (i > 0 && isSameGroup(blocks[i - 1]!, block)) return i - 1;
  return blocks.length > SHORT ? undefined : firstOne(blocks, i);
}

/** The place of the first entry that is the same as one; undefined for the first ones. */
function firstOne(list: readonly Json[], i: number): number | undefined {
  for (let j = 0; j < i; j++) if (isSameGroup(list[j]!, list[i]!)) return j;
  return undefined;
}

/** The same for a long list. */
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

/** Whether two groups are written in the same way, with their fields in the same order. */
function isSameGroup(a: Json, b: Json): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  // Most blocks differ in their types, and most entries in their first text.
  if (a["type"] !== b["type"]) return false;
  for (const name in a) {
    if (typeof a[name] !== "string") continue;
    if (a[name] !== b[name]) return false;
    if (name !== "type") break;
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
