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
  findCopies(data!, [], found);
  return found;
}

/** Whether a path is that of a copy, or leads into one. */
export function isInCopy(document: Document, path: Path): boolean {
  const pointer = `${pointerOf(path)}/`;
  return copiesIn(document).some((copy) => pointer.startsWith(`${pointerOf(copy.path)}/`));
}

/** Goes through every page of a site: the path is changed in place, because nearly none is ever needed. */
function findCopies(value: Json, path: (string | number)[], found: Copy[]): void {
  if (found.length === MOST) return;
  const inside = (inner: Json, key: string | number) => {
    path.push(key);
    findCopies(inner, path, found);
    path.pop();
  };
  if (isGroup(value)) {
    for (const name in value) if (isNested(value[name])) inside(value[name]!, name);
  } else if (Array.isArray(value)) {
    const firstOf =
      path.length === 1 && path[0] === "blocks" ? before : value.length > SHORT ? firstOnes(value) : firstOne;
    for (let i = 0; i < value.length && found.length < MOST; i++) {
      if (!isNested(value[i])) continue;
      const first = firstOf(value, i);
      if (first === undefined) inside(value[i]!, i);
      else found.push({ path: [...path, i], first: [...path, first] });
    }
  }
}

function isNested(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null;
}

/** The place of the block before one where both are the same. A shared block may stand anywhere. */
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
