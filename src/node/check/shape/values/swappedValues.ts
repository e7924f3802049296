/** Two fields of a group, each of which has what the other one asks for: their values have changed places. */
import { isWithin } from "../../../../model/pointer.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../../../model/fields.ts";
import { byName } from "../../byName.ts";
import { exchange } from "../../document/exchange.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";

/** @param pathOf The path behind a pointer of AJV. */
export function swappedValues(
  lookup: Lookup,
  { document, errors, pathOf }: { document: Document; errors: readonly ErrorObject[]; pathOf(pointer: string): Path },
): { found: CodedFinding[]; rest: readonly ErrorObject[] } {
  const ofValues = errors.filter(({ keyword }) => OF_VALUES.has(keyword));
  const found: CodedFinding[] = [];
  const told = new Set<string>();
  const groups = byName(new Set(ofValues.map(({ instancePath }) => instancePath)), (pointer) =>
    pointer.replace(/\/[^/]*$/, ""),
  );
  for (const pointers of groups.values()) {
    const [one, other, ...more] = pointers;
    if (one === undefined || more.length > 0) continue;
    const field = pathOf(one);
    const beside = other === undefined ? optionBeside(lookup, document, field) : pathOf(other);
    const said = beside && swapped(lookup, document, [field, beside]);
    if (!said) continue;
    found.push(said);
    for (const pointer of pointers) told.add(pointer);
  }
  const isTold = (pointer: string) => [...told].some((each) => isWithin(pointer, each));
  return { found, rest: found.length > 0 ? errors.filter(({ instancePath }) => !isTold(instancePath)) : errors };
}

/** The only text beside an option in the words of a text that is written as an option. */
function optionBeside({ schemaAt }: Lookup, document: Document, path: Path): Path | undefined {
  const [group, value] = [path.slice(0, -1), path].map((at) => valueAt(document, at));
  const { enum: options } = schemaAt(document, path)?.schema ?? {};
  if (!options || !isGroup(group) || typeof value !== "string" || !/^\p{Lu}/u.test(value)) return undefined;
  const isOption = ([, each]: [string, Json]) => /^[a-z]/.test(String(each)) && options.includes(each);
  const [only, ...others] = Object.entries(group).filter(isOption);
  return only && others.length === 0 ? [...path.slice(0, -1), only[0]] : undefined;
}

const OF_VALUES: ReadonlySet<string> = new Set(["type", "enum", "pattern", "format"]);

function swapped(lookup: Lookup, document: Document, [first, second]: [Path, Path]): CodedFinding | undefined {
  const path = first.slice(0, -1);
  if (!isGroup(valueAt(document, path))) return undefined;
  const fits = (field: Path, from: Path) => {
    const located = lookup.schemaAt(document, field);
    return located !== undefined && looksLike(lookup.schemas, located, valueAt(document, from)!);
  };
  if (!fits(first, second) || !fits(second, first)) return undefined;
  const [one, other] = [first, second].map((field) => `"${String(field.at(-1))}"`);
  return {
    severity: "error",
    code: "swapped-fields",
    document,
    path: first,
    point: "value",
    place: path,
    message: `the values of ${one} and ${other} have changed places.`,
    fix: `let what stands behind ${one} and what stands behind ${other} change places.`,
    edit: () => exchange(document, first, second),
  };
}
