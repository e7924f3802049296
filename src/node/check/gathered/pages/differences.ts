/** Where two versions of a page differ, so that no words are lost when one of them is deleted. */
import type { Json, Path } from "../../../../model/fields.ts";
import { sharedEnds } from "../../../../model/sharedEnds.ts";
import { inside, isGroup } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import type { Document } from "../../document/document.ts";
import { joined, quote } from "../../wording/words.ts";

/** The most places that are named. */
export const NAMED = 3;

interface Difference {
  path: Path;
  /** The index of the page that has a value here, if the other one has none. */
  only?: 0 | 1;
}

/** The places in words, such as `block 1 > "lead"`, and how many more there are; empty if both are the same. */
export function differencesOf(lookup: Lookup, pages: readonly [Document, Document]): string[] {
  const [a, b] = pages;
  const all = [...differing(a.data, b.data, [])];
  const named = all.slice(0, NAMED).map(({ path, only }) => {
    const place = placeIn(lookup, pages[only ?? 0], path);
    return only === undefined ? place : `${place} (only in ${pages[only].file})`;
  });
  const more = all.length - named.length;
  return more > 0 ? [...named, `${more} more ${more === 1 ? "place" : "places"}`] : named;
}

/** The fix for a copy of a page: what to take over before it is deleted. */
export function takeOver(differences: readonly string[], copy: Document, other: Document): string {
  if (differences.length === 0) return `both files say the same, so delete ${copy.file}.`;
  return `take over into ${other.file} what is to stay of ${copy.file}, then delete that copy. The two differ in ${joined(differences, "and")}.`;
}

function placeIn(lookup: Lookup, document: Document, path: Path): string {
  const [first = "", ...others] = lookup.placesOf(document, path);
  const places = [path[0] === "blocks" ? first.replace(/ \(.*$/s, "") : first, ...others];
  const key = path.at(-1);
  return typeof key === "string" ? [...places.slice(0, -1), quote(key)].join(" > ") : places.join(" > ");
}

function* differing(a: Json | undefined, b: Json | undefined, path: Path): Generator<Difference> {
  if (isGroup(a) && isGroup(b)) {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
      yield* differing(inside(a, name), inside(b, name), [...path, name]);
  } else if (Array.isArray(a) && Array.isArray(b)) yield* inLists(a, b, path);
  else if (a === undefined || b === undefined) yield { path, only: a === undefined ? 1 : 0 };
  else if (!isSame(a, b)) yield { path };
}

/** Compares from both ends, because an inserted entry shifts all that follow. */
function* inLists(a: readonly Json[], b: readonly Json[], path: Path): Generator<Difference> {
  const least = Math.min(a.length, b.length);
  const { start, end } = sharedEnds(a, b, isSame);
  if (a.length !== b.length && least > start + end) return yield { path };
  for (let i = start; i < Math.max(a.length, b.length) - end; i++) {
    if (a.length === b.length) yield* differing(a[i], b[i], [...path, i]);
    else yield { path: [...path, i], only: a.length > b.length ? 0 : 1 };
  }
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
