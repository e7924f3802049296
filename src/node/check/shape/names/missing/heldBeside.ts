/**
 * A missing field whose value stands at the end of another text, `"title": "Tiles in your room | Mobile apps"`, or an
 * address in a Markdown link: `"label": "[Write to us](/contact)"`.
 */
import type { Place } from "../../../place.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { example, LONGEST_EXAMPLE } from "../../../wording/words.ts";

/** Separators of two values in one text. */
const BETWEEN = / [|–—-] $|: $| ?\/ ?$/;
const ADDRESS = /^\/|:\/\//;
/** The most entries of a list whose values are compared. */
const MOST = 100;

/** @returns The field that seems to have the value, and the fix for both. */
export function heldBeside(
  lookup: Lookup,
  { document, path }: Place,
  name: string,
): { field: string; fix: string } | undefined {
  const group = valueAt(document, path);
  if (!isGroup(group)) return undefined;
  const values = valuesOf(lookup, { document, path }, name);
  const fields = Object.entries(group);
  const isAddress = lookup.schemaAt(document, [...path, name])?.schema.kind === "href";
  for (const [i, [field, text]] of fields.entries()) {
    const end = i < fields.length - 1 ? "," : ".";
    const link = isAddress && typeof text === "string" ? markedLink(text) : undefined;
    if (link)
      return {
        field,
        fix: `write in its place: "${field}": ${example(link.words)}, "${name}": ${example(link.address)}${end}`,
      };
    for (const value of typeof text === "string" && !ADDRESS.test(text) ? values : []) {
      const rest = before(String(text), value);
      if (rest === undefined || rest.length > LONGEST_EXAMPLE) continue;
      return { field, fix: `write in its place: "${field}": ${example(rest)}, "${name}": ${example(value)}${end}` };
    }
  }
  return undefined;
}

/** The values that the field has in other entries of the list, or can have. */
function valuesOf(lookup: Lookup, { document, path }: Place, name: string): string[] {
  const options = lookup.schemaAt(document, [...path, name])?.schema.enum ?? [];
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const others = Array.isArray(list) ? list.slice(0, MOST).map((entry) => isGroup(entry) && entry[name]) : [];
  const texts = [...options, ...others].filter((value) => typeof value === "string" && value.trim() !== "");
  return [...new Set(texts as string[])];
}

/** The text before a value at its end, without the separator. */
function before(text: string, value: string): string | undefined {
  const whole = text.trim();
  if (whole.endsWith(` (${value})`)) return whole.slice(0, -value.length - 3).trim() || undefined;
  const rest = whole.endsWith(value) ? whole.slice(0, -value.length) : "";
  return BETWEEN.test(rest) ? rest.replace(BETWEEN, "").trim() || undefined : undefined;
}
