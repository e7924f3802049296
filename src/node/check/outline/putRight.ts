/** Values without the mistakes that would keep them from being drawn. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { follow, type Json, type Path, type Schema } from "../../../model/fields.ts";
import { pathOf } from "../../../model/pointer.ts";
import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context } from "../rule.ts";
import { changedAt } from "../shape/renames.ts";
import type { Group } from "../site.ts";

/** What is put in may need more to be put in. */
const ROUNDS = 5;
/** With more mistakes than that, nobody looks for what else may be wrong, and each takes a copy. */
const MOST = 100;
/** More characters of JSON take long to draw, and no block that people read has so many. */
const BIGGEST = 200_000;

/**
 * A value as it could be drawn: what does not belong in it is left out, and the schema's example stands for what is missing
 * or of the wrong kind. Nobody asks how long its texts and lists are.
 * @param file Of its schema.
 * @returns Undefined where that leads to nothing.
 */
export function putRight(
  { lookup, validate }: Pick<Context, "lookup" | "validate">,
  { document, path }: Place,
  file: string,
): Json | undefined {
  let value: Json = valueAt(document, path)!;
  for (let round = 0; round < ROUNDS; round++) {
    const errors = validate(file, value).filter(({ keyword }) => STOPS.has(keyword));
    if (errors.length === 0) return JSON.stringify(value).length > BIGGEST ? undefined : value;
    if (errors.length > MOST) return undefined;
    const now = { ...document, data: changedAt(document.data!, path, () => value) as Group };
    const schemaAt = (at: Path) => {
      const located = lookup.schemaAt(now, [...path, ...at]);
      return located && follow(lookup.schemas, located).schema;
    };
    for (const error of errors) value = withoutMistake(value, error, schemaAt);
  }
  return undefined;
}

/** What a component cannot do with, as AJV calls it. */
const STOPS = new Set(["additionalProperties", "required", "type", "enum", "const"]);

type SchemaAt = (path: Path) => Schema | undefined;

function withoutMistake(value: Json, { keyword, instancePath, params }: ErrorObject, schemaAt: SchemaAt): Json {
  const path = pathOf(instancePath, value);
  const { properties = {} } = schemaAt(path) ?? {};
  const examples = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (properties[name]?.examples ?? []).slice(0, 1).map((one) => [name, one])),
    );
  if (keyword === "required") {
    const added = examples([String(params["missingProperty"])]);
    return changedAt(value, path, (group) => ({ ...(group as Group), ...added }));
  }
  if (keyword !== "additionalProperties") return changedAt(value, path, (wrong) => exampleAt(path, schemaAt) ?? wrong);
  const strange = String(params["additionalProperty"]);
  // It may stand for a title that is not there: with one, no heading below it seems to lack the one above.
  const titles = examples(Object.keys(properties).filter((name) => schemaAt([...path, name])?.kind === "line"));
  return changedAt(value, path, (group) => {
    const { [strange]: _, ...rest } = group as Group;
    return { ...titles, ...rest };
  });
}

/** Entries of a list have theirs in the example of the list. */
function exampleAt(path: Path, schemaAt: SchemaAt): Json | undefined {
  const own = schemaAt(path)?.examples?.[0];
  const list =
    own === undefined && typeof path.at(-1) === "number" ? schemaAt(path.slice(0, -1))?.examples?.[0] : undefined;
  return Array.isArray(list) ? list[0] : own;
}
