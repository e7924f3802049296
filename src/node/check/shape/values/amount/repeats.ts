import type { Json } from "../../../../../model/fields.ts";
import { BESIDE } from "../../../wording/commas.ts";
import { written } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

/** AJV reports one pair only; this reports all repetitions. */
export function repeats({ lookup, document, path, value }: Wrong): Explanation[] {
  const first = new Map<string, number>();
  const said: Explanation[] = [];
  for (const [i, item] of (value as Json[]).entries()) {
    const key = JSON.stringify(item);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, i);
    else {
      const message = `${lookup.labelOf(document, [...path, i])} says the same as ${lookup.labelOf(document, [...path, earlier])}: ${written(item)}.`;
      const fix = `write what was meant in the place of one of the two, or take it out, ${BESIDE}.`;
      said.push({ code: "repeated", path: [...path, i], place: path, message, fix });
    }
  }
  return said;
}
