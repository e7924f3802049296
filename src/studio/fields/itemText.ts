import { isGroup, type Json } from "../../model/fields.ts";
import type { EditorField, WidgetName } from "./field.ts";

/** The text by which a group or an item is known while it is folded; empty when it says nothing yet. */
export function itemText(fields: readonly EditorField[], value: Json): string {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  if (Array.isArray(value)) return itemText(fields, value[0] ?? null);
  if (!isGroup(value)) return "";
  const naming = linesIn(fields, value).find(({ required }) => required);
  if (naming) return itemText([], value[naming.name]!);
  // As a last resort, the first heading inside, or the description of the picture.
  const shown = fields.filter(({ name, widget }) => name in value && !UNSAID.has(widget));
  for (const field of shown.toSorted((a, b) => Number(b.required) - Number(a.required))) {
    const text = itemText(field.item?.field.fields ?? field.fields, value[field.name]!);
    if (text) return text;
  }
  return "";
}

/** What these say is no text. */
const UNSAID: ReadonlySet<WidgetName> = new Set(["fixed", "choice", "icon", "switch", "imageFile", "pictogram"]);

/** The field that names a group: its heading, title or label, which is the first line of text that it needs, or has. */
export function namingField(fields: readonly EditorField[], value: { [name: string]: Json }): EditorField | undefined {
  const lines = linesIn(fields, value);
  return lines.find(({ required }) => required) ?? lines[0];
}

function linesIn(fields: readonly EditorField[], value: { [name: string]: Json }): EditorField[] {
  return fields.filter(({ name, widget }) => {
    const own = value[name];
    return (widget === "text" || widget === "shared") && typeof own === "string" && own.trim() !== "";
  });
}
