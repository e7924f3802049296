/** Every field of every example in the schemas, for tests that spoil each of them. */
import { blockSchema, follow, type Json, type Located, type Path } from "../../../src/model/fields.ts";
import { letterSlips } from "../../fuzz/corpus/slips.ts";
import { type Group, page, schemas, types } from "./site.ts";

export interface Spot {
  /** The group that has the field, from the top of the page. */
  group: Path;
  name: string;
  located: Located;
  required: boolean;
  /** The names that the schema of the group allows. */
  names: string[];
  /** The group is a block of a known type. */
  isBlock: boolean;
}

/** Every example of a block type, on a page of its own. */
export const pages = types.flatMap((type) =>
  schemas[`blocks/${type}.schema.json`]!.examples!.map((example, i) => ({
    title: `${type} ${i + 1}`,
    content: page(structuredClone(example) as Group),
    spots: [...spotsOf(blockSchema(schemas, type)!, example, ["blocks", 0])],
  })),
);

/** Every field in a value; of an array, only those of the first entry. */
export function* spotsOf(at: Located, value: Json, path: Path): Generator<Spot> {
  const { schema, file } = follow(schemas, at);
  if (Array.isArray(value)) {
    // The other entries have the same schema.
    if (schema.items && value.length > 0) yield* spotsOf({ schema: schema.items, file }, value[0]!, [...path, 0]);
    return;
  }
  if (typeof value !== "object" || value === null || schema.kind === "block") return;
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  for (const [name, inner] of Object.entries(value)) {
    const own = properties[name];
    if (own) {
      const located = follow(schemas, { schema: own, file });
      const isBlock = schema.properties?.["type"]?.const !== undefined;
      yield { group: path, name, located, required: required.includes(name), names, isBlock };
      yield* spotsOf(located, inner, [...path, name]);
    } else if (typeof additionalProperties === "object")
      yield* spotsOf({ schema: additionalProperties, file }, inner, [...path, name]);
  }
}

/** A letter dropped, doubled, or swapped with the next one. */
export function slips(name: string): string[] {
  const kinds = ["left out", "doubled", "swapped"];
  const all = letterSlips(name).flatMap(({ kind, word }) => (kinds.includes(kind) ? [word] : []));
  const styled = [
    name.toUpperCase(),
    name.charAt(0).toUpperCase() + name.slice(1),
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ];
  return [...new Set([...all, ...styled])].filter((slip) => slip !== name);
}
