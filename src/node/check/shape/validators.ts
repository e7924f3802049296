/** AJV, set up once for a set of schemas; each schema is compiled when a document first needs it. */
import { Ajv2020, type CodeOptions, type ErrorObject } from "ajv/dist/2020.js";
import type { Json, Schema, Schemas } from "../../../model/fields.ts";
import { oncePer, oncePerText } from "../../../model/once.ts";
import { editorKeywords } from "./editorKeywords.ts";

/** Validates a value against a schema file. Returns an empty array when it is valid. */
export type Validate = (file: string, value: Json) => readonly ErrorObject[];

const NONE: readonly ErrorObject[] = [];

/** The blocks in pages and shared blocks are skipped: each is checked against the schema of its own type. */
export const validatorsOf = oncePer((schemas: Schemas): Validate => {
  // AJV's optimized code runs no faster, but takes half as long again to generate.
  const ajv = createAjv(schemas, { optimize: false });
  const validatorFor = oncePerText((file) => ajv.getSchema(file)!);
  return (file, value) => {
    const validator = validatorFor(file);
    return validator(value) ? NONE : validator.errors!;
  };
});

/** AJV with these schemas, each under the name of its file. */
export function createAjv(schemas: Schemas, code: CodeOptions): Ajv2020 {
  // A test checks that the schemas are valid; doing it here would cost more than everything else.
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false, meta: false, code });
  ajv.addVocabulary([...editorKeywords]);
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(envelope(file, schema), file);
  return ajv;
}

function envelope(file: string, schema: Schema): Schema {
  const { blocks, block } = schema.properties ?? {};
  if (file === "page.schema.json" && blocks) {
    const { items: _, ...list } = blocks;
    return { ...schema, properties: { ...schema.properties, blocks: list } };
  }
  if (file === "sharedBlock.schema.json" && block)
    return { ...schema, properties: { ...schema.properties, block: {} } };
  return schema;
}
