import type { Json } from "../../model/fields.ts";
import { example } from "../check/wording/words.ts";

const WIDTH = 90;

/** A value as people lay it out: what is short on one line, the rest a line for each field or entry. */
function jsonText(value: Json): string {
  const short = example(value);
  if (short.length <= WIDTH || typeof value !== "object" || value === null) return short;
  return inLines(value);
}

/** The same with at least a line for each field. */
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

/** Moves every line that is not empty to the right. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}

/** A text in which an editor finds nothing to fill in. */
export function snippet(text: string): string {
  return text.replace(/[\\$]/g, "\\$&");
}
