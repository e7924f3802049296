/** Entries of lists that are exactly the same as an earlier one, as a merge or a paste leaves them. */
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { type AllAlike, findAlike } from "./entriesAlike.ts";
import { isGroup } from "../lookup.ts";
import type { Document } from "../site.ts";

/** A copy, and the entry that it is one of. */
export interface Copy {
  path: Path;
  first: Path;
}

/** Longer lists are compared by their texts, which takes longer for short ones. */
const SHORT = 40;
/** More copies in one file are no slip any more. */
const MOST = 100;

/** What one walk over a document finds. */
interface Found extends AllAlike {
  copies: Copy[];
}

const byDocument = new WeakMap<Document, Found>();

/** The copies of groups in a document. Blocks of a page are copies only of the block right before them. */
export function copiesIn(document: Document): readonly Copy[] {
  return foundIn(document).copies;
}

/** Entries of the lists in a document that are the same in part; those of the list of blocks are not looked at. */
export function alikeIn(document: Document): AllAlike {
  return foundIn(document);
}

function foundIn(document: Document): Found {
  const known = byDocument.get(document);
  if (known) return known;
  const found: Found = { copies: [], titles: [], alts: [] };
  findCopies(document.data!, [], found);
  byDocument.set(document, found);
  return found;
}

/** Whether a path is that of a copy, or leads into one. */
export function isInCopy(document: Document, path: Path): boolean {
  const pointer = `${pointerOf(path)}/`;
  return copiesIn(document).some((copy) => pointer.startsWith(`${pointerOf(copy.path)}/`));
}

/** Goes through every page of a site: the path is changed in place, because nearly none is ever needed. */
function findCopies(value: Json, path: (string | number)[], found: Found): void {
  if (typeof value !== "object" || value === null || found.copies.length === MOST) return;
  if (Array.isArray(value)) findCopiesInList(value, path, found);
  else
    for (const name in value) {
      if (typeof value[name] !== "object") continue;
      path.push(name);
      findCopies(value[name]!, path, found);
      path.pop();
    }
}

function findCopiesInList(list: readonly Json[], path: (string | number)[], found: Found): void {
  if (path.at(-1) !== "blocks") findAlike(list, path, found);
  const firstOf = path.length === 1 && path[0] === "blocks" ? before : list.length > SHORT ? firstOnes(list) : firstOne;
  for (let i = 0; i < list.length && found.copies.length < MOST; i++) {
    if (typeof list[i] !== "object") continue;
    const first = firstOf(list, i);
    if (first !== undefined) found.copies.push({ path: [...path, i], first: [...path, first] });
    else {
      path.push(i);
      findCopies(list[i]!, path, found);
      path.pop();
    }
  }
}

/** The place of the block before one where both are the same. Of a shared block repeatedShared.ts tells. */
function before(blocks: readonly Json[], i: number): number | undefined {
  const block = blocks[i]!;
  const isTwice = i > 0 && isGroup(block) && block["type"] !== "shared" && isSameGroup(blocks[i - 1]!, block);
  return isTwice ? i - 1 : undefined;
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
  // Most entries differ in their first text.
  for (const name in a) {
    if (typeof a[name] !== "string") continue;
    if (a[name] !== b[name]) return false;
    if (name !== "type") break;
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
