/** The schema of a file, as "$schema" names it for editors. */
import type { Schemas } from "../../../model/fields.ts";
import { ROOTS } from "../lookup.ts";
import type { Document } from "./document.ts";

/** The path of the schema from the root of the project: "schema/page.schema.json". */
export function schemaOf({ role }: Document, schemas: Schemas): string {
  const [example] = schemas[ROOTS[role]]!.properties!["$schema"]!.examples!;
  return String(example).replace(/^(?:\.\.\/)+/, "");
}

/** The path from the folder of the file to its schema: "../schema/page.schema.json". */
export function schemaFor(document: Document, schemas: Schemas): string {
  const folders = document.file.split("/").length - 1;
  return "../".repeat(folders) + schemaOf(document, schemas);
}
