import { blockCatalogue } from "../../model/catalogue.ts";
import type { Schema, Schemas } from "../../model/fields.ts";
import { choice } from "../check/words.ts";
import { inLines } from "./jsonText.ts";

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
    // met: so it then finds none of the blocks, and not all.
    allOf: types.map((type) => ({
      if: { properties: { type: { not: { const: type } } } },
      else: { $ref: `blocks/${type}.schema.json` },
    })),
    defaultSnippets: blocks.map(({ type, title, purpose, examples: [first] }) => ({
      label: `${type}: ${title}`,
      description: purpose,
      bodyText: snippet(inLines(first!)),
    })),
  };
}

/** A text in which an editor finds nothing to fill in. */
function snippet(text: string): string {
  return text.replace(/[\\$]/g, "\\$&");
}
