import { createHash } from "node:crypto";
import { blockSchema, blockTypes, type Schemas } from "../src/model/fields.ts";

/** Where `npm run docs:pictures` notes what each picture shows. */
export const MADE_FROM = "docs/blocks/madeFrom.json";

/** What the picture of each block shows: a hash of its first example, by type. */
export function exampleHashes(schemas: Schemas): { [type: string]: string } {
  const entries = blockTypes(schemas).map((type) => {
    const [first] = blockSchema(schemas, type)!.schema.examples ?? [];
    return [type, createHash("sha256").update(JSON.stringify(first)).digest("hex").slice(0, 16)];
  });
  return Object.fromEntries(entries);
}
