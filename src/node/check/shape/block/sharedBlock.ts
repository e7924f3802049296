/** What a page words differently in a shared block: "with" has fields of that block, none of which is required. */
import type { Group } from "../../site.ts";
import type { Path } from "../../../../model/fields.ts";
import { onlyOf } from "../../onlyOf.ts";
import { wrongName } from "../names/sorted/unknownName.ts";
import { movingAway } from "../../wording/commas.ts";
import { isBlock } from "../noun.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import type { Sorted } from "../names/sorted/sorted.ts";
import type { CodedFinding } from "../../finding.ts";
import { typeMeant } from "./blockType.ts";
import { nearest } from "../../wording/suggest.ts";

/** Whether a block is a shared one, also where its type is certainly a misspelling of that. */
export function isSharedBlock({ schemas }: Lookup, { path, group }: { path: Path; group: Group }): boolean {
  return isBlock(path) && typeMeant(schemas, group) === "shared";
}

/** The field that the shared block leaves open and that has this name, or nearly this one. */
export function openField(lookup: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const use = group["use"];
  const { properties = {} } = lookup.schemaAt(document, [...path, "with"])?.schema ?? {};
  const open = use === undefined ? [] : Object.keys(properties).filter((field) => lookup.isOpen(use, field));
  if (open.includes(name)) return name;
  return onlyOf(Object.hasOwn(properties, name) ? [] : nearest(name, open));
}

/** The name of the shared block, written under "with". */
export function useInWith(lookup: Lookup, { document, path, group, lacking }: Sorted): CodedFinding[] {
  const given = group["with"];
  const isThere = isGroup(given) && typeof given["use"] === "string";
  if (!isSharedBlock(lookup, { path, group }) || !lacking.has("use") || !isThere) return [];
  lacking.delete("use");
  const message = '"use" stands in "with", and what it names is not found there.';
  const fix = movingAway('move it out of "with": it belongs to the shared block.');
  return [{ ...wrongName({ document, path: [...path, "with"] }, "use"), place: path, message, fix }];
}
