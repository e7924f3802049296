/** Finds the types of blocks that a field or an entry could be in. */
import { blockSchema, blockTypes, type Located, type Schema, type Schemas } from "../../../../model/fields.ts";
import { choice, joined, quote } from "../../wording/words.ts";

/** The most types that a message offers. */
const MOST = 4;

/** @param part Whether `isSo` gets the block itself, or the entries of its lists. */
export function typesWhere(schemas: Schemas, part: "block" | "entry", isSo: (at: Located) => boolean): string[] {
  return blockTypes(schemas).filter((type) => {
    const { schema, file } = blockSchema(schemas, type)!;
    const lists = Object.values(schema.properties ?? {});
    const parts = part === "block" ? [schema] : lists.flatMap(({ items }): Schema[] => (items ? [items] : []));
    return parts.some((each) => isSo({ schema: each, file }));
  });
}

/** Types to choose from; undefined where there are none, or too many. */
export function fewTypes(types: readonly string[]): string | undefined {
  return types.length > 0 && types.length <= MOST ? choice(types) : undefined;
}

/** The same, each with the start of its description: `"intro" (a heading beside a short text)`. */
export function fewDescribed(schemas: Schemas, types: readonly string[]): string | undefined {
  if (types.length === 0 || types.length > MOST) return undefined;
  const described = types.map((type) => {
    const [first = ""] = /^[^.:]+/.exec(blockSchema(schemas, type)!.schema.description ?? "") ?? [];
    return `${quote(type)}${first && ` (${first.charAt(0).toLowerCase()}${first.slice(1)})`}`;
  });
  return joined(described);
}
