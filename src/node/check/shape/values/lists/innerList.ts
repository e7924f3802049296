/** Lists that directly hold the entries of an inner list: one level is missing, which is one mistake. */
import type { Tell } from "../../untold.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Place } from "../../../place.ts";
import { isWithin, pointerOf } from "../../../../../model/pointer.ts";
import { follow, type Json, type Located, type Schema, type Schemas } from "../../../../../model/fields.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import { append } from "../../../append.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { CodedFinding } from "../../../finding.ts";
import { example, withArticle } from "../../../wording/words.ts";
import { findingOf } from "../../wrong.ts";

/** The list in a group whose entries the values are. */
interface Inner {
  name: string;
  /** The noun for one of its entries. */
  noun: string;
  /** The schema of its entries. */
  schema: Schema;
}

/** The only required list of a group that could have all these values as its entries. */
export function innerListOf(
  { schemas }: Lookup,
  { schema, file }: Located,
  values: readonly Json[],
): Inner | undefined {
  return onlyInner(schemas, { schema, file }, (items) =>
    values.every((value) => isGroup(value) && looksLike(schemas, items, value)),
  );
}

function onlyInner(
  schemas: Schemas,
  { schema: { properties = {}, required = [] }, file }: Located,
  fits: (items: Located) => boolean,
): Inner | undefined {
  const lists = required.flatMap((name) => {
    const { items } = properties[name] ?? {};
    const located = items && follow(schemas, { schema: items, file });
    if (!located || !fits(located)) return [];
    const { schema } = located;
    return [{ name, noun: (items.title ?? schema.title ?? "entry").toLowerCase(), schema }];
  });
  return onlyOf(lists);
}

/** Whether a group has exactly the names that an entry of the inner list needs or allows; its values may be invalid. */
function isWhole(value: Json, { properties = {}, required = [] }: Schema): boolean {
  return (
    isGroup(value) &&
    required.length > 0 &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) => Object.hasOwn(properties, name))
  );
}

/** The text of the missing level before the first entry, and the words about its placeholders. */
function levelAround({ schema }: Located, { name }: Inner): { before: string; own: string } {
  const others = (schema.required ?? []).filter((each) => each !== name);
  const fields = others.map((each) => `"${each}": ${example("…")}, `).join("");
  return {
    before: `{ ${fields}"${name}": [`,
    own: others.length > 0 ? ", with your own words for the three dots" : "",
  };
}

export const missingLevels: Tell = (lookup, { document, errors, pathOf }) => {
  const lists = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === "required" ? listIn(instancePath) : [])),
  );
  const found: CodedFinding[] = [];
  let rest = errors;
  for (const pointer of lists) {
    const path = pathOf(pointer);
    const said = missingLevel(lookup, { document, path });
    if (said.length === 0) continue;
    append(found, said);
    const told = new Set(said.map(({ path: at }) => pointer + pointerOf(at.slice(path.length))));
    const isTold = (at: string) => told.has(pointer) || told.has(entryAround(at, pointer));
    rest = rest.filter(({ instancePath }) => !isWithin(instancePath, pointer) || !isTold(instancePath));
  }
  return { found, rest };
};

/** The JSON Pointer of the list that an entry is in, in an array; empty for a pointer to anything else. */
function listIn(pointer: string): string[] {
  const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
  return list === undefined ? [] : [list];
}

/** The JSON Pointer of the entry of a list that contains a pointer. */
function entryAround(pointer: string, list: string): string {
  const end = pointer.indexOf("/", list.length + 1);
  return end === -1 ? pointer : pointer.slice(0, end);
}

function missingLevel(lookup: Lookup, { document, path }: Place): CodedFinding[] {
  const list = valueAt(document, path);
  const located = lookup.schemaAt(document, [...path, 0]);
  if (!Array.isArray(list) || !located) return [];
  const inner = onlyInner(lookup.schemas, located, ({ schema }) => list.some((each) => isWhole(each, schema)));
  const astray = inner ? list.flatMap((each, i) => (isAstray(each, located.schema, inner) ? [i] : [])) : [];
  if (!inner || astray.length === 0) return [];
  const { before, own } = levelAround(located, inner);
  const outer = withArticle((located.schema.title ?? "entry").toLowerCase());
  const said = (what: string, [first, last]: readonly [string, string]) => ({
    code: "wrong-type",
    message: `${what} is ${withArticle(inner.noun)}, but it should be ${outer}, which has such entries in a list called "${inner.name}".`,
    fix: `write ${before} in front of ${first}, and ] } behind ${last}${own}.`,
  });
  const label = lookup.labelOf(document, path);
  if (astray.length < list.length)
    return astray.map((i) =>
      findingOf(
        { document, path: [...path, i] },
        { ...said(`entry ${i + 1} of ${label}`, ["it", "it"]), place: path.slice(0, -1) },
      ),
    );
  const [what, ends] =
    list.length === 1
      ? (["the only", [`the ${inner.noun}`, "it"]] as const)
      : (["each", [`the first ${inner.noun}`, "the last one"]] as const);
  return [findingOf({ document, path }, said(`${what} entry of ${label}`, ends))];
}

/** Whether a group is an inner entry in the place of its list: it has names that only inner entries have, and none that only the outer group has. */
function isAstray(value: Json, { properties: around = {} }: Schema, { schema: { properties = {} } }: Inner): boolean {
  const names = isGroup(value) ? Object.keys(value) : [];
  const isOf = (fields: object, others: object) => (name: string) =>
    Object.hasOwn(fields, name) && !Object.hasOwn(others, name);
  return names.some(isOf(properties, around)) && !names.some(isOf(around, properties));
}
