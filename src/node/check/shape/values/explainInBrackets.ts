/** What is wrong in a group that was written without the list around it, or with a list where none belongs. */
import type { Json, Path } from "../../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { explain } from "../explain.ts";
import { inWritten } from "../names/explainRenamed.ts";
import type { Lookup } from "../../lookup.ts";
import { changedAt } from "../renames.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Validate } from "../validators.ts";

interface Held {
  document: Document;
  base: Path;
  /** The value at `base`, as it was validated. */
  value: Json;
  /** Of its schema. */
  file: string;
}

/** Without edits: the brackets come first. @param found What was found in the value. */
export function explainInBrackets(
  { lookup, validate }: { lookup: Lookup; validate: Validate },
  { document, base, value, file }: Held,
  found: readonly CodedFinding[],
): CodedFinding[] {
  const groups = found.flatMap(({ path, brackets }) => {
    const pointer = pointerOf(path.slice(base.length));
    const [written, meant] = brackets === "lacking" ? [pointer, `${pointer}/0`] : [`${pointer}/0`, pointer];
    return brackets ? [{ path: path.slice(base.length), lacks: brackets === "lacking", written, meant }] : [];
  });
  if (groups.length === 0) return [];
  const whole = groups.reduce(
    (around, { path, lacks }) => changedAt(around, path, (held) => (lacks ? [held] : (held as Json[])[0]!)),
    value,
  );
  const errors = validate(file, whole).flatMap((error) => {
    const group = groups.find(({ meant }) => isWithin(error.instancePath, meant));
    return group ? [{ ...error, instancePath: group.written + error.instancePath.slice(group.meant.length) }] : [];
  });
  return inWritten(explain(lookup, { document, base }, errors), document);
}
