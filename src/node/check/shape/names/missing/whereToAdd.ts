/** Where a missing field goes. */
import { lineAt } from "../../../document/lineMarks.ts";
import { lastOffsetOf } from "../../../document/position.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { type Lookup, schemaOfGroup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";

/** Starts with a space; empty where the group has no other field. Never at the end, as people forget the comma before the last field. */
export function whereToAdd(lookup: Lookup, { document, path }: Place, name: string): string {
  const group = valueAt(document, path);
  if (!isGroup(group) || Object.keys(group).length === 0) return "";
  if (document.role !== "page" || path.length > 0) return FIRST;
  const names = Object.keys(schemaOfGroup(lookup, document, path)?.properties ?? {});
  const above = names.slice(0, names.indexOf(name)).findLast((each) => Object.hasOwn(group, each));
  if (above === undefined) return FIRST;
  const end = lastOffsetOf(document, [above]);
  const isBelow = /^,[ \t]*[\r\n]/.test(document.text.slice(end + 1, end + 100));
  return isBelow ? ` below "${above}" in line ${lineAt(end)}` : FIRST;
}

const FIRST = " before the other fields";
