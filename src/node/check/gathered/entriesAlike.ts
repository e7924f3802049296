/** Entries of one list of which only a part is the same, as it stays in a copy that was not changed as a whole. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup } from "../lookup.ts";
import type { Document, Group } from "../site.ts";

/** An entry, and the first one that has the same value. */
export interface Alike {
  path: Path;
  first: Path;
  /** The field that both have. */
  name: string;
}

/** What the title of an entry may be called. */
const TITLES = ["title", "question", "label", "heading"];

/** Entries with the same words in a field that may be their title. */
export function sameTitles(document: Document): Alike[] {
  return alikeIn(document, (entry, add) => {
    for (const name of TITLES) {
      const words = entry[name];
      if (typeof words === "string") add(name, words);
    }
  });
}

/** Entries with the same description of a picture. */
export function sameAlts(document: Document): Alike[] {
  return alikeIn(document, (entry, add) => {
    for (const name in entry) {
      const picture = entry[name];
      if (isGroup(picture) && typeof picture["alt"] === "string") add(name, picture["alt"]);
    }
  });
}

type Parts = (entry: Group, add: (name: string, words: string) => void) => void;

function alikeIn({ data }: Document, partsOf: Parts): Alike[] {
  const found: Alike[] = [];
  findAlike(data!, [], { partsOf, found });
  return found;
}

/** Goes through every page of a site: the path is changed in place, because nearly none is ever needed. */
function findAlike(value: Json, path: (string | number)[], to: { partsOf: Parts; found: Alike[] }): void {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  if (isList && value.length > 1 && path.at(-1) !== "blocks") {
    const firsts = new Map<string, number>();
    for (const [i, entry] of value.entries()) {
      if (!isGroup(entry)) continue;
      to.partsOf(entry, (name, words) => {
        const key = `${name} ${words.trim().toLowerCase()}`;
        const first = firsts.get(key);
        if (first === undefined) firsts.set(key, i);
        else to.found.push({ path: [...path, i], first: [...path, first], name });
      });
    }
  }
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== "object") continue;
    path.push(isList ? Number(name) : name);
    findAlike(inner, path, to);
    path.pop();
  }
}
