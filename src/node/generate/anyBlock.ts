import { blockCatalogue } from "../../model/catalogue.ts";
import { blockSchema, type Schema, type Schemas } from "../../model/fields.ts";
import { choice } from "../check/wording/words.ts";
import { exampleIn } from "./exampleIn.ts";
import { inLines, snippet } from "./jsonText.ts";
import { openFields } from "./openFields.ts";
import { wholeEntries } from "./wholeEntries.ts";

/**
 * The schema of a block of any type, for editors: first the types as one list of choices with a sentence each, then only the
 * fields of the type that was written. With `oneOf`, an editor would report the errors against every type.
 */
export function anyBlock(schemas: Schemas): Schema {
  const blocks = blockCatalogue(schemas);
  const types = blocks.map(({ type }) => type);
  return {
    title: "Block",
    description: "One part of a page. Its type says what it is.",
    kind: "block",
    type: "object",
    errorMessage: 'Write a block in { }. It starts with its "type".',
    required: ["type"],
    properties: {
      type: {
        title: "Type",
        description: "Says which kind of block this is. All other fields depend on it.",
        enum: types,
        enumDescriptions: blocks.map(({ purpose }) => purpose),
        errorMessage: `There is no such block. Write one of ${choice(types)}.`,
      },
    },
    // Negated, because an editor that completes "type" takes every condition on it for fulfilled: negated, no block matches, and
    // otherwise all would. It would then suggest the first "type" that it finds.
    allOf: types.map((type) => ({
      if: { properties: { type: { not: { const: type }, doNotSuggest: true } } },
      else: ownFields(schemas, type),
    })),
    defaultSnippets: blocks.map(({ type, title, purpose }) => ({
      label: `${type}: ${title}`,
      description: purpose,
      bodyText: snippet(inLines(exampleIn(schemas, `blocks/${type}.schema.json`))),
    })),
  };
}

function ownFields(schemas: Schemas, type: string): Schema {
  const block = { $ref: `blocks/${type}.schema.json` };
  if (type === "shared") return { allOf: [block, openFields(schemas)] };
  const at = blockSchema(schemas, type)!;
  const entries = wholeEntries(schemas, at, at.schema.examples?.[0]);
  return entries ? { allOf: [block, entries] } : block;
}
