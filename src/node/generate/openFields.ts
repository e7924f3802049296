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
  const agree = (key: "title" | "$ref") => others.every((other) => other.schema[key] === schema[key]);
  const target =
    others.length === 0
      ? `blocks/${type}.schema.json#/properties/${name}`
      : agree("$ref") && schema.$ref?.replace("../", "");
  // Where one block alone has the field, its own words are the better ones.
  if (others.length === 0) return { $ref: target as string };
  return {
    ...(agree("title") && schema.title !== undefined && { title: schema.title }),
    description: `${ABOUT} ${WHETHER}`,
    ...(target && { $ref: target }),
    ...(schema.examples && { examples: schema.examples }),
  };
}
