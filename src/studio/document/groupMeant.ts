/** Interprets a plain value, or a list, that was written in place of a group: `"image": "hero.jpg"`. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { inside, valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Document } from "../../node/check/document/document.ts";
import { groupWith } from "../../node/check/shape/values/groups/groupsMeant.ts";
import type { Group } from "../../node/check/site.ts";

/** The group at a path. A plain value in its place is put into the field that the check names for it. */
export function groupMeant(lookup: Lookup, document: Document, path: Path): Group {
  const value = valueAt(document, path);
  const one = Array.isArray(value) && value.length === 1 ? value[0]! : value;
  if (isGroup(one)) return one;
  const schema = lookup.schemaAt(document, path)?.schema;
  if (typeof one !== "string" || !schema) return {};
  return (written(one, groupWith({ lookup, document, path, value: one }, schema)) as Group | undefined) ?? {};
}

/** The value of a field; if something else stands in place of its group, what that means for the field. */
export function valueMeant(lookup: Lookup, document: Document, path: Path): Json | undefined {
  const own = valueAt(document, path);
  const name = path.at(-1);
  if (own !== undefined || typeof name !== "string") return own;
  const above = path.slice(0, -1);
  return isGroup(valueAt(document, above)) ? undefined : inside(groupMeant(lookup, document, above), name);
}

/** Only what the text says: the check shows beside it what else is needed. */
function written(text: string, value: Json | undefined): Json | undefined {
  if (typeof value === "string") return value !== "…" && text.includes(value) ? value : undefined;
  if (!isGroup(value)) return undefined;
  const entries = Object.entries(value).flatMap(([name, each]): [string, Json][] => {
    const own = written(text, each);
    return own === undefined ? [] : [[name, own]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
