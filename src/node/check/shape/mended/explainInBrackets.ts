/** Explains mistakes in a group without the list around it, in a list where none belongs, and in nested lists. */
import type { Shape } from "../checkValue.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { explain } from "../explain.ts";
import { inWritten } from "./explainRenamed.ts";
import { valueAt } from "../../json.ts";
import { listWithin, onlyWithin } from "../values/lists/onlyWithin.ts";
import { changedAt, mendedDocument } from "./renames.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";

interface Held {
  document: Document;
  base: Path;
  /** The value at `base`, as it was validated. */
  value: Json;
  /** The file of its schema. */
  file: string;
}

/** Findings without edits, as the brackets have to be fixed first. @param found What was found in the value. */
export function explainInBrackets(
  { lookup, validate }: Shape,
  { document, base, value, file }: Held,
  found: readonly CodedFinding[],
): CodedFinding[] {
  // A list under a corrected name is not there as the document is written.
  const isThere = (path: Path) => valueAt(document, path) !== undefined;
  const inner = found.flatMap(({ path, brackets }) => (isList(brackets) && isThere(path) ? [path] : []));
  const inLists = inner.flatMap((path) => explainInner({ lookup, validate }, { document, base, value, file }, path));
  const groups = found.flatMap(({ path, brackets, others = [] }) => {
    if (!brackets || isList(brackets)) return [];
    return [path, ...others.map((other) => other.path)].map((each) => {
      const own = each.slice(base.length);
      const lacks = brackets === "lacking";
      const within = lacks ? [0] : onlyWithin(valueAt(document, each) ?? null).path;
      const [around, alone] = [pointerOf(own), pointerOf([...own, ...within])];
      return { path: own, lacks, written: lacks ? around : alone, meant: lacks ? alone : around };
    });
  });
  if (groups.length === 0) return inLists;
  const whole = groups.reduce(
    (around, { path, lacks }) => changedAt(around, path, (held) => (lacks ? [held] : onlyWithin(held).value)),
    value,
  );
  const errors = validate(file, whole).flatMap((error) => {
    const group = groups.find(({ meant }) => isWithin(error.instancePath, meant));
    return group ? [{ ...error, instancePath: group.written + error.instancePath.slice(group.meant.length) }] : [];
  });
  return [...inLists, ...inWritten(explain(lookup, { document, base }, errors), document)];
}

function isList(brackets: CodedFinding["brackets"]): boolean {
  return brackets === "doubled" || brackets === "around";
}

/** Explains the entries of a list that is an entry of another list, or the only value in one. @param path The path of the inner list. */
function explainInner({ lookup, validate }: Shape, { document, base, value, file }: Held, path: Path): CodedFinding[] {
  const { value: only, path: within } = listWithin(valueAt(document, path)!);
  const inner = only as Json[];
  const at = path.findLastIndex((key) => typeof key === "number");
  const [outer, first] = [path.slice(0, at), Number(path[at])];
  const isOnly = (valueAt(document, outer) as Json[]).length === 1;
  const flat = changedAt(value, outer.slice(base.length), (list) => (list as Json[]).toSpliced(first, 1, ...inner));
  const mended = mendedDocument(document, { base, value: flat, renames: [] });
  const list = pointerOf(outer.slice(base.length));
  const entries = inner.map((_, i) => `${list}/${first + i}`);
  const errors = validate(file, flat).filter(
    ({ instancePath }) => (isOnly && instancePath === list) || entries.some((entry) => isWithin(instancePath, entry)),
  );
  const written = (found: Path): Path => {
    const [key, ...rest] = found.slice(at);
    const isInside = typeof key === "number" && isWithin(pointerOf(found), pointerOf(outer));
    return isInside ? [...path, ...within, key - first, ...rest] : found;
  };
  return inWritten(explain(lookup, { document: mended, base }, errors), document, written);
}
