/** Fixes for pages that override closed fields of a shared block. */
import type { Json } from "../../../model/fields.ts";
import type { Cause } from "../toldOnce.ts";
import { allPlaces } from "../wording/elsewhere.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { endAway } from "../document/endAway.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { OUT, outOf } from "../wording/commas.ts";
import { example, LONGEST_EXAMPLE, quote } from "../wording/words.ts";
import { blockIn, schemaIn, type With } from "./leftOpen.ts";

/** Fields that are not the content of a block, so that they cannot be open. */
const OF_PLACE: ReadonlySet<string> = new Set(["id", "type"]);

/** Opening a field does not change the pages that do not override it. */
const OTHERS_STAY = " (other pages stay as they are)";

/** @param fields The fields that the block can have. */
export function openField(
  context: Context,
  words: With,
  { name, fields }: { name: string; fields: object },
): Pick<Finding, "fix" | "cause"> {
  const { from, open, given } = words;
  const so = Array.isArray(given[name]) ? `, so that these "${name}" stand in the place of the shared ones` : "";
  const all = [...open, ...Object.keys(given)].filter((each) => !OF_PLACE.has(each) && Object.hasOwn(fields, each));
  const { isAll, how } = blockItself(context, words);
  const change = `${opening(from, all)}${so}${OTHERS_STAY}, or take ${quote(name)} ${outOf('"with"')}: ${lostOf(given, name, from)}.`;
  const fix = inOrder(isAll, change, how);
  const add = `add "${name}" to the list "open" in ${from.file}${OTHERS_STAY}, or take it out`;
  return { fix, cause: wordedBy(`${from.file} ${name}`, () => add) };
}

/** What becomes of a page's words that are taken out of "with". */
function lostOf(given: Group, name: string, from: Document): string {
  const isMany = Array.isArray(given[name]);
  if (!Object.hasOwn(blockIn(from)!, name)) return isMany ? `these ${quote(name)} are lost then` : "it is lost then";
  return isMany
    ? `the shared ${quote(name)} are shown here then, and these are lost`
    : `the shared ${quote(name)} is shown here then, and this one is lost`;
}

/** If nothing of the shared block would be left, the page need not use it. */
function inOrder(isAll: boolean, change: string, how: string | undefined): string {
  if (how === undefined) return change;
  return isAll ? `all that this block shows is written here, so ${how} Or ${change}` : `${change} Or ${how}`;
}

/** A shared block without open fields: the fields of pages that were open before are no mistakes of these pages. */
export function nothingOpen(context: Context, words: With): Finding {
  const { document, from, path, given } = words;
  const open = (names: Iterable<string>) => `${opening(from, names)}${OTHERS_STAY}`;
  const message = `the shared block ${quote(from.name)} has nothing that a page may change.`;
  const { isAll, how } = blockItself(context, words);
  const fix = inOrder(
    isAll,
    `${open(Object.keys(given))}, or take "with" ${OUT}: the shared words are shown here then, and these are lost.`,
    isAll ? how : undefined,
  );
  const cause = wordedBy(from.file, (places) => {
    const names = places.flatMap((place) => Object.keys(valueAt(place.document, place.path) as Group));
    return `${open(names)}, or take "with" out`;
  });
  return { document, path, point: "name", place: path.slice(0, -1), message, fix, cause };
}

/** The change to "open" in the file of a shared block. */
function opening({ file, data }: Document, names: Iterable<string>): string {
  const list = example([...new Set(names)]);
  return Object.hasOwn(data!, "open") ? `change "open" in ${file} to ${list}` : `add "open": ${list} to ${file}`;
}

/** The block in place of the shared one, with the page's words, so that nothing that is shown there gets lost. */
function blockItself({ lookup, validate }: Context, { from, ...words }: With): { isAll: boolean; how?: string } {
  const { document, path, given } = words;
  const place = valueAt(document, path.slice(0, -1));
  const named: Group = isGroup(place) && typeof place["id"] === "string" ? { id: place["id"] } : {};
  const shared = blockIn(from)!;
  const block: Group = { ...shared, ...named, ...given, type: shared["type"]! };
  const own: Group = { type: block["type"]!, ...named, ...given };
  const isAll = Object.keys(own).length === Object.keys(block).length;
  if (validate(schemaIn(from, lookup.schemas)!.file, block).length > 0) return { isAll };
  const shown = example(block);
  if (shown.length <= LONGEST_EXAMPLE)
    return { isAll, how: `write the block itself in the place of this one: ${shown}.` };
  // Looking up fields in another file is more work than opening this one.
  if (!isAll) return { isAll };
  const how = `make this a block of its own: write "type": ${example(own["type"]!)} in the place of "type": "shared", take "use" out, with the comma ${isLast(place, "use") ? "before" : "behind"} it, and take "with": { and ${endAway(document, path)}.`;
  return { isAll, how };
}

function isLast(group: Json | undefined, name: string): boolean {
  return isGroup(group) && Object.keys(group).at(-1) === name;
}

/** The cause if several pages override the same, which was open before. */
function wordedBy(name: string, mend: (places: readonly Place[]) => string): Cause {
  const fix = (places: readonly Place[]) => `${mend(places)} in ${allPlaces(places)}.`;
  return { name, fewest: 2, all: "places word it differently.", fix };
}
