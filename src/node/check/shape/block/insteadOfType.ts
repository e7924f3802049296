/** What to write in the place of an unknown type. */
import { blockSchema, blockTypes, type Schemas } from "../../../../model/fields.ts";
import { fieldOf } from "../../json.ts";
import type { Place } from "../../place.ts";
import { didYouMean, type Instead, insteadOf } from "../../wording/instead.ts";
import { listNames } from "../../wording/listNames.ts";
import { choice, quote } from "../../wording/words.ts";
import { aroundBlocks } from "./blocksWithin.ts";
import { typeByFields } from "./typeByFields.ts";
import { fewTypes, typesWhere } from "./typesWhere.ts";
import type { UnknownType } from "./unknownType.ts";

export function insteadOfType(schemas: Schemas, at: Place, unknown: UnknownType): Instead {
  const { type, block, shared, none, other, inner } = unknown;
  if (shared !== undefined) return { fix: shared };
  const alike = insteadOf(type, blockTypes(schemas));
  if (alike) return alike;
  if (other !== undefined) {
    const { fix, guess } = didYouMean(other);
    return { fix: fix + lackedBy(schemas, unknown, other), guess };
  }
  const around = Object.keys(block).length === 2 ? aroundBlocks(at, inner) : undefined;
  return { fix: around ?? none ?? anyOf(schemas, unknown) };
}

/** The required fields of a type, for a block with nothing but its type. */
function lackedBy(schemas: Schemas, { block }: UnknownType, type: string): string {
  const { required = [] } = blockSchema(schemas, type)!.schema;
  const lacking = required.filter((name) => !Object.hasOwn(block, name));
  return lacking.length > 0 && Object.keys(block).length === 1 ? ` It needs ${choice(lacking, "and")}.` : "";
}

/** An unknown type may be the name of a field of some blocks: "image", "figures". Else the fields of the block may identify it. */
function anyOf(schemas: Schemas, { type, fields }: UnknownType): string {
  const having = fewTypes(typesWhere(schemas, "block", ({ schema }) => fieldOf(schema, type) !== undefined));
  if (having) return `use a block that has the field ${quote(type)}: ${having}.`;
  const byFields = typeByFields(schemas, fields);
  if (byFields) return byFields;
  return `write one of ${listNames(blockTypes(schemas))}. docs/blocks.md shows what each is for.`;
}
