/** Suggests a type for a block of an unknown type, from its other fields. */
import { onlyOf } from "../../onlyOf.ts";
import { withOwn } from "../example/ownExample.ts";
import { blockSchema, blockTypes, follow, type Json, type Located, type Schemas } from "../../../../model/fields.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { looksLike } from "../looksLike.ts";
import type { Group } from "../../site.ts";
import { wordsFor } from "../../wording/synonyms.ts";
import { fewDescribed, fewTypes } from "./typesWhere.ts";
import { example, joined, LONGEST_EXAMPLE } from "../../wording/words.ts";

/** Returns the fields that a name may stand for. */
type NameMatcher = (name: string, fields: readonly string[]) => string[];

const asWritten: NameMatcher = (name, fields) => fields.filter((field) => field === name);

/** The most types whose entries may have exactly these names: a title and a text identify less than synonyms of the fields of a block. */
const MOST_ENTRIES = 2;

/** The fix. Undefined where the fields identify no block, or too many. */
export function typeByFields(schemas: Schemas, block: Group): string | undefined {
  const { type: _, ...fields } = block;
  if (Object.keys(fields).length < 2) return undefined;
  for (const reading of [asWritten, wordsFor]) {
    const read = { fields, reading };
    const blocks = blockTypes(schemas).flatMap((type) => {
      const meant = meantIn(schemas, blockSchema(schemas, type)!, read);
      return meant ? [{ type, meant }] : [];
    });
    const lists = blocks.length > 0 ? [] : listsFor(schemas, read);
    const isVague = reading === asWritten && lists.length > MOST_ENTRIES;
    const said = isVague ? undefined : (asBlock(schemas, blocks) ?? asEntry(lists));
    if (said) return said;
  }
  return asEntry(listsFor(schemas, { fields, reading: asWritten }));
}

interface MatchedFields {
  fields: Group;
  reading: NameMatcher;
}

function asBlock(schemas: Schemas, blocks: readonly { type: string; meant: FittingGroup }[]): string | undefined {
  const [block, ...others] = blocks;
  const few = fewTypes(blocks.map(({ type }) => type));
  if (!block || !few) return undefined;
  if (others.length > 0) {
    const described = fewDescribed(
      schemas,
      blocks.map(({ type }) => type),
    );
    return `write ${described}: ${others.length > 1 ? "all of them" : "both"} have such fields.`;
  }
  const { renamed } = block.meant;
  return renamed.length > 0 ? `write ${few}, and rename ${joined(renamed)}.` : `write ${few}, which has these fields.`;
}

function asEntry(homes: readonly { type: string; list: string; entry: Group }[]): string | undefined {
  const [home, ...others] = homes;
  const types = fewTypes([...new Set(homes.map((each) => each.type))]);
  if (!home || !types) return undefined;
  if (others.length > 0) return `put it into a list of a block whose entries have such fields: ${types}.`;
  const shown = example(home.entry);
  const own = withOwn(shown);
  return `put it into the list "${home.list}" of a block ${types}${shown.length > LONGEST_EXAMPLE ? "" : `, like this${own}: ${shown}`}.`;
}

/** The lists in blocks that could have these fields as an entry. */
function listsFor(schemas: Schemas, read: MatchedFields) {
  return blockTypes(schemas).flatMap((type) => {
    const { schema, file } = blockSchema(schemas, type)!;
    return Object.entries(schema.properties ?? {}).flatMap(([list, { items }]) => {
      const entry = items && meantIn(schemas, { schema: items, file }, read);
      return entry ? [{ type, list, entry: entry.group }] : [];
    });
  });
}

interface FittingGroup {
  /** The fields under the names that they have there. */
  group: Group;
  renamed: string[];
}

/** Undefined where the fields do not fit there. */
function meantIn(schemas: Schemas, at: Located, { fields, reading }: MatchedFields): FittingGroup | undefined {
  const { properties } = follow(schemas, at).schema;
  if (!properties) return undefined;
  const type = properties["type"]?.const;
  const group: Record<string, Json> = type === undefined ? {} : { type };
  const renamed: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const fitting = reading(name, Object.keys(properties)).flatMap((field) => {
      const own = { schema: properties[field]!, file: at.file };
      const isName = follow(schemas, own).schema.kind === "image" && typeof value === "string" && isPictureFile(value);
      const whole = isName ? { src: value, alt: "…" } : value;
      return looksLike(schemas, own, whole) ? [{ field, whole }] : [];
    });
    const only = onlyOf(fitting);
    if (!only || Object.hasOwn(group, only.field)) return undefined;
    group[only.field] = only.whole;
    if (only.field !== name) renamed.push(`"${name}" to "${only.field}"`);
  }
  return looksLike(schemas, at, group) ? { group, renamed } : undefined;
}
