import type { ErrorObject } from "ajv/dist/2020.js";
import { blockSchema, blockTypes, type Schemas } from "../../../model/fields.ts";
import { looksLike } from "./looksLike.ts";
import type { Group } from "../site.ts";
import { nearest } from "../suggest.ts";

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

/**
 * The types that a block must have been meant to be of: several of its fields are wrong for its own, and none for these.
 * @param errors Of the block against the schema of its own type.
 */
export function typesMeantInstead(schemas: Schemas, block: Group, errors: readonly ErrorObject[]): string[] {
  const wrong = errors.filter(({ instancePath }) => instancePath === "");
  const isStrange = wrong.some(({ keyword }) => keyword === "additionalProperties");
  return isStrange && wrong.length > 1 ? typesWith(schemas, block) : [];
}

/** The types of block that have all these fields, and need no others; of several only those that the values fit, too. */
export function typesWith(schemas: Schemas, block: Group): string[] {
  const names = Object.keys(block).filter((name) => name !== "type");
  if (names.length === 0) return [];
  const types = blockTypes(schemas).filter((type) => {
    const { properties = {}, required = [] } = blockSchema(schemas, type)!.schema;
    const isLacking = required.some((name) => name !== "type" && !names.includes(name));
    return !isLacking && names.every((name) => Object.hasOwn(properties, name));
  });
  const fitting = types.filter((type) => looksLike(schemas, blockSchema(schemas, type)!, { ...block, type }));
  return fitting.length > 0 ? fitting : types;
}
