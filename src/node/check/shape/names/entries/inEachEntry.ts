/** A field of the group around a list that each entry has, with the same value. */
import { EACH_BESIDE } from "../../../wording/commas.ts";
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import type { CodedFinding } from "../../../finding.ts";
import { allPlaces } from "../../../wording/elsewhere.ts";
import type { Cause } from "../../../toldOnce.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { example } from "../../../wording/words.ts";
import { takesField } from "../../looksLike.ts";
import { isBlock } from "../../noun.ts";

/** It is written once, as it says something of all entries. Names that get a finding are removed from `sorted`. */
export function inEachEntry(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group } = sorted;
  const around = path.slice(0, -2);
  const entries = valueAt(document, path.slice(0, -1));
  const owner = valueAt(document, around);
  if (!Array.isArray(entries) || entries.length < 2 || isBlock(path) || !isGroup(owner)) return [];
  const located = lookup.schemaAt(document, around);
  const names = unclear(sorted).filter((name) => {
    if (Object.hasOwn(owner, name) || !takesField(lookup.schemas, located, [name, group[name]!])) return false;
    const shown = example(group[name]!);
    return entries.every((entry) => isGroup(entry) && Object.hasOwn(entry, name) && example(entry[name]!) === shown);
  });
  settle(sorted, names);
  const list = String(path.at(-2));
  const line = lineAt(rangeOf(document, path.slice(0, -1), "name").offset);
  return names.map((name) => {
    const once = `write it once before "${list}" in line ${line}: "${name}": ${example(group[name]!)},`;
    const cause: Cause = {
      name: `${document.file} ${pointerOf(path.slice(0, -1))} ${name}`,
      fewest: 2,
      all: "places have it.",
      fix: (places) => `take it out in ${allPlaces(places)}, ${EACH_BESIDE}, and ${once}`,
    };
    return { ...unknownName(lookup, sorted, [name]), cause };
  });
}
