/** A block of an unknown type, and what it may be. */
import { onlyOf } from "../../onlyOf.ts";
import { blockSchema, type Schemas } from "../../../../model/fields.ts";
import { sharedName } from "../../files/misplaced.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { example, quote } from "../../wording/words.ts";
import { blocksWithin, type Within } from "./blocksWithin.ts";
import { typeByWord, typeGuessed, typeMeant, withoutGroup } from "./blockType.ts";
import { noSuchBlock, typeInstead } from "./noSuchBlock.ts";

export interface UnknownType {
  type: string;
  block: Group;
  /** The block without a group around its fields. */
  fields: Group;
  /** The type that is certainly meant. */
  meant: string | undefined;
  /** What to write for the shared block that is meant. */
  shared: string | undefined;
  /** The fix where there is no such block. */
  none: string | undefined;
  /** The type that may be meant. */
  other: string | undefined;
  /** The blocks in it. */
  inner: readonly Within[];
}

export function readUnknownType(
  lookup: Lookup,
  { path }: Place,
  { block, type }: { block: Group; type: string },
): UnknownType {
  const { schemas } = lookup;
  const fields = withoutGroup(schemas, block);
  // A type that is certainly misspelt may be the name of a shared block as well: "contact-form".
  const use = [type, type.replace(OF_SHARED, "")].find((name) => isPlaceOf(lookup, block, name));
  if (use !== undefined)
    return {
      type,
      block,
      fields,
      meant: undefined,
      shared: placing(use),
      none: undefined,
      other: undefined,
      inner: [],
    };
  const meant = typeMeant(schemas, block);
  const shared = meant === undefined ? sharedInstead(lookup, block) : undefined;
  const read = { type, block, fields, meant, shared };
  const named = typeInstead(type);
  if (named !== undefined && hasFieldsOf(schemas, block, named))
    return { ...read, other: named, none: undefined, inner: [] };
  const none = noSuchBlock(block, type);
  if (none !== undefined) return { ...read, other: undefined, none, inner: blocksWithin(schemas, { path, block }) };
  const other = typeByWord(schemas, fields, type) ?? typeGuessed(schemas, fields, type);
  return { ...read, other, none, inner: [] };
}

/** Whether a block has all required fields of a type, and no fields that the type does not have. */
export function hasFieldsOf(schemas: Schemas, block: Group, type: string): boolean {
  const { required = [], properties = {} } = blockSchema(schemas, type)!.schema;
  const names = Object.keys(block);
  return required.every((name) => names.includes(name)) && names.every((name) => Object.hasOwn(properties, name));
}

const OF_PLACE: ReadonlySet<string> = new Set(["type", "id", "use", "with"]);

/** What stands before the name: `shared:questions`, `_shared/questions`. */
const OF_SHARED = /^_?shared[\s:./#-]+/i;

/** Whether a block is the place of a shared one, whose name it has as its type. */
function isPlaceOf({ hasShared }: Lookup, block: Group, use: string): boolean {
  return Object.keys(block).every((name) => OF_PLACE.has(name)) && hasShared(use);
}

function placing(use: string): string {
  return `write "type": "shared", "use": ${quote(use)}.`;
}

function sharedInstead(lookup: Lookup, block: Group): string | undefined {
  const use = sharedNamed(lookup, block);
  return use === undefined ? undefined : `write it like this: ${example({ type: "shared", use })}.`;
}

/** The shared block whose name is all that a block of an unknown type has: `{ "type": "include", "file": "_shared/faq.json" }`. */
function sharedNamed({ hasShared }: Lookup, block: Group): string | undefined {
  const only = onlyOf(Object.keys(block).flatMap((name) => (name === "type" ? [] : [block[name]!])));
  const name = typeof only === "string" ? sharedName(only) : undefined;
  return name !== undefined && hasShared(name) ? name : undefined;
}
