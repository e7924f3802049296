import type { Json } from "../../src/model/fields.ts";

/** By block type: fields that are shown only when another field of their group is there, or only when it is not. */
const SHOWN_WITH: Record<string, readonly [name: string, other: string, isThere: boolean][]> = {
  article: [
    ["imageCaption", "image", true],
    ["formHeading", "form", true],
  ],
  carousel: [
    ["category", "image", true],
    ["text", "image", false],
  ],
};

/** A part of a block without the fields that nobody would see. */
export function seenOf(type: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => seenOf(type, item));
  if (typeof value !== "object" || value === null) return value;
  const shown = Object.entries(value).filter(([name]) =>
    (SHOWN_WITH[type] ?? []).every(([field, other, isThere]) => field !== name || other in value === isThere),
  );
  return Object.fromEntries(shown.map(([name, inner]) => [name, seenOf(type, inner)]));
}

/** Whether another field is shown only as long as this one is there. */
export function isNeeded(type: string, name: string): boolean {
  return SHOWN_WITH[type]?.some(([, other, isThere]) => isThere && other === name) ?? false;
}
