/** A list under the name that another block has for one of its lists: `"slides": ["Readers", "Rivals"]` in a stage. */
import { blockSchema, blockTypes, follow, type Located, type Schemas } from "../../../../../model/fields.ts";
import { oncePer } from "../../../../../model/once.ts";
import type { Lookup } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { wordFor, wordsFor } from "../../../wording/synonyms.ts";
import { couldStand, hasGroups } from "../../couldStand.ts";
import { areEntriesIn } from "../../entriesFit.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** The only field for which such a list has the entries; of several, the one that is simply called a list. */
export function listMeant(
  lookup: Lookup,
  sorted: Sorted,
  { name, free }: { name: string; free: readonly string[] },
): string | undefined {
  const { group, allowed } = sorted;
  const value = group[name]!;
  if (!Array.isArray(value) || !isNameOfLists(lookup.schemas, name)) return undefined;
  // Another word for a field that is there already means that one.
  const there = allowed.filter((field) => Object.hasOwn(group, field));
  if (wordsFor(name, there).length > 0) return undefined;
  const lists = free.filter((field) => areEntriesIn(lookup, sorted, { field, value }));
  return onlyOf(lists) ?? wordFor("list", lists);
}

/** The missing list that alone takes the entries under a name, whatever they are called. */
export function listWith(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const value = sorted.group[name]!;
  if (!Array.isArray(value) || !hasGroups(value)) return undefined;
  const list = onlyOf(sorted.free.filter((field) => couldStand(lookup, sorted, { field, value })));
  return list !== undefined && sorted.lacking.has(list) ? list : undefined;
}

/** Whether a block has a list of this name, or of one with the same meaning. */
export function isNameOfLists(schemas: Schemas, name: string): boolean {
  return wordsFor(name, listNames(schemas)).length > 0;
}

const listNames = oncePer((schemas: Schemas) => [
  ...new Set(blockTypes(schemas).flatMap((type) => namesIn(schemas, blockSchema(schemas, type)!))),
]);

function namesIn(schemas: Schemas, at: Located): string[] {
  const { schema, file } = follow(schemas, at);
  const inner = schema.items ? namesIn(schemas, { schema: schema.items, file }) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const { items, kind } = follow(schemas, { schema: own, file }).schema;
    return [...(items && kind === undefined ? [name] : []), ...namesIn(schemas, { schema: own, file })];
  });
  return [...inner, ...fields];
}
