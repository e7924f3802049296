import { type Schema, type Schemas, blockTypes } from "../../model/fields.ts";

/** These a page says of its own use of the block. */
const OWN = ["type", "id"];
const ABOUT = "This field of the shared block, different on this page.";
const WHETHER = 'The file of the shared block says under "open" whether it may be.';

/**
 * What an editor says of the fields under "with". Which block that is stands in another file, so that of a field that
 * several blocks have only that is said on which they agree.
 */
export function openFields(schemas: Schemas): Schema {
  const found = new Map<string, { type: string; schema: Schema }[]>();
  for (const type of blockTypes(schemas)) {
    if (type === "shared") continue;
    for (const [name, schema] of Object.entries(schemas[`blocks/${type}.schema.json`]!.properties!))
      if (!OWN.includes(name)) found.set(name, [...(found.get(name) ?? []), { type, schema }]);
  }
  const properties = Array.from(found, ([name, fields]) => [name, openField(name, fields)] as const);
  return { properties: { with: { properties: Object.fromEntries(properties) } } };
}

function openField(name: string, fields: readonly { type: string; schema: Schema }[]): Schema {
  const [{ type, schema }, ...others] = fields as [(typeof fields)[number], ...typeof fields];
  // Where one block alone has the field, its own words are the better ones.
  if (others.length === 0) return { $ref: `blocks/${type}.schema.json#/properties/${name}` };
  const agreed = (get: (schema: Schema) => unknown) =>
    others.every((other) => get(other.schema) === get(schema)) ? get(schema) : undefined;
  return {
    title: agreed(({ title }) => title),
    description: `${ABOUT} ${WHETHER}`,
    // Choices are words.
    type: agreed((own) => own.type ?? (own.enum && "string")),
    // What is an example in one block is a mistake in another, unless both mean the same by the field.
    ...(schema.$ref &&
      agreed(({ $ref }) => $ref) === schema.$ref && {
        $ref: schema.$ref.replace("../", ""),
        examples: schema.examples,
      }),
  } as Schema;
}
