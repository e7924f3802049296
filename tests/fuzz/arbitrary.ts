/** Values that fit a JSON Schema, for fast-check: any of them, not only the examples. */
import * as fc from "fast-check";
import { follow, type Json, type Located, type Schema, type Schemas } from "../../src/model/fields.ts";

/** What a value stands for decides before its type does: by the `kind` of its schema. */
export type Kinds = Readonly<Record<string, (schema: Schema) => fc.Arbitrary<Json>>>;

/** Values for a schema. A kind that is not among `kinds` is made as its type and pattern say. */
export function arbitraryOf(schemas: Schemas, kinds: Kinds, at: Located): fc.Arbitrary<Json> {
  const { schema, file } = follow(schemas, at);
  const inner = (own: Schema) => arbitraryOf(schemas, kinds, { schema: own, file });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const own = schema.kind === undefined ? undefined : kinds[schema.kind];
  if (own) return own(schema);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) throw new Error(`Nothing says of which type the values of ${file} are.`);
  return fc.oneof(...types.map((type) => ofType(type, schema, inner)));
}

function ofType(type: string, schema: Schema, inner: (schema: Schema) => fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  switch (type) {
    case "object":
      return group(schema, inner);
    case "array":
      return list(schema, inner);
    case "string":
      return text(schema);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer(range(schema));
    case "number":
      return fc.double({ ...range(schema), noNaN: true }).map((number) => (Object.is(number, -0) ? 0 : number));
    default:
      throw new Error(`Values of the type "${type}" are not made.`);
  }
}

function group(schema: Schema, inner: (schema: Schema) => fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, own]) => [name, inner(own)] as const);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  if (typeof additionalProperties !== "object") return known;
  const names = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,11}$/);
  const size = { minKeys: Number(schema["minProperties"] ?? 0), maxKeys: 5, noNullPrototype: true };
  return fc.tuple(known, fc.dictionary(names, inner(additionalProperties), size)).map(([a, b]) => ({ ...b, ...a }));
}

function list(schema: Schema, inner: (schema: Schema) => fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const minLength = Number(schema["minItems"] ?? 0);
  // A long list once in a while, as far as it may go.
  const most = Number(schema["maxItems"] ?? minLength + 4);
  const lengths = { minLength, maxLength: most, size: "small" as const };
  const items = inner(schema.items!);
  return schema["uniqueItems"]
    ? fc.uniqueArray(items, { ...lengths, selector: (item) => JSON.stringify(item) })
    : fc.array(items, lengths);
}

function text(schema: Schema): fc.Arbitrary<string> {
  const minLength = Number(schema["minLength"] ?? 0);
  const maxLength = Number(schema["maxLength"] ?? Math.max(minLength, 40));
  if (typeof schema["pattern"] !== "string") return fc.string({ minLength, maxLength });
  const longest = Number(schema["maxLength"] ?? Infinity);
  const isSized = ({ length }: string) => length >= minLength && length <= longest;
  return fc.stringMatching(new RegExp(schema["pattern"], "u")).filter(isSized);
}

function range(schema: Schema): { min: number; max: number } {
  return { min: Number(schema["minimum"] ?? -1_000_000), max: Number(schema["maximum"] ?? 1_000_000) };
}
