/** What is wrong in a group that was written without the list around it, or with a list where none belongs, and in lists within lists. */
import type { Json, Path } from "../../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { explain } from "../explain.ts";
import { inWritten } from "../names/explainRenamed.ts";
import type { Lookup } from "../../lookup.ts";
import { valueAt } from "../../json.ts";
import { changedAt, mendedDocument } from "../renames.ts";
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

interface Explained {
  lookup: Lookup;
  validate: Validate;
}

/** Without edits: the brackets come first. @param found What was found in the value. */
export function explainInBrackets(
  { lookup, validate }: Explained,
  { document, base, value, file }: Held,
  found: readonly CodedFinding[],
): CodedFinding[] {
  const inner = found.flatMap(({ path, brackets }) => (brackets === "doubled" ? [path.slice(0, -1)] : []));
  const inLists = inner.flatMap((path) => explainInner({ lookup, validate }, { document, base, value, file }, path));
  const groups = found.flatMap(({ path, brackets }) => {
    if (brackets === "doubled") return [];
    const pointer = pointerOf(path.slice(base.length));
    const [written, meant] = brackets === "lacking" ? [pointer, `${pointer}/0`] : [`${pointer}/0`, pointer];
    return brackets ? [{ path: path.slice(base.length), lacks: brackets === "lacking", written, meant }] : [];
  });
  if (groups.length === 0) return inLists;
  const whole = groups.reduce(
    (around, { path, lacks }) => changedAt(around, path, (held) => (lacks ? [held] : (held as Json[])[0]!)),
    value,
  );
  const errors = validate(file, whole).flatMap((error) => {
    const group = groups.find(({ meant }) => isWithin(error.instancePath, meant));
    return group ? [{ ...error, instancePath: group.written + error.instancePath.slice(group.meant.length) }] : [];
  });
  return [...inLists, ...inWritten(explain(lookup, { document, base }, errors), document)];
}

/** What is wrong in the entries of a list that is all there is in another one. @param path Of the outer list. */
function explainInner(
  { lookup, validate }: Explained,
  { document, base, value, file }: Held,
  path: Path,
): CodedFinding[] {
  const [inner] = valueAt(document, path) as [Json];
  const own = path.slice(base.length);
  const pointer = pointerOf(own);
  const flat = changedAt(value, own, () => inner);
  const mended = mendedDocument(document, { base, value: flat, renames: [] });
  const errors = validate(file, flat).filter(({ instancePath }) => isWithin(instancePath, pointer));
  const written = (at: Path) =>
    isWithin(pointerOf(at), pointerOf(path)) && at.length > path.length ? [...path, 0, ...at.slice(path.length)] : at;
  return inWritten(explain(lookup, { document: mended, base }, errors), document, written);
}
