import { follow, isGroup, type Json, type Located, type Schema, type Schemas } from "../../model/fields.ts";
import { inLines, snippet } from "./jsonText.ts";

/**
 * The completions of an editor for the lists of a group: whole entries from the group's example, not only `{}`. Undefined if
 * the example has no list of groups.
 */
export function wholeEntries(
  schemas: Schemas,
  { schema, file }: Located,
  example: Json | undefined,
): Schema | undefined {
  if (Array.isArray(example)) {
    const [first] = example;
    if (!isGroup(first) || !schema.items) return undefined;
    const entry = follow(schemas, { schema: schema.items, file });
    const { title = "Entry", description = "" } = entry.schema;
    const defaultSnippets = [{ label: title, description, bodyText: snippet(inLines(first)) }];
    return { items: { ...wholeEntries(schemas, entry, first), defaultSnippets } };
  }
  if (!isGroup(example)) return undefined;
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = wholeEntries(schemas, follow(schemas, { schema: property, file }), example[name]);
    return inner ? [[name, inner] as const] : [];
  });
  return properties.length > 0 ? { properties: Object.fromEntries(properties) } : undefined;
}
