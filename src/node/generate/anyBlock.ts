import { blockCatalogue } from "../../model/catalogue.ts";
import { blockSchema, type Schema, type Schemas } from "../../model/fields.ts";
import { choice } from "../check/wording/words.ts";
import { exampleIn } from "./exampleIn.ts";
import { inLines, snippet } from "./jsonText.ts";
import { openFields } from "./openFields.ts";
import { wholeEntries } from "./wholeEntries.ts";

/**
 * The schema of a block of any type, made for editors: the types as one list of choices with a sentence on each, and then
 * only the fields of the type that was written. With `oneOf`, an editor would tell of every block what this one is not.
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
    // Said the other way round, because an editor that looks for what may stand in "type" takes every condition on it for
    // met: so it then finds none of the blocks, and not all. It would write the bare name of the first "type" that it finds.
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
