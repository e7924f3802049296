import type { Json } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";

export interface TextField {
  pointer: string;
  text: string;
}

/** Every text in a value but the type of a block. */
export function textsIn(value: Json, path: (string | number)[] = []): TextField[] {
  if (typeof value === "string") return [{ pointer: pointerOf(path), text: value }];
  if (typeof value !== "object" || value === null) return [];
  const inner: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([name, own]) => (path.length === 0 && name === "type" ? [] : textsIn(own, [...path, name])));
}

/** Normalises white space, for comparing texts. */
export function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
