import type { Lookup } from "../lookup.ts";
import type { Place } from "../place.ts";
import { example } from "../wording/words.ts";

/** Where a link can stand, since a line in plain words cannot have one. */
export function linkElsewhere({ schemaAt }: Lookup, { document, path }: Place, address: string): string {
  const isEntry = schemaAt(document, [...path.slice(0, -1), "href"])?.schema.kind === "href";
  return isEntry
    ? ` The link belongs into the field beside it: "href": ${example(address)}.`
    : ' A link can stand in a text, or be a "button".';
}
