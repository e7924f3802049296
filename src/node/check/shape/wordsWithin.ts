import type { Json } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";

/** All words in a value; a link in Markdown. */
export function wordsWithin(value: Json): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsWithin);
  if (!isGroup(value)) return [];
  const { label, href } = value;
  return typeof label === "string" && typeof href === "string"
    ? [`[${label}](${href})`]
    : Object.values(value).flatMap(wordsWithin);
}
