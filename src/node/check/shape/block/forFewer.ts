/** What to do with a block whose list is too short for its type, where another type takes it as it is. */
import { blockSchema, blockTypes, follow, type Located, type Schemas } from "../../../../model/fields.ts";
import { fieldOf, isGroup, valueAt } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { joined, numberWord, quote } from "../../wording/words.ts";
import { looksLike } from "../looksLike.ts";
import { isBlock } from "../noun.ts";
import { fewTypes } from "./typesWhere.ts";

/** A type that takes the entries, and what is taken out for it. */
interface Fitting {
  type: string;
  list: string;
  out: readonly string[];
  outOfEach: readonly string[];
}

/**
 * Nobody should have to invent an entry. Returns a sentence with a space before it; empty where words, pictures or links
 * would be lost.
 * @param at The place of the list.
 */
export function orFewer(lookup: Lookup, { document, path }: Place): string {
  const around = path.slice(0, -1);
  const name = String(path.at(-1));
  const { [name]: entries, ...block } = (valueAt(document, around) ?? {}) as Group;
  if (!isBlock(around) || !Array.isArray(entries) || entries.length < 2 || !entries.every(isGroup)) return "";
  const { schemas } = lookup;
  const ofBlock = lookup.schemaAt(document, around);
  const ofEntry = lookup.schemaAt(document, [...path, 0]);
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const fitting = blockTypes(schemas).flatMap((type) => {
    const { schema, file } = blockSchema(schemas, type)!;
    const { properties = {} } = schema;
    const out = lackedBy(properties, Object.keys(block));
    if (!out.every((field) => isSetting(schemas, ofBlock, field))) return [];
    return Object.entries(properties).flatMap(([list, { items }]): Fitting[] => {
      if (!items) return [];
      const outOfEach = lackedBy(follow(schemas, { schema: items, file }).schema.properties ?? {}, fields);
      const other = { ...without(block, out), type, [list]: entries.map((entry) => without(entry, outOfEach)) };
      const isFit = outOfEach.every((field) => isSetting(schemas, ofEntry, field));
      return isFit && looksLike(schemas, { schema, file }, other) ? [{ type, list, out, outOfEach }] : [];
    });
  });
  return said(fitting, name, entries.length);
}

function lackedBy(properties: object, names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(properties, name));
}

function without(group: Group, names: readonly string[]): Group {
  return Object.fromEntries(Object.entries(group).filter(([name]) => !names.includes(name)));
}

/** Whether a field has only a number, a choice, or true or false. Drawings are chosen by name, but they are content. */
function isSetting(schemas: Schemas, at: Located | undefined, name: string): boolean {
  const own = fieldOf(at?.schema, name);
  const { enum: options, kind, type } = own ? follow(schemas, { ...at!, schema: own }).schema : {};
  return kind === undefined && (options !== undefined || ["boolean", "integer", "number"].includes(String(type)));
}

/** Says it of the types for which the same is to be done. */
function said(fitting: readonly Fitting[], name: string, count: number): string {
  const [first] = fitting;
  if (!first) return "";
  const toDo = ({ list, out, outOfEach }: Fitting) => JSON.stringify([list, out, outOfEach]);
  const alike = fitting.filter((each) => toDo(each) === toDo(first)).map(({ type }) => type);
  const types = fewTypes(alike);
  if (types === undefined) return "";
  const { list, out, outOfEach } = first;
  const gone = [...out.map(quote), ...outOfEach.map((field) => `each ${quote(field)}`)];
  const renamed = list === name ? [] : [`rename ${quote(name)} to ${quote(list)}`];
  const steps = [
    `write ${types} for its "type"`,
    ...renamed,
    ...(gone.length > 0 ? [`take ${joined(gone, "and")} out`] : []),
  ];
  return ` If there are only ${numberWord(count)}, ${joined(steps, "and")}.`;
}
