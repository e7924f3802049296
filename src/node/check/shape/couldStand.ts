/** Decides whether a value could be that of a field. */
import type { Place } from "../place.ts";
import { follow, type Json, type Schema } from "../../../model/fields.ts";
import { isDrawing } from "../gathered/pictures/drawings.ts";
import { markedLink } from "../inTexts/markedLink.ts";
import { isPictureFile } from "../../../model/imageTypes.ts";
import type { Lookup } from "../lookup.ts";
import { fieldOf, isGroup, valueAt } from "../json.ts";
import { looksLike, typeOf } from "./looksLike.ts";
import { isWordsAlone } from "./values/meant/linkInText.ts";

/** Whether a value fits this field of a group, and would be shown there. */
export function couldStand(
  { schemas, schemaAt, addressOf }: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): boolean {
  const located = schemaAt(document, [...path, field]);
  if (located?.schema.kind === "href" && namesNoPlace(value, addressOf)) return false;
  const isSeen = isSeenIn(valueAt(document, path), fieldOf(schemaAt(document, path)?.schema, field));
  return located !== undefined && isSeen && looksLike(schemas, located, value);
}

/** Whether a value is words by which no page is called. A link to a page may be written with its name. */
function namesNoPlace(value: Json, addressOf: Lookup["addressOf"]): boolean {
  return typeof value === "string" && isWordsAlone(value) && !addressOf?.(value.trim().replace(/ (?:us|page)$/i, ""));
}

/** Some fields are shown only with another one, and some only without. */
function isSeenIn(group: Json | undefined, { shownWith, shownWithout }: Schema = {}): boolean {
  const has = (name: string) => isGroup(group) && Object.hasOwn(group, name);
  return (shownWith === undefined || has(shownWith)) && (shownWithout === undefined || !has(shownWithout));
}

/** Whether a value has the type that a schema asks for; without one, a text will do. */
export function isOfType(schema: Schema | undefined, value: Json): boolean {
  const types = [schema?.type ?? []].flat();
  return types.length === 0 ? typeof value === "string" : types.includes(typeOf(value));
}

/** Whether a value is of the kind that a field takes, but invalid inside or in another form. */
export function isOfKind(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): boolean {
  const located = schemaAt(document, [...path, field]);
  return located !== undefined && fitsKind(follow(schemas, located).schema, value);
}

/** A link or a picture in Markdown, or a picture by its name alone. */
export function isLinkOrPicture(value: Json): boolean {
  return typeof value === "string" && (markedLink(value) !== undefined || isPictureFile(value));
}

/** Whether a value is of the kind of a field: a list or what becomes one, a link, a picture, the name of a drawing, or a number for a line. */
function fitsKind({ type, kind, properties = {} }: Schema, value: Json): boolean {
  if (typeof value === "number") return kind === "line";
  if (typeof value === "string" && isLinkOrPicture(value)) {
    const isPicture = isPictureFile(value) || value.trim().startsWith("!");
    return isPicture ? kind === "image" : "href" in properties && "label" in properties;
  }
  if (type === "array") return Array.isArray(value) || isGroup(value) || (typeof value === "string" && !kind);
  return typeof value === "string" && isDrawing(kind);
}

/** Whether a value is a group, or a list of nothing else. */
export function hasGroups(value: Json): boolean {
  const all = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((each) => isGroup(each) && Object.keys(each).length > 0);
}
