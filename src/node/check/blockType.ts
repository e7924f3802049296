import { blockSchema, blockTypes, type Schemas } from "../../model/fields.ts";
import type { Group } from "./site.ts";
import { nearest } from "./suggest.ts";

/**
 * The type that a block has or, where it is misspelt, is sure to be meant to have: by its name, and because the block has
 * every field that this type needs, or a misspelt name for it. Undefined when nobody can tell.
 */
export function typeMeant(schemas: Schemas, block: Group): string | undefined {
  const { type } = block;
  if (typeof type !== "string") return undefined;
  if (blockSchema(schemas, type)) return type;
  const [near, ...others] = nearest(type, blockTypes(schemas));
  if (near === undefined || others.length > 0) return undefined;
  const { required = [], properties = {} } = blockSchema(schemas, near)!.schema;
  const strange = Object.keys(block).filter((name) => !Object.hasOwn(properties, name));
  const has = (name: string) => Object.hasOwn(block, name) || nearest(name, strange).length > 0;
  return required.every(has) ? near : undefined;
}
