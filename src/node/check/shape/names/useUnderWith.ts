/** `"with": "hours"`: the name of a shared block under "with", where "use" is missing. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Path } from "../../../../model/fields.ts";
import type { Document, Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import { writing } from "../../wording/instead.ts";
import { quote } from "../../wording/words.ts";
import { isPlace } from "../block/placed.ts";

interface Checked {
  document: Document;
  errors: readonly ErrorObject[];
  /** Turns a JSON Pointer of AJV into a path. */
  pathOf(pointer: string): Path;
  onRename: ((rename: Rename) => void) | undefined;
}

export function useUnderWith(
  lookup: Lookup,
  { document, errors, pathOf, onRename }: Checked,
): { found: CodedFinding[]; rest: readonly ErrorObject[] } {
  const lacking = errors.find(({ keyword, params }) => keyword === "required" && params["missingProperty"] === "use");
  const path = lacking && pathOf(lacking.instancePath);
  const group = path && valueAt(document, path);
  if (!isGroup(group) || !isPlace(lookup, { path: path!, group })) return { found: [], rest: errors };
  const name = group["with"]!;
  if (!lookup.hasShared(name)) return { found: [], rest: errors };
  const rename = { path: path!, name: "with", meant: "use" };
  onRename?.(rename);
  const message = `"with" is ${quote(String(name))}, which is the name of a shared block.`;
  const found: CodedFinding = {
    code: "wrong-type",
    severity: "error",
    document,
    path: [...path!, "with"],
    place: path!,
    point: "name",
    message,
    means: "use",
    fix: 'rename it to "use".',
    edit: writing("use"),
  };
  const pointer = `${lacking!.instancePath}/with`;
  return { found: [found], rest: errors.filter((error) => error !== lacking && error.instancePath !== pointer) };
}
