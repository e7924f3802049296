/** Explains the mistakes in an entry of an outer list that stands in an inner one, as if it stood where it belongs. */
import type { Shape } from "../checkValue.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { explain } from "../explain.ts";
import { inWritten } from "./explainRenamed.ts";
import { valueAt } from "../../json.ts";
import { changedAt, mendedDocument } from "./renames.ts";
import type { Place } from "../../place.ts";
import type { CodedFinding } from "../../finding.ts";

/** Findings without edits, as the entry has to be moved first. @param found What was found in the value, whose schema is in this file. */
export function explainOfOuter(
  { lookup, validate }: Shape,
  { document, path: base, value, file }: Place & { value: Json; file: string },
  found: readonly CodedFinding[],
): CodedFinding[] {
  return found.flatMap(({ path, place: outer, isOfOuter }) => {
    if (!isOfOuter || !outer) return [];
    const list = outer.slice(0, -1);
    const at = [...list, Number(outer.at(-1)) + 1];
    const entry = valueAt(document, path)!;
    const moved = changedAt(value, list.slice(base.length), (all) =>
      (all as Json[]).toSpliced(at.at(-1) as number, 0, entry),
    );
    const mended = mendedDocument(document, { base, value: moved, renames: [] });
    const own = pointerOf(at.slice(base.length));
    const errors = validate(file, moved).filter(({ instancePath }) => isWithin(instancePath, own));
    const written = (inside: Path): Path => [...path, ...inside.slice(at.length)];
    return inWritten(explain(lookup, { document: mended, base }, errors), document, written);
  });
}
