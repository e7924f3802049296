/** Repairs invalid values so that they can be rendered. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { follow, type Json, type Path, type Schema } from "../../../model/fields.ts";
import { pathOf } from "../../../model/pointer.ts";
import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import type { Context } from "../rule.ts";
import { changedAt } from "../shape/mended/renames.ts";
import type { Group } from "../site.ts";

/** Inserted examples may need further repairs. */
const ROUNDS = 5;
/** With more errors, a value is not repaired, because each repair copies the value. */
const MOST = 100;
/** A longer JSON text takes too long to render; real blocks are shorter. */
const BIGGEST = 200_000;

/**
 * A value that can be rendered: unknown properties are left out, and examples of the schema replace missing and invalid
 * values. The limits of texts and arrays are ignored.
 * @param file The file of its schema.
 * @returns Undefined if the value cannot be repaired.
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

/** The AJV keywords of errors that components cannot cope with. */
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
  // An unknown name may mean a missing title. Without that heading, those below it would seem to skip a level.
  const titles = examples(Object.keys(properties).filter((name) => schemaAt([...path, name])?.kind === "line"));
  return changedAt(value, path, (group) => {
    const { [strange]: _, ...rest } = group as Group;
    return { ...titles, ...rest };
  });
}

/** An entry without an example of its own has that of its array. */
function exampleAt(path: Path, schemaAt: SchemaAt): Json | undefined {
  const own = schemaAt(path)?.examples?.[0];
  const list =
    own === undefined && typeof path.at(-1) === "number" ? schemaAt(path.slice(0, -1))?.examples?.[0] : undefined;
  return Array.isArray(list) ? list[0] : own;
}
