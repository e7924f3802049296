/** Whether a value could be what a field is to have. */
import type { Place } from "../place.ts";
import type { Json, Schema } from "../../../model/fields.ts";
import { isDrawing } from "../gathered/drawings.ts";
import { isPictureFile } from "../../../model/imageTypes.ts";
import type { Lookup } from "../lookup.ts";
import { fieldOf, isGroup, valueAt } from "../json.ts";
import { looksLike } from "./looksLike.ts";

/** Whether a value could stand in this field of a group, and would be seen there. */
export function couldStand(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): boolean {
  const located = schemaAt(document, [...path, field]);
  const isSeen = isSeenIn(valueAt(document, path), fieldOf(schemaAt(document, path)?.schema, field));
  return located !== undefined && isSeen && looksLike(schemas, located, value);
}

/** Some fields go with another one, and some give way to another one. */
function isSeenIn(group: Json | undefined, { shownWith, shownWithout }: Schema = {}): boolean {
  const has = (name: string) => isGroup(group) && Object.hasOwn(group, name);
  return (shownWith === undefined || has(shownWith)) && (shownWithout === undefined || !has(shownWithout));
}

/** Whether a value has the type that a schema asks for; without one, a text will do. */
export function isOfType(schema: Schema | undefined, value: Json): boolean {
  const types = [schema?.type ?? []].flat();
  const type = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  return types.length === 0 ? typeof value === "string" : types.includes(type);
}

/** A list, or what is there for one, a picture by its name alone, the name of a drawing, or a number without quotation marks: wrong only within. */
export function isListOrDrawing({ type, kind }: Schema, value: Json): boolean {
  if (typeof value === "number") return kind === "line";
  if (type === "array") return Array.isArray(value) || isGroup(value) || (typeof value === "string" && !kind);
  if (typeof value === "string") return isPictureFile(value) ? kind === "image" : isDrawing(kind);
  return false;
}
