import { type Schema, type Schemas, blockTypes } from "../../model/fields.ts";

/** Fields of a page's own use of the block, which override nothing. */
const OWN = ["type", "id"];
const ABOUT = "This field of the shared block, different on this page.";
const WHETHER = 'The file of the shared block says under "open" whether it may be.';

/**
 * The schema of the fields under "with". Another file defines the type of that block, so a field that several types have
 * gets only the keywords on which they agree.
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
  // If only one type has the field, its description is the best.
  if (others.length === 0) return { $ref: `blocks/${type}.schema.json#/properties/${name}` };
  const agreed = (get: (schema: Schema) => unknown) =>
    others.every((other) => get(other.schema) === get(schema)) ? get(schema) : undefined;
  return {
    title: agreed(({ title }) => title),
    description: `${ABOUT} ${WHETHER}`,
    // Enums have strings.
    type: agreed((own) => own.type ?? (own.enum && "string")),
    // An example of one type may be an error in another, unless both refer to the same schema.
    ...(schema.$ref &&
      agreed(({ $ref }) => $ref) === schema.$ref && {
        $ref: schema.$ref.replace("../", ""),
        examples: schema.examples,
      }),
  } as Schema;
}
