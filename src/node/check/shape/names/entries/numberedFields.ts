/** `"hOne": "A", "pOne": "B", "hTwo": "C", "pTwo": "D"`: the entries of a list as fields with numbers in their names. */
import { settleOtherwise, type Sorted } from "../sorted/sorted.ts";
import { follow, type Json } from "../../../../../model/fields.ts";
import { byName } from "../../../byName.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";
import { example, LONGEST_AGAIN } from "../../../wording/words.ts";
import { numberedName } from "../meaning/numbered.ts";
import { wordFor } from "../../../wording/synonyms.ts";
import { unknownName } from "../sorted/unknownName.ts";

/** A part of an entry, by the number in its name. */
interface NumberedName {
  name: string;
  stem: string;
  number: number;
}

/** Names that get a finding are removed from `sorted`. */
export function numberedFields(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, unknown, allowed, sure, likely, lacking, missing } = sorted;
  const parts = unknown.flatMap((name) => partOf(name));
  const numbers = [...byName(parts, ({ number }) => String(number)).values()];
  if (numbers.length < 2) return [];
  for (const list of allowed) {
    const located = lookup.schemaAt(document, [...path, list]);
    const { items } = located ? follow(lookup.schemas, located).schema : {};
    const isThere = Object.hasOwn(group, list);
    if (!located || !items || (isThere && !Array.isArray(group[list]))) continue;
    const at = follow(lookup.schemas, { schema: items, file: located.file });
    const entries = numbers.map((each) => entryOf(at.schema, each, group));
    if (!entries.every((entry) => entry && looksLike(lookup.schemas, at, entry))) continue;
    const names = parts.map(({ name }) => name);
    for (const name of names) {
      const other = sure.get(name) ?? likely.get(name);
      if (other !== undefined && missing.includes(other)) lacking.add(other);
    }
    settleOtherwise(sorted, names, list);
    return [{ ...unknownName(lookup, sorted, names), fix: fixOf(list, entries as Group[], isThere) }];
  }
  return [];
}

function fixOf(list: string, entries: readonly Json[], isThere: boolean): string {
  const all = entries.map((entry) => example(entry)).join(", ");
  const shown = all.length > LONGEST_AGAIN ? `${example(entries[0]!)}, …` : all;
  return isThere
    ? `take them out, and write at the end of "${list}", before its ], with a comma before it: ${shown}.`
    : `write in their place: "${list}": [${shown}].`;
}

function partOf(name: string): NumberedName[] {
  const numbered = numberedName(name);
  return numbered && /^[a-z]+$/.test(numbered.stem) ? [{ name, ...numbered }] : [];
}

/** The entry that the parts with one number are; undefined where one of them has no field of its own. */
function entryOf(
  { properties = {} }: { properties?: object },
  parts: readonly NumberedName[],
  group: Group,
): Group | undefined {
  const fields = Object.keys(properties);
  const meant = parts.map(({ name, stem }) => [
    wordFor(stem, fields) ?? wordFor(LETTERS[stem] ?? "", fields),
    group[name]!,
  ]);
  const own = meant.map(([field]) => field);
  return own.includes(undefined) || new Set(own).size < own.length ? undefined : Object.fromEntries(meant);
}

/** The words for HTML tags in names. */
const LETTERS: Readonly<Record<string, string>> = { h: "heading", p: "text" };
