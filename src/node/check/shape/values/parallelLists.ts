/** `"labels": ["A", "B"], "bars": [1, 2]`: the fields of the entries of a list, in a list for each field. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { isWithin } from "../../../../model/pointer.ts";
import { follow, type Json, type Path } from "../../../../model/fields.ts";
import { isGroup, valueAt } from "../../json.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { example, LONGEST_AGAIN, quote } from "../../wording/words.ts";
import { findingOf } from "../wrong.ts";

/** @param pathOf The path behind a pointer of AJV. */
export function parallelLists(
  lookup: Lookup,
  { document, errors, pathOf }: { document: Document; errors: readonly ErrorObject[]; pathOf(pointer: string): Path },
): { found: CodedFinding[]; rest: readonly ErrorObject[] } {
  const found: CodedFinding[] = [];
  let rest = errors;
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const name = String(error.params["additionalProperty"]);
    const said = together(lookup, { document, path: pathOf(error.instancePath) }, name);
    if (!said) continue;
    found.push(said.found);
    const list = `${error.instancePath}/${said.field}`;
    rest = rest.filter((other) => other !== error && !isWithin(other.instancePath, list));
  }
  return { found, rest };
}

/** Two lists of the same length, of which one has the place of groups with two fields: what each entry was meant to be. */
function together(
  { schemas, schemaAt }: Lookup,
  { document, path }: { document: Document; path: Path },
  name: string,
): { found: CodedFinding; field: string } | undefined {
  const group = valueAt(document, path);
  const other = isGroup(group) ? group[name] : undefined;
  if (!isGroup(group) || !isOfValues(other)) return undefined;
  for (const [field, list] of Object.entries(group)) {
    const located = field === name ? undefined : schemaAt(document, [...path, field, 0]);
    if (!located || !isOfValues(list) || list.length !== other.length) continue;
    const { schema, file } = follow(schemas, located);
    const [first, second, ...more] = schema.required ?? [];
    if (first === undefined || second === undefined || more.length > 0) continue;
    const orders = [
      [other, list],
      [list, other],
    ] as const;
    const entries = orders
      .map(([one, two]) => one.map((value, i) => ({ [first]: value, [second]: two[i]! })))
      .find((all) => all.every((entry) => looksLike(schemas, { schema, file }, entry)));
    if (!entries) continue;
    const noun = (schema.title ?? "entry").toLowerCase();
    const message = `${quote(name)} and ${quote(field)} are two lists, but each ${noun} is a group with both.`;
    const shown = example(entries).length > LONGEST_AGAIN ? `[${example(entries[0]!)}, …]` : example(entries);
    const fix = `take ${quote(name)} out, and write ${quote(field)}: ${shown}.`;
    return { found: findingOf({ document, path: [...path, field] }, { code: "wrong-type", message, fix }), field };
  }
  return undefined;
}

function isOfValues(list: Json | undefined): list is Json[] {
  return (
    Array.isArray(list) && list.length > 1 && list.every((each) => typeof each === "string" || typeof each === "number")
  );
}
