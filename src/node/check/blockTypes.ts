import type { Schemas } from "../../model/fields.ts";

/** Block types in the order of their schema files. */
export function blockTypes(schemas: Schemas): string[] {
  return Object.keys(schemas).flatMap((file) => /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
}
