/** AJV, set up once for a set of schemas; each schema is compiled when a document first needs it. */
import { Ajv2020, type CodeOptions, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Json, Schema, Schemas } from "../../../model/fields.ts";
import { editorKeywords } from "./editorKeywords.ts";

/** The mistakes of a value against a schema file; empty when there are none. */
export type Validate = (file: string, value: Json) => readonly ErrorObject[];

const NONE: readonly ErrorObject[] = [];

const bySchemas = new WeakMap<Schemas, Validate>();

/** In pages and shared blocks the blocks themselves are left alone: each is checked against the schema of its own type. */
export function validatorsOf(schemas: Schemas): Validate {
  const known = bySchemas.get(schemas);
  if (known) return known;
  // Code that is tidied up runs no faster, but takes half as long again to make.
  const ajv = createAjv(schemas, { optimize: false });
  const validators = new Map<string, ValidateFunction>();
  const validate: Validate = (file, value) => {
    const validator = validators.get(file) ?? ajv.getSchema(file)!;
    validators.set(file, validator);
    return validator(value) ? NONE : validator.errors!;
  };
  bySchemas.set(schemas, validate);
  return validate;
}

/** AJV with these schemas, each under the name of its file. */
export function createAjv(schemas: Schemas, code: CodeOptions): Ajv2020 {
  // That the schemas are schemas is the matter of a test; here it would cost more than all else.
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
