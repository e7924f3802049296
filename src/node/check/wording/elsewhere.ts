/** One finding for many places with the same missing target. */
import type { Place } from "../place.ts";
import { byName } from "../byName.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import type { Finding } from "../finding.ts";
import { inLines } from "./inLines.ts";
import { counted } from "./words.ts";

/** From this number of places on, it is no slip: the target itself is missing. */
export const MANY = 4;
/** The most files that are all listed. */
export const LISTED = 20;
/** How many are listed of more. */
const FIRST = 6;

/** Whether so many places name a thing that the thing itself must be missing. */
export function isGone(places: readonly Place[]): boolean {
  return places.length >= MANY;
}

/** The part of a finding that tells its further places. */
export type Elsewhere = Required<Pick<Finding, "detail" | "elsewhere">>;

/** "7 links lead there. The others are in pages/a.json, lines 3 and 9; pages/b.json, line 4." */
export function whereElse([, ...others]: readonly Place[], all: string): Elsewhere {
  const are = others.length > 1 ? "The others are" : "The other is";
  return elsewhere(`${others.length + 1} ${all} ${are} in`, others);
}

/** "The other is pages/a.json, line 3." or "The others are pages/a.json, line 3; pages/b.json, line 4." */
export function theOthers(others: readonly Place[]): Elsewhere {
  return elsewhere(others.length > 1 ? "The others are" : "The other is", others);
}

/** "They are in pages/a.json, lines 3 and 9; pages/b.json, line 4." @param beginning The sentence up to the places. */
export function elsewhere(beginning: string, places: readonly Place[]): Elsewhere {
  return { detail: `${beginning} ${placesIn(places)}.`, elsewhere: places };
}

/** "pages/a.json, lines 3 and 9; pages/b.json, line 4". Of many files, only the first. */
export function placesIn(places: readonly Place[]): string {
  const lines = byName(places, ({ document }) => document.file);
  const isMany = lines.size > LISTED;
  const files = [...lines].slice(0, isMany ? FIRST : LISTED).map(([file, inFile]) => {
    const each = inFile.map(({ document, path }) => positionOf(document, rangeOf(document, path, "value").offset).line);
    const numbers = [...new Set(each)].toSorted((a, b) => a - b);
    return `${file}, ${inLines(numbers)}`;
  });
  const more = isMany ? `; and ${counted(lines.size - FIRST, "more file")}, which "--format json" names` : "";
  return `${files.join("; ")}${more}`;
}

/** The finding for a missing target, at the first place that names it. */
export function sayGone(
  message: string,
  places: readonly Place[],
  { all, fix }: { all: string; fix: string },
): Finding {
  const [{ document, path, link }] = places as [Place];
  const others = places.length > 1 ? whereElse(places, all) : {};
  return { document, path, link, point: "value", message, fix, ...others };
}

/** "both places", "all 3 places". */
export function allPlaces(places: readonly unknown[]): string {
  return places.length === 2 ? "both places" : `all ${places.length} places`;
}
