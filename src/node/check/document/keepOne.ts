/** What to do with a field that is written twice, so that no value is lost that is wanted. */
import { parse, parseTree } from "jsonc-parser";
import type { Json, Path, Schema } from "../../../model/fields.ts";
import { endOfString, type Repeated } from "./keys.ts";
import type { Document } from "./document.ts";
import { example, LONGEST_EXAMPLE } from "../wording/words.ts";

/** Gives the schema of a field, where it has one. */
export type SchemaOf = (document: Document, path: Path) => Schema | undefined;

/**
 * Which of the fields goes is for the author to say: most often the new one stands beside the old one.
 * @param of "the two", or "them".
 */
export function keepOne({ text }: Document, { offset }: Repeated, of: string): string {
  const behind = text.slice(text.indexOf(":", endOfString(text, offset)) + 1);
  const value = parseTree(behind);
  const isLast = value && /^\s*\}/.test(behind.slice(value.offset + value.length));
  const comma = isLast ? " Who takes that one out takes the comma before it out as well." : "";
  return `keep one of ${of}. Only the last one would be shown.${comma}`;
}

/** What to do instead where both are wanted; empty where the values are the same, and where the field takes only one. */
export function orBoth(document: Document, { name, first, offset, path }: Repeated, schemaOf: SchemaOf): string {
  const { kind, type } = schemaOf(document, path) ?? {};
  if (![type].flat().includes("array")) return "";
  const both = [first, offset].map((at) => valueBehind(document.text, at));
  if (example(both[0]!) === example(both[1]!)) return "";
  if (kind === "markdown" && both.flat().every((each) => typeof each === "string" && each !== "")) {
    const whole = example(both.flat());
    const list = whole.length <= LONGEST_EXAMPLE * 3 ? whole : '["…", "…"], with the two texts for …';
    return ` To show both, write one "${name}" with a list: ${list}.`;
  }
  if (!both.every((each) => Array.isArray(each) && each.length > 0)) return "";
  return ` To show both, write the entries of both into one list: "${name}": [ … ].`;
}

function valueBehind(text: string, name: number): Json {
  return parse(text.slice(text.indexOf(":", endOfString(text, name)) + 1)) as Json;
}
