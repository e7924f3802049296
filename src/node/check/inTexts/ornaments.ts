import type { Place } from "../place.ts";
import { valueAt } from "../json.ts";
import type { Lookup } from "../lookup.ts";

interface Ornament {
  /** The label of the entry with it. */
  label: string;
  /** Whether all other entries have one. */
  isUsual: boolean;
}

/** Another entry of the same list whose picture is decorative, so that this picture may be so as well. */
export function ornamentBeside(lookup: Lookup, { document, path }: Place): Ornament | undefined {
  const [list, name] = [path.slice(0, -2), path.at(-1)!];
  const entries = typeof path.at(-2) === "number" ? valueAt(document, list) : undefined;
  if (!Array.isArray(entries)) return undefined;
  const decorates = (_: unknown, i: number) => valueAt(document, [...list, i, name, "decorative"]) === true;
  const other = entries.findIndex(decorates);
  if (other < 0) return undefined;
  const isUsual = entries.length > 2 && entries.every((each, i) => i === path.at(-2) || decorates(each, i));
  return { label: lookup.labelOf(document, [...list, other]), isUsual };
}
