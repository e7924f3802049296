import { onlyOf } from "../../onlyOf.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import { blockSchema, blockTypes, type Json, type Schemas } from "../../../../model/fields.ts";
import { fieldOf, isGroup } from "../../json.ts";
import { fitOfEntries } from "../entriesFit.ts";
import { looksLike } from "../looksLike.ts";
import type { Group } from "../../site.ts";
import { fold, nearest, sameLetters } from "../../wording/suggest.ts";
import { wordFor } from "../../wording/synonyms.ts";
import { typesWhere } from "./typesWhere.ts";
import { optionMeant } from "../values/meant/optionMeant.ts";
import { withSpaces } from "../../../../model/camelCase.ts";

/**
 * The type of a block or, where it is misspelt, the one that is certainly meant: by its name, and because the block has
 * every required field of that type, or a misspelling or a synonym of it. Undefined where it is ambiguous.
 */
export function typeMeant(schemas: Schemas, block: Group): string | undefined {
  const { type } = block;
  if (typeof type !== "string") return undefined;
  if (blockSchema(schemas, type)) return type;
  const types = blockTypes(schemas);
  const same = sameLetters(type, types);
  const near = onlyOf(same === undefined ? nearest(type, types) : [same]);
  if (near === undefined) return undefined;
  const { required = [], properties = {} } = blockSchema(schemas, near)!.schema;
  const strange = Object.keys(block).filter((name) => !Object.hasOwn(properties, name));
  // The wrappers of other programs: `"props": { … }`.
  const held = strange.flatMap((name) => (isGroup(block[name]) ? Object.keys(block[name]) : []));
  const isWordFor = (name: string) => strange.some((each) => wordFor(each, required) === name);
  const has = (name: string) =>
    Object.hasOwn(block, name) || held.includes(name) || nearest(name, strange).length > 0 || isWordFor(name);
  const lacking = required.filter((name) => !has(name));
  // A type in the same letters is certain enough to take unknown names for the missing fields.
  return lacking.length === 0 || (same !== undefined && lacking.length <= strange.length) ? near : undefined;
}

/**
 * The types that a block must be meant to have: several of its fields are invalid for its own type, and none for these.
 * @param errors The errors of the block against the schema of its own type.
 */
export function typesMeantInstead(schemas: Schemas, block: Group, errors: readonly ErrorObject[]): string[] {
  const wrong = errors.filter(({ instancePath }) => instancePath === "");
  const isStrange = wrong.some(({ keyword }) => keyword === "additionalProperties");
  if (isStrange && wrong.length > 1) {
    const types = typesWith(schemas, block).filter((type) => !hasOwnEntries(schemas, block, { type, wrong }));
    // Names that so many types have identify none.
    return types.length > MOST ? [] : types;
  }
  return areOfNames(block, errors) ? typesWith(schemas, block).filter((type) => fits(schemas, block, type)) : [];
}

const MOST = 4;

/** Whether the entries of a list with a name of another type are rather those of a list that the block lacks. */
function hasOwnEntries(
  schemas: Schemas,
  block: Group,
  { type, wrong }: { type: string; wrong: readonly ErrorObject[] },
): boolean {
  const fitIn = (of: string, list: string, value: Json) => {
    const { schema, file } = blockSchema(schemas, of)!;
    const field = fieldOf(schema, list);
    return fitOfEntries(schemas, field && { schema: field, file }, value);
  };
  const named = (param: string) => wrong.flatMap(({ params }) => (param in params ? [String(params[param])] : []));
  return named("additionalProperty").some((name) => {
    const there = fitIn(type, name, block[name]!);
    return named("missingProperty").some((list) => {
      const own = fitIn(String(block["type"]), list, block[name]!);
      // Where something is wrong in both, the type as it is written counts.
      return own > there || (own === there && own > 0 && own < 1);
    });
  });
}

/** Whether several groups of a block have unknown names, or all entries of a list lack the same. */
function areOfNames(block: Group, errors: readonly ErrorObject[]): boolean {
  const isStrange = errors.some(({ keyword }) => keyword === "additionalProperties");
  const places = new Set(errors.map(({ instancePath }) => instancePath));
  if (places.size < 2 || !errors.every(({ keyword }) => keyword === "additionalProperties" || keyword === "required"))
    return false;
  const lists = Object.entries(block).filter(([, value]) => Array.isArray(value)) as [string, Json[]][];
  return isStrange || lists.some(([name, list]) => list.every((_, i) => places.has(`/${name}/${i}`)));
}

function fits(schemas: Schemas, block: Group, type: string): boolean {
  return type !== block["type"] && looksLike(schemas, blockSchema(schemas, type)!, { ...block, type });
}

/** The type that a word is a synonym of; but where the block has other fields, the only type that has them all. */
export function typeByWord(schemas: Schemas, block: Group, written: string): string | undefined {
  const named = optionMeant(written, blockTypes(schemas));
  const { properties = {} } = (named === undefined ? undefined : blockSchema(schemas, named)?.schema) ?? {};
  if (named === undefined || Object.keys(block).every((name) => Object.hasOwn(properties, name))) return named;
  const only = onlyOf(typesWith(schemas, block));
  return only === undefined ? named : only;
}

/** The most characters of a text that may contain the name of a type. */
const LONGEST = 60;
/** The fewest characters: fewer are in too many names. */
const SHORTEST = 4;

/** The only type whose name is among the words, as in "Hero banner", or whose fields the block has. */
export function typeGuessed(schemas: Schemas, block: Group, written: string): string | undefined {
  const types = blockTypes(schemas);
  const words = written.length > LONGEST ? [] : withSpaces(written).split(/[\s_-]+/);
  const runs = new Set(words.flatMap((_, from) => words.map((__, to) => fold(words.slice(from, to + 1).join("")))));
  // "Tab panel" has one of "tabs".
  const named = types.filter((type) => runs.has(fold(type)) || runs.has(fold(type).replace(/s$/, "")));
  const fitting = named.length > 0 ? named : typesWith(schemas, block);
  const alike = written.length < SHORTEST ? [] : fitting.filter((type) => fold(type).includes(fold(written)));
  return onlyOf(fitting.length > 1 && alike.length > 0 ? alike : fitting);
}

/** The types of blocks that have all these fields and need no others; of several, only those for which the values are valid, too. */
export function typesWith(schemas: Schemas, block: Group): string[] {
  const names = Object.keys(block).filter((name) => name !== "type");
  if (names.length === 0) return [];
  const types = blockTypes(schemas).filter((type) => {
    const { properties = {}, required = [] } = blockSchema(schemas, type)!.schema;
    const isLacking = required.some((name) => name !== "type" && !names.includes(name));
    return !isLacking && names.every((name) => Object.hasOwn(properties, name));
  });
  const fitting = types.filter((type) => {
    const own = blockSchema(schemas, type)!;
    return looksLike(schemas, own, { ...inLists(block, own.schema.properties), type });
  });
  return fitting.length > 0 ? fitting : types;
}

/** The block without an unknown group around all of its fields: `"props": { … }`. */
export function withoutGroup(schemas: Schemas, block: Group): Group {
  const around = groupAround(schemas, block);
  if (around === undefined) return block;
  const { [around]: fields, ...own } = block;
  return { ...(fields as Group), ...own };
}

/** The name of that group. */
export function groupAround(schemas: Schemas, block: Group): string | undefined {
  const only = onlyOf(Object.keys(block).filter((name) => name !== "type" && name !== "id"));
  if (only === undefined || !isGroup(block[only])) return undefined;
  const isField = typesWhere(schemas, "block", ({ schema }) => fieldOf(schema, only) !== undefined).length > 0;
  return isField ? undefined : only;
}

/** Wraps groups that stand in the place of lists: they identify a type as well as the lists would. */
function inLists(block: Group, properties: Record<string, { type?: unknown }> = {}): Group {
  const entries = Object.entries(block).map(([name, value]) =>
    isGroup(value) && properties[name]?.type === "array" ? [name, [value]] : [name, value],
  );
  return Object.fromEntries(entries) as Group;
}

/** What a block of a type is called in a sentence: "hero", and `"tabs" block` where the type is a word for several. */
export function nounOfType(type: string): string {
  if (type === "shared") return "shared block";
  return /[^s]s$/.test(type) ? `"${type}" block` : type;
}
