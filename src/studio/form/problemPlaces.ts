import type { Path } from "../../model/fields.ts";
import { isWithin, pathOf, pointerOf } from "../../model/pointer.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { WidgetName } from "../fields/field.ts";
import { widgetOf } from "../fields/widget.ts";

/** Widgets that show the fields inside them; all others show the problems of everything inside. */
const OPEN: ReadonlySet<WidgetName> = new Set(["object", "image", "list", "named", "block", "overrides"]);

/** The problems of a file by the pointer of the field that tells of them: the nearest that has a widget. */
export function problemPlaces(
  lookup: Lookup,
  document: Document,
  problems: readonly Problem[],
): Map<string, readonly Problem[]> {
  const data = document.data ?? null;
  return problemsBy(problems, ({ pointer }) => pointerOf(fieldTelling(lookup, document, pathOf(pointer, data))));
}

/** Problems by whatever tells them apart, in their order. */
export function problemsBy<Key>(problems: readonly Problem[], keyOf: (problem: Problem) => Key): Map<Key, Problem[]> {
  const found = new Map<Key, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    found.set(key, [...(found.get(key) ?? []), problem]);
  }
  return found;
}

/** What has to be mended, without warnings. */
export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}

/** The field that tells what is wrong at a path. */
export function fieldTelling(lookup: Lookup, document: Document, path: Path): Path {
  for (let length = 1; length <= path.length; length++) {
    const at = lookup.schemaAt(document, path.slice(0, length));
    const widget = at && widgetOf(String(path[length - 1]), at.schema);
    // A block of an unknown type can be shown, although it has no fields.
    if (!widget && typeof path[length - 1] === "number") return path.slice(0, length);
    if (!widget || widget === "fixed") return path.slice(0, length - 1);
    if (!OPEN.has(widget)) return path.slice(0, length);
  }
  return path;
}

/** The problems at a pointer and below it. */
export function problemsBelow(problems: readonly Problem[], pointer: string): Problem[] {
  return problems.filter((problem) => isWithin(problem.pointer, pointer));
}
