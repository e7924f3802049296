/** Finds out what the unknown names of a group mean, and which fields it really lacks. */
import type { Place } from "../../place.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { couldStand } from "../couldStand.ts";
import type { Lookup } from "../../lookup.ts";
import { isAddress } from "../values/linkInText.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { isFormMark } from "../block/formInstead.ts";
import { isElsewhere } from "./isElsewhere.ts";
import type { Document } from "../../document/document.ts";
import { onlyOf } from "../../onlyOf.ts";
import { meantBy, otherWordFor } from "./meantBy.ts";
import { countWords, numberedFor } from "./numbered.ts";
import { onlyPairs } from "./onlyPairs.ts";
import { rankOf } from "./synonyms.ts";
import { unreadNames } from "./unreadNames.ts";
import { wordsOfPage } from "./wordsOfPage.ts";

export interface GroupNames {
  group: { [key: string]: Json };
  unknown: readonly string[];
  missing: readonly string[];
  allowed: readonly string[];
  /** What the group is called; by default, what its schema says. */
  noun?: string;
}

/** The names of a group with what they mean, as far as the group itself shows it. */
export interface Sorted extends GroupNames {
  document: Document;
  path: Path;
  /** Allowed fields that are not in the group. */
  free: readonly string[];
  /** Unknown names with the field that is certainly meant. */
  sure: Map<string, string>;
  /** Unknown names with the field that is most likely meant, not certainly enough for an edit. */
  likely: Map<string, string>;
  /** Required fields that are missing, under any name. */
  lacking: Set<string>;
}

/** An unknown name that stands for a missing field is one mistake: the name. */
export function sortNames(lookup: Lookup, at: Place, names: GroupNames): Sorted {
  const free = names.allowed.filter((name) => !Object.hasOwn(names.group, name));
  const lacking = new Set(names.missing);
  const sure = new Map<string, string>();
  // The mark of a form is no text, whatever the field is called.
  const readable = names.unknown.filter((name) => !isFormMark(names.group[name]));
  for (const { name, meant, fields } of unreadNames(lookup, at, { ...names, free, lacking })) {
    const isSure = meant !== undefined && !isElsewhere(lookup, at, { names: { ...names, free }, name, meant });
    if (isSure && ![...sure.values()].includes(meant)) sure.set(name, meant);
    for (const field of isSure ? [meant] : fields) lacking.delete(field);
  }
  // Each name that is resolved may leave only one field for another.
  for (let before = -1; before < sure.size;) {
    before = sure.size;
    for (const name of readable.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const meant = sure.has(name) ? undefined : meantBy(lookup, at, { ...names, free, name, missing: lacking });
      if (meant === undefined || isElsewhere(lookup, at, { names: { ...names, free }, name, meant })) continue;
      sure.set(name, meant);
      lacking.delete(meant);
    }
  }
  const unknown = readable.filter((name) => !sure.has(name));
  const likely = new Map<string, string>();
  const pair = () => {
    const left = unknown.filter((name) => !likely.has(name));
    for (const { name, meant } of onlyPairs(lookup, at, { ...names, missing: lacking, unknown: left })) {
      if (isElsewhere(lookup, at, { names: { ...names, free }, name, meant })) continue;
      likely.set(name, meant);
      lacking.delete(meant);
    }
  };
  // A group in which all names are unknown is one mistake, see `otherNames`.
  const isPartly = sure.size > 0 || unknown.length < Object.keys(names.group).length;
  const address =
    isPartly && lacking.has("href") ? onlyOf(unknown.filter((name) => isAddressIn(names.group, name))) : undefined;
  if (address !== undefined && !isElsewhere(lookup, at, { names: { ...names, free }, name: address, meant: "href" })) {
    likely.set(address, "href");
    lacking.delete("href");
  }
  const words = wordsOfPage(lookup, at, { ...names, unknown, free });
  if (words !== undefined) likely.set(words, "with");
  const counts = countWords(Object.keys(names.group));
  for (const name of unknown) {
    const left = free.filter((field) => ![...sure.values(), ...likely.values()].includes(field));
    const meant = likely.has(name) ? undefined : numberedFor(name, counts, left);
    if (meant === undefined || !couldStand(lookup, at, { field: meant, value: names.group[name]! })) continue;
    likely.set(name, meant);
    lacking.delete(meant);
  }
  pair();
  const taken = new Set([...sure.values(), ...likely.values(), ...lacking]);
  const others = free.filter((name) => !taken.has(name));
  for (const name of unknown) {
    const other = likely.has(name) ? undefined : otherWordFor(lookup, at, { name, free: others, group: names.group });
    if (other === undefined || isElsewhere(lookup, at, { names: { ...names, free }, name, meant: other })) continue;
    if (![...likely.values()].includes(other)) likely.set(name, other);
  }
  pair();
  return { ...names, ...at, free, sure, likely, lacking };
}

/** Whether a field says where a link leads, whatever its name: `"target": "/contact"`. */
function isAddressIn(group: GroupNames["group"], name: string): boolean {
  const value = group[name];
  return typeof value === "string" && isAddress(value, name) && !isPictureFile(value);
}
