/** Access to parsed JSON and to the properties of a schema. */
import { isBlank } from "../../model/blank.ts";
import type { Json, Path, Schema } from "../../model/fields.ts";
import type { Document } from "./document/document.ts";

export { isGroup } from "../../model/fields.ts";

/** The value at a path. */
export function valueAt(document: Pick<Document, "data">, path: Path): Json | undefined {
  let value: Json | undefined = document.data;
  for (const key of path) value = inside(value, key);
  return value;
}

export function inside(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, Json>)[key];
}

/** The schema of a property; undefined for names that only `Object.prototype` has, such as "toString". */
export function fieldOf(schema: Schema | undefined, name: string): Schema | undefined {
  const { properties = {} } = schema ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Whether a value is null or contains null at any depth. */
export function hasNull(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.values(value).some(hasNull));
}

/** Whether a value is empty: a blank text, an array without entries or a group without fields. */
export function saysNothing(value: Json): boolean {
  if (typeof value === "string") return isBlank(value);
  return typeof value === "object" && Object.keys(value ?? {}).length === 0;
}
