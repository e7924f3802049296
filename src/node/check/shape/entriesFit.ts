/** How well the entries of a list fit a field: a list under a wrong name is known by them. */
import { follow, type Json, type Located, type Schemas } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import type { Lookup } from "../lookup.ts";
import type { Place } from "../place.ts";
import { looksLike, takesField } from "./looksLike.ts";

/**
 * The part of the entries that fits a field for lists, from 0 to 1: of a group, each of its fields and each one that it
 * lacks count. How many entries a list needs does not count. 0 for any other field or value.
 */
export function fitOfEntries(schemas: Schemas, at: Located | undefined, value: Json): number {
  if (!at || !Array.isArray(value) || value.length === 0) return 0;
  const { schema, file } = follow(schemas, at);
  // A text may be a list of paragraphs, which has a kind.
  if (!schema.items || schema.kind !== undefined) return 0;
  const entry = follow(schemas, { schema: schema.items, file });
  const judged = value.flatMap((each) => judge(schemas, entry, each));
  return judged.filter(Boolean).length / judged.length;
}

/** Whether at least half of the entries fits a field of a group, as of those that lack one of two fields. */
export function areEntriesIn(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): boolean {
  return fitOfEntries(schemas, schemaAt(document, [...path, field]), value) >= 1 / 2;
}

/** Whether each part of an entry fits. */
function judge(schemas: Schemas, at: Located, entry: Json): boolean[] {
  if (!isGroup(entry) || !at.schema.properties) return [looksLike(schemas, at, entry)];
  const lacking = (at.schema.required ?? []).filter((name) => !Object.hasOwn(entry, name));
  const fields = Object.entries(entry).map((field) => takesField(schemas, at, field));
  return [...fields, ...lacking.map(() => false)];
}
