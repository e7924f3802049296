/** Parsed JSON: what stands where, and what is a group. */
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

/** The schema that a group has for a field with this name; no group has what all objects have, such as "toString". */
export function fieldOf(schema: Schema | undefined, name: string): Schema | undefined {
  const { properties = {} } = schema ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Whether a value is nothing, or has nothing somewhere in it. */
export function hasNull(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.values(value).some(hasNull));
}

/** Whether a field has nothing in it: no word, no entry and no field. */
export function saysNothing(value: Json): boolean {
  if (typeof value === "string") return isBlank(value);
  return typeof value === "object" && Object.keys(value ?? {}).length === 0;
}
