/** A missing field whose value may be part of another text of its group: `"name": "Client name, Owner of a laundry"`. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Lookup } from "../../../lookup.ts";
import { example, LONGEST_EXAMPLE } from "../../../wording/words.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** Texts of two parts: with a separator between them, or a number before what it counts. */
const PARTS = [
  /^([^|]*[^|\s])\s*\|\s*([^|]+)$/,
  /^([^–—]*[^–—\s]) [–—] ([^–—]+)$/,
  /^([^()]*[^()\s]) ?\(([^()]+)\)$/,
  /^([^:]+): ([^:]+)$/,
];
const COUNTED = /^([\d.,]+ ?[+%]?) (\p{L}.*)$/u;
/** A comma separates a person and a role, but is also in many sentences. */
const OF_PERSON = /^([^,?!]+), ([^.?!]+\.?)$/;
const PERSON: ReadonlySet<string> = new Set(["name", "title"]);
const OF_NAME = /^(?:Jr|Sr|Inc|LLC|Ltd|MD|PhD)\.?$/i;

interface Split {
  /** The field that has both values. */
  written: string;
  fix: string;
}

/** Both values in the order of their fields; undefined unless exactly one text has two parts. */
export function splitBeside(lookup: Lookup, sorted: Sorted, name: string): Split | undefined {
  const { document, path, group, allowed, sure, likely } = sorted;
  const isLine = (field: string) => lookup.schemaAt(document, [...path, field])?.schema.kind === "line";
  if (path.length === 0 || !isLine(name)) return undefined;
  const found = Object.entries(group).flatMap(([written, text]) => {
    const field = sure.get(written) ?? likely.get(written) ?? written;
    const parts = typeof text === "string" && isLine(field) ? partsOf(text.trim(), [field, name]) : undefined;
    const both = [field, name].toSorted((a, b) => allowed.indexOf(a) - allowed.indexOf(b));
    const shown = both.map((each, i) => `"${each}": ${example(parts?.[i] ?? "")}`).join(", ");
    return parts ? [{ written, fix: `if "${written}" says both, write in its place: ${shown}.` }] : [];
  });
  return onlyOf(found);
}

function partsOf(text: string, fields: readonly string[]): string[] | undefined {
  if (text.length > LONGEST_EXAMPLE || text.includes("](")) return undefined;
  const isCounted = fields.includes("value");
  const isOfPerson = fields.every((field) => PERSON.has(field));
  const ways = [...PARTS, ...(isCounted ? [COUNTED] : []), ...(isOfPerson ? [OF_PERSON] : [])];
  const [, ...parts] = ways.map((way) => way.exec(text)).find((found) => found !== null) ?? [];
  return parts.length === 0 || OF_NAME.test(parts[1]!) ? undefined : parts;
}
