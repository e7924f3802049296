/** Every block with what an author needs to know of it: for the gallery, for pickers and for written docs. */
import { blockSchema, blockTypes, follow, type Json, type Located, type Schema, type Schemas } from "./fields.ts";
import { valueWords } from "./valueWords.ts";

export interface BlockEntry {
  type: string;
  title: string;
  /** What it is for, in a sentence or two. */
  purpose: string;
  fields: FieldEntry[];
  /** Whole blocks, ready to be put on a page. */
  examples: { [field: string]: Json }[];
}

export interface FieldEntry {
  name: string;
  title: string;
  description: string;
  required: boolean;
  /** What may be written, with its limits: "a list in [ ] with 3 to 30 entries". */
  value: string;
  /** The same for a list, without the words for its entries. */
  list?: string;
  /** The only value that may be written. */
  always?: Json;
  /** All that may be written, where that is a list; else empty. */
  choices: Json[];
  /** The fields of a group, or of each entry of a list of groups; else empty. */
  fields: FieldEntry[];
}

/** All blocks in alphabetical order of their types. */
export function blockCatalogue(schemas: Schemas): BlockEntry[] {
  return blockTypes(schemas).map((type) => {
    const at = blockSchema(schemas, type)!;
    const { title = type, description = "", examples = [] } = at.schema;
    return {
      type,
      title,
      purpose: description,
      fields: fieldsOf(schemas, at),
      examples: examples as BlockEntry["examples"],
    };
  });
}

/** The fields of a group, with all that is inside them. */
export function fieldsOf(schemas: Schemas, { schema, file }: Located): FieldEntry[] {
  // Blocks have entries of their own.
  if (schema.kind === "block") return [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const at = follow(schemas, { schema: property, file });
    const { title = name, description = "", enum: choices = [], items, additionalProperties } = at.schema;
    const isNamedByAuthor = typeof additionalProperties === "object";
    const inner = items ?? (isNamedByAuthor ? additionalProperties : undefined);
    const entry = inner && follow(schemas, { schema: inner, file: at.file });
    const isList = entry !== undefined && at.schema.type === "array";
    const isPlain = isList && (!entry.schema.properties || entry.schema.kind === "block");
    const words = valueWords(at.schema);
    return {
      name,
      title,
      description: [description, ...englishOf(at.schema)].join(" "),
      required: schema.required?.includes(name) ?? false,
      value: `${words}${isPlain ? `, each ${valueWords(entry.schema)}` : ""}${isNamedByAuthor ? ", each under a name of your own" : ""}`,
      ...(isList && { list: words }),
      ...(at.schema.const !== undefined && { always: at.schema.const }),
      choices: entry?.schema.enum ?? choices,
      fields: fieldsOf(schemas, entry ?? at),
    };
  });
}

/** What the program says in English where its author says nothing; only few fields have that. */
export function englishOf({ default: text }: Schema): [] | [string] {
  return typeof text === "string" ? [`In English: "${text}"`] : [];
}
