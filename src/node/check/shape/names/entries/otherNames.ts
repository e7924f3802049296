/** An entry whose names are all unknown. */
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import { allPlaces } from "../../../wording/elsewhere.ts";
import type { Cause } from "../../../toldOnce.ts";
import type { Lookup } from "../../../lookup.ts";
import type { CodedFinding } from "../../../finding.ts";
import { choice } from "../../../wording/words.ts";
import { isBlock } from "../../noun.ts";

/** All names of an entry are unknown, and none can be assigned to a field: one mistake for all entries of a list. */
export function otherNames(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { path, group, sure, likely, lacking } = sorted;
  const names = unclear(sorted);
  const isAll = names.length > 1 && names.length === Object.keys(group).length && lacking.size > 1;
  if (!isAll || isBlock(path) || path.length === 0 || sure.size + likely.size > 0) return [];
  settle(sorted, names);
  const write = `write ${choice([...lacking], "and")} in the place of these names`;
  lacking.clear();
  const list = pointerOf(path.map((key) => (typeof key === "number" ? "*" : key)));
  const cause: Cause = {
    name: `${sorted.document.file} ${list} ${names.join()}`,
    fewest: 2,
    all: "places have them.",
    fix: (places) => `${write} in ${allPlaces(places)}.`,
    areTogether: true,
  };
  return [{ ...unknownName(lookup, sorted, names), fix: `${write}.`, cause }];
}
