/** Validates a value against the file of its schema, and explains all errors. */
import type { Place } from "../place.ts";
import type { Json } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { append } from "../append.ts";
import { valueAt } from "../json.ts";
import { explain } from "./explain.ts";
import { explainInBrackets } from "./mended/explainInBrackets.ts";
import { explainOfOuter } from "./mended/explainOfOuter.ts";
import { asOne, explainRenamed } from "./mended/explainRenamed.ts";
import { innerAnew } from "./mended/innerAnew.ts";
import { listWithin } from "./values/lists/onlyWithin.ts";
import type { Lookup } from "../lookup.ts";
import type { Rename } from "../document/document.ts";
import type { CodedFinding } from "../finding.ts";
import type { Validate } from "./validators.ts";

export interface Shape {
  lookup: Lookup;
  validate: Validate;
}

/** The input of the check of a document's shape, and the names in it that are certainly meant to be others. */
export interface ShapeCheck extends Shape {
  renames: Rename[];
}

/** With more findings, a file is no page any more, and listing them would take minutes. */
export const MOST_FINDINGS = 1000;

/** Validates a block of a known type, or a document without its blocks, against the file of its schema. */
export function checkValue(
  shape: ShapeCheck,
  { document, path: base }: Place,
  { value, file }: { value: Json; file: string },
): CodedFinding[] {
  const errors = shape.validate(file, value).slice(0, MOST_FINDINGS);
  if (errors.length === 0) return [];
  const renames: Rename[] = [];
  const found = explain(shape.lookup, { document, base, onRename: (rename) => renames.push(rename) }, errors);
  if (renames.length > 0) {
    const within = explainRenamed(shape, { document, base, value, file, renames });
    append(found, asOne(found, within, renames));
  }
  const once = innerAnew(found, explainInBrackets(shape, { document, base, value, file }, found));
  const ofOuter = explainOfOuter(shape, { document, path: base, value, file }, found);
  append(shape.renames, renames);
  return [...withoutEmpty(once.found, once.inBrackets), ...once.inBrackets, ...ofOuter];
}

/** Leaves out lists in a list that are all it has, and have nothing: the list is told to be empty, with what to write. */
function withoutEmpty(found: readonly CodedFinding[], inBrackets: readonly CodedFinding[]): CodedFinding[] {
  const empty = new Set(inBrackets.flatMap(({ code, path }) => (code === "too-few" ? [pointerOf(path)] : [])));
  return found.filter(
    ({ document, path, brackets }) =>
      brackets !== "doubled" || !empty.has(pointerOf(path.slice(0, -1))) || !isEmpty(valueAt(document, path)),
  );
}

function isEmpty(list: Json | undefined): boolean {
  const { value } = listWithin(list ?? null);
  return Array.isArray(value) && value.length === 0;
}
