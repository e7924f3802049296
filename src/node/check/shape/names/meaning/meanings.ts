/** Finds out what the unknown names of a group mean, and which fields it really lacks. */
import type { Group } from "../../../site.ts";
import type { Place } from "../../../place.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import { typeMeant } from "../../block/blockType.ts";
import { couldStand } from "../../couldStand.ts";
import type { Lookup } from "../../../lookup.ts";
import { isAddress } from "../../values/meant/linkInText.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { isFormMark } from "../../block/formInstead.ts";
import { isElsewhere } from "./isElsewhere.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { listMeant } from "./listMeant.ts";
import { meantBy, otherWordFor } from "./meantBy.ts";
import { countWords, numberedFor } from "./numbered.ts";
import { onlyPairs } from "./onlyPairs.ts";
import type { GroupNames, Sorted } from "../sorted/sorted.ts";
import { nearest } from "../../../wording/suggest.ts";
import { rankOf } from "../../../wording/synonyms.ts";
import { unreadNames } from "./unreadNames.ts";

/** An unknown name that stands for a missing field is one mistake: the name. */
export function sortNames(lookup: Lookup, { document, path }: Place, names: GroupNames): Sorted {
  const free = names.allowed.filter((name) => !Object.hasOwn(names.group, name));
  const meanings = { sure: new Map<string, string>(), likely: new Map<string, string>() };
  const sorted: Sorted = { ...names, document, path, free, ...meanings, lacking: new Set(names.missing) };
  // The mark of a form and the code of a program are no text, whatever the field is called.
  const readable = names.unknown.filter((name) => !isFormMark(names.group[name]) && !isCode(names.group[name]!));
  takeUnread(lookup, sorted);
  takeBlock(lookup, sorted);
  takeSure(lookup, sorted, readable);
  const left = readable.filter((name) => !sorted.sure.has(name));
  takeAsked(lookup, sorted, left);
  takeAddress(lookup, sorted, left);
  takeNumbered(lookup, sorted, left);
  takePairs(lookup, sorted, left);
  takeSynonyms(lookup, sorted, left);
  // A synonym that is resolved may leave only one field for another name.
  takePairs(lookup, sorted, left);
  takeLists(lookup, sorted, left);
  return sorted;
}

/** Takes a name for a field, unless its siblings show that it means something else. */
function take(
  lookup: Lookup,
  sorted: Sorted,
  { name, meant, how }: { name: string; meant: string; how: "sure" | "likely" },
): void {
  if (isElsewhere(lookup, sorted, { name, meant })) return;
  sorted[how].set(name, meant);
  sorted.lacking.delete(meant);
}

function takeUnread(lookup: Lookup, sorted: Sorted): void {
  const { sure, lacking } = sorted;
  for (const { name, meant, fields } of unreadNames(lookup, sorted)) {
    const isSure = meant !== undefined && !isElsewhere(lookup, sorted, { name, meant });
    if (isSure && ![...sure.values()].includes(meant)) sure.set(name, meant);
    for (const field of isSure ? [meant] : fields) lacking.delete(field);
  }
}

/** The block in the file of a shared one, under whatever name; of several, the first. */
function takeBlock({ schemas }: Lookup, sorted: Sorted): void {
  const { document, path, group, unknown, sure, likely, lacking } = sorted;
  if (document.role !== "shared" || path.length > 0 || !lacking.has("block")) return;
  const [name, ...others] = unknown.filter((each) => {
    const value = Array.isArray(group[each]) ? onlyOf(group[each]) : group[each];
    return isGroup(value) && typeMeant(schemas, value) !== undefined;
  });
  if (name === undefined) return;
  (others.length > 0 ? likely : sure).set(name, "block");
  lacking.delete("block");
}

/** The only name whose value links ask for as an anchor, in a group that may have one and has none. */
function takeAsked(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { group, free, allowed, lacking } = sorted;
  if (!lookup.lost || !free.includes("id") || unknown.length === 0) return;
  const asked = lookup.lost.anchors();
  const isAsked = (name: string) => asked.has(String(group[name])) && nearest(name, allowed).length === 0;
  const name = onlyOf(unknown.filter(isAsked));
  if (name === undefined) return;
  const fitsIn = (field: string) => couldStand(lookup, sorted, { field, value: group[name]! });
  const isOther = [...lacking].some((field) => field !== "id" && fitsIn(field));
  if (fitsIn("id") && !isOther) take(lookup, sorted, { name, meant: "id", how: "likely" });
}

function takeSure(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { sure } = sorted;
  const names = unknown.toSorted((a, b) => rankOf(a) - rankOf(b));
  // Each name that is resolved may leave only one field for another.
  for (let before = -1; before < sure.size;) {
    before = sure.size;
    for (const name of names) {
      const meant = sure.has(name) ? undefined : meantBy(lookup, sorted, name);
      if (meant !== undefined) take(lookup, sorted, { name, meant, how: "sure" });
    }
  }
}

/** The only address in a group that lacks one. */
function takeAddress(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { group, sure, lacking } = sorted;
  // A group in which all names are unknown is one mistake, see `otherNames`.
  const isPartly = sure.size > 0 || unknown.length < Object.keys(group).length;
  const name = isPartly && lacking.has("href") ? onlyOf(unknown.filter((each) => isAddressIn(group, each))) : undefined;
  if (name !== undefined) take(lookup, sorted, { name, meant: "href", how: "likely" });
}

function takeNumbered(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { group, free, sure, likely, lacking } = sorted;
  const counts = countWords(Object.keys(group));
  for (const name of unknown) {
    const left = free.filter((field) => ![...sure.values(), ...likely.values()].includes(field));
    const meant = likely.has(name) ? undefined : numberedFor(name, counts, left);
    if (meant === undefined || !couldStand(lookup, sorted, { field: meant, value: group[name]! })) continue;
    likely.set(name, meant);
    lacking.delete(meant);
  }
}

function takePairs(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const left = unknown.filter((name) => !sorted.likely.has(name));
  for (const pair of onlyPairs(lookup, sorted, left)) take(lookup, sorted, { ...pair, how: "likely" });
}

/** Takes names for fields that the group may do without. */
function takeSynonyms(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { sure, likely, lacking } = sorted;
  const taken = new Set([...sure.values(), ...likely.values(), ...lacking]);
  const free = sorted.free.filter((name) => !taken.has(name));
  for (const name of unknown) {
    const meant = likely.has(name) ? undefined : otherWordFor(lookup, sorted, { name, free });
    if (meant === undefined || [...likely.values()].includes(meant)) continue;
    take(lookup, sorted, { name, meant, how: "likely" });
  }
}

function takeLists(lookup: Lookup, sorted: Sorted, unknown: readonly string[]): void {
  const { sure, likely } = sorted;
  for (const name of unknown) {
    if (likely.has(name) || !Array.isArray(sorted.group[name])) continue;
    const taken = new Set([...sure.values(), ...likely.values()]);
    const free = sorted.free.filter((field) => !taken.has(field));
    const meant = listMeant(lookup, sorted, { name, free });
    if (meant !== undefined) take(lookup, sorted, { name, meant, how: "likely" });
  }
}

/** Whether a field says where a link leads, whatever its name: `"target": "/contact"`. */
function isAddressIn(group: Group, name: string): boolean {
  const value = group[name];
  return typeof value === "string" && isAddress(value, name) && !isPictureFile(value);
}

/** Whether a value is HTML that does more than say something: a video of another site, a form, a script. */
function isCode(value: Json): boolean {
  return typeof value === "string" && /<(?:script|style|iframe|form|object|embed|video|canvas)\b/i.test(value);
}
