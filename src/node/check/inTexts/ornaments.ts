import type { Place } from "../place.ts";
import { valueAt } from "../json.ts";
import type { Lookup } from "../lookup.ts";

/** What an entry of the same list is called whose picture only decorates, so that this picture may do so as well. */
export function ornamentBeside(lookup: Lookup, { document, path }: Place): string | undefined {
  const [list, name] = [path.slice(0, -2), path.at(-1)!];
  const entries = typeof path.at(-2) === "number" ? valueAt(document, list) : undefined;
  if (!Array.isArray(entries)) return undefined;
  const other = entries.findIndex((_, i) => valueAt(document, [...list, i, name, "decorative"]) === true);
  return other < 0 ? undefined : lookup.labelOf(document, [...list, other]);
}
