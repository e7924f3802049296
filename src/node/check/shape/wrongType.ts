/** What somebody is told to write in the place of a value of the wrong type. */
import type { Schema } from "../../../model/fields.ts";
import type { Explanation, Wrong } from "./wrong.ts";

export type Fix = Pick<Explanation, "fix" | "note" | "edit" | "asList" | "isExample" | "brackets" | "picture">;

/** A value of the wrong type, with what its field asks for. */
export interface WrongType extends Wrong {
  schema: Schema;
  /** The types that the field may have. */
  types: readonly string[];
  /** The schema of each entry, where a list is asked for. */
  items: Schema | undefined;
}

/** Handles one kind of wrong value; returns undefined for every other. */
export type Fixer = (wrong: WrongType) => Fix | undefined;

export function fixerInput(wrong: Wrong): WrongType {
  const { lookup, document, path } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema ?? {};
  const items = schema.items && lookup.schemaAt(document, [...path, 0])?.schema;
  return { ...wrong, schema, types: typesOf(wrong), items };
}

export function typesOf({ lookup, document, path, error }: Wrong): string[] {
  return [lookup.schemaAt(document, path)?.schema.type ?? error.params["type"]].flat() as string[];
}
