/** The schema of a file, as "$schema" names it for editors. */
import type { Schemas } from "../../../model/fields.ts";
import { oncePer, oncePerText } from "../../../model/once.ts";
import { ROOTS } from "../lookup.ts";
import type { Document } from "./document.ts";

/** The path of the schema from the root of the project: "schema/page.schema.json". */
export function schemaOf({ role }: Document, schemas: Schemas): string {
  return pathsIn(schemas)(role);
}

/** By the role of a file. Cached, as each page is asked for it. */
const pathsIn = oncePer((schemas: Schemas) =>
  oncePerText((role) => {
    const [example] = schemas[ROOTS[role as Document["role"]]]!.properties!["$schema"]!.examples!;
    return String(example).replace(/^(?:\.\.\/)+/, "");
  }),
);

/** The path from the folder of the file to its schema: "../schema/page.schema.json". */
export function schemaFor(document: Document, schemas: Schemas): string {
  return wayUp(document.file) + schemaOf(document, schemas);
}

function wayUp(file: string): string {
  let way = "";
  for (let slash = file.indexOf("/"); slash >= 0; slash = file.indexOf("/", slash + 1)) way += "../";
  return way;
}
