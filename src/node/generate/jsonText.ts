import type { Json } from "../../model/fields.ts";
import { example } from "../check/wording/words.ts";

const WIDTH = 90;

/** Formats a value: on one line if it is short, else with a line for each field or entry. */
function jsonText(value: Json): string {
  const short = example(value);
  if (short.length <= WIDTH || typeof value !== "object" || value === null) return short;
  return inLines(value);
}

/** The same with at least one line for each field. */
export function inLines(value: Json[] | { [name: string]: Json }): string {
  if (Array.isArray(value)) return `[\n${indent(value.map(jsonText).join(",\n"), 2)}\n]`;
  return `{\n${indent(fieldLines(value), 2)}\n}`;
}

/** The fields of a group without its braces. */
export function fieldLines(fields: { [name: string]: Json }): string {
  return Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${jsonText(value)}`)
    .join(",\n");
}

/** Indents every line that is not empty. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}

/** Escapes a text for an editor snippet, so that it contains no placeholders. */
export function snippet(text: string): string {
  return text.replace(/[\\$]/g, "\\$&");
}
