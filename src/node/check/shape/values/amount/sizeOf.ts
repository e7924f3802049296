import type { Json } from "../../../../../model/fields.ts";

/** How many entries, fields or characters a value has. */
export function sizeOf(value: Json): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : Object.keys(value as object).length;
}
