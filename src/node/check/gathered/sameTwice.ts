/** Entries of lists that are exactly the same as an earlier one, as a merge or a paste leaves them. */
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
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

const byDocument = new WeakMap<Document, readonly Copy[]>();

/** The copies of groups in a document. Blocks of a page are copies only of the block right before them. */
export function copiesIn(document: Document): readonly Copy[] {
  const known = byDocument.get(document) ?? someCopies(document);
  byDocument.set(document, known);
  return known;
}

function someCopies({ data }: Document): Copy[] {
  const found: Copy[] = [];
  for (const copy of findCopies(data!, [])) {
    found.push(copy);
    if (found.length === MOST) break;
  }
  return found;
}

/** Whether a path is that of a copy, or leads into one. */
export function isInCopy(document: Document, path: Path): boolean {
  const pointer = `${pointerOf(path)}/`;
  return copiesIn(document).some((copy) => pointer.startsWith(`${pointerOf(copy.path)}/`));
}

function* findCopies(value: Json, path: Path): Generator<Copy> {
  if (Array.isArray(value)) {
    const firsts = path.length === 1 && path[0] === "blocks" ? before(value) : firstOnes(value);
    for (let i = 0; i < value.length; i++) {
      const first = firsts[i];
      if (first !== undefined) yield { path: [...path, i], first: [...path, first] };
      else if (isNested(value[i])) yield* findCopies(value[i]!, [...path, i]);
    }
  } else if (isGroup(value)) {
    for (const name in value) if (isNested(value[name])) yield* findCopies(value[name]!, [...path, name]);
  }
}

function isNested(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null;
}

/** By the place of each block, that of the one before it where both are the same. A shared block may stand anywhere. */
function before(blocks: readonly Json[]): (number | undefined)[] {
  const isTwice = (block: Json, i: number) =>
    i > 0 && isGroup(block) && block["type"] !== "shared" && isSameGroup(blocks[i - 1]!, block);
  return blocks.map((block, i) => (isTwice(block, i) ? i - 1 : undefined));
}

/** By the place of each entry, that of the first one that is the same; undefined for the first ones. */
function firstOnes(list: readonly Json[]): (number | undefined)[] {
  if (list.length < 2 || !isGroup(list[0])) return [];
  if (list.length <= SHORT)
    return list.map((entry, i) => {
      const first = list.findIndex((other, j) => j >= i || isSameGroup(other, entry));
      return first < i ? first : undefined;
    });
  const places = new Map<string, number>();
  return list.map((entry, i) => {
    const text = JSON.stringify(entry);
    if (!places.has(text)) places.set(text, i);
    const first = places.get(text)!;
    return first < i && isGroup(entry) ? first : undefined;
  });
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
