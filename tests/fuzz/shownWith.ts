import type { Json, Schema } from "../../src/model/fields.ts";
import { schemas } from "../node/check/site.ts";

/** A field that is shown only when another one of its group is there, or only when it is not. */
interface Shown {
  name: string;
  other: string;
  isThere: boolean;
}

/** What the schema of a block type says of its fields, at any depth. */
function shownIn(schema: Schema | undefined): Shown[] {
  const inner = Object.entries(schema?.properties ?? {}).flatMap(([name, own]): Shown[] => {
    const { shownWith, shownWithout } = own;
    return [
      ...(shownWith === undefined ? [] : [{ name, other: shownWith, isThere: true }]),
      ...(shownWithout === undefined ? [] : [{ name, other: shownWithout, isThere: false }]),
      ...shownIn(own),
    ];
  });
  return schema?.items ? [...inner, ...shownIn(schema.items)] : inner;
}

function fieldsOf(type: string): Shown[] {
  return shownIn(schemas[`blocks/${type}.schema.json`]);
}

/** A part of a block without the fields that nobody would see. */
export function seenOf(type: string, value: Json): Json {
  return seen(fieldsOf(type), value);
}

function seen(fields: readonly Shown[], value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => seen(fields, item));
  if (typeof value !== "object" || value === null) return value;
  const shown = Object.entries(value).filter(([own]) =>
    fields.every(({ name, other, isThere }) => name !== own || other in value === isThere),
  );
  return Object.fromEntries(shown.map(([name, inner]) => [name, seen(fields, inner)]));
}
