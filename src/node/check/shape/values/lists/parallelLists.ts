/** `"labels": ["A", "B"], "bars": [1, 2]`: the fields of a list of groups, in one list for each field. */
import { BESIDE } from "../../../wording/commas.ts";
import type { Tell } from "../../untold.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import { isWithin } from "../../../../../model/pointer.ts";
import { follow, type Json } from "../../../../../model/fields.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Place } from "../../../place.ts";
import type { Group } from "../../../site.ts";
import { areOneAndMany, wordFor } from "../../../wording/synonyms.ts";
import { choice, example, LONGEST_AGAIN, quote } from "../../../wording/words.ts";
import { findingOf } from "../../wrong.ts";

export const parallelLists: Tell = (lookup, { document, errors, pathOf }) => {
  const found: CodedFinding[] = [];
  let rest = errors;
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" || !rest.includes(error)) continue;
    const at = { document, path: pathOf(error.instancePath) };
    const name = String(error.params["additionalProperty"]);
    const group = valueAt(document, at.path);
    if (!isGroup(group) || !isOfValues(group[name])) continue;
    const beside = rest.filter((other) => other.instancePath === error.instancePath);
    const said = together(lookup, at, { group, name }) ?? underNoName(lookup, at, { group, name, beside });
    if (!said) continue;
    found.push(said.found);
    const list = `${error.instancePath}/${said.field}`;
    const isTold = (other: ErrorObject) => other === error || said.told?.includes(other);
    rest = rest.filter((other) => !isTold(other) && !isWithin(other.instancePath, list));
  }
  return { found, rest };
};

interface Beside {
  group: Group;
  name: string;
  /** All errors about the names in the group. */
  beside: readonly ErrorObject[];
}

interface Together {
  found: CodedFinding;
  field: string;
  told?: readonly ErrorObject[];
}

/** Combines two lists of the same length, one of which stands where a list of groups with two fields is asked for. */
function together(lookup: Lookup, at: Place, { group, name }: Omit<Beside, "beside">): Together | undefined {
  for (const field of Object.keys(group)) {
    const [meant] = field === name ? [] : entriesOf(lookup, at, { field, lists: [group[name], group[field]] });
    if (!meant) continue;
    const message = messageOf([name, field], meant.noun);
    const fix = `take ${quote(name)} out, ${BESIDE}, and write ${quote(field)}: ${shown(meant.entries)}.`;
    const place = { ...at, path: [...at.path, field] };
    return { found: findingOf(place, { code: "wrong-type", message, fix }), field };
  }
  return undefined;
}

/** The same for two lists under unknown names, where the list of groups is missing. */
function underNoName(lookup: Lookup, at: Place, { group, name, beside }: Beside): Together | undefined {
  const lacks = beside.filter(({ keyword }) => keyword === "required");
  const strange = beside.filter(({ keyword }) => keyword === "additionalProperties");
  for (const lacked of lacks)
    for (const other of strange) {
      const field = String(lacked.params["missingProperty"]);
      const second = String(other.params["additionalProperty"]);
      const ways = second === name ? [] : entriesOf(lookup, at, { field, lists: [group[name], group[second]] });
      const named = ways.filter(({ names: [first, last] }, i) => {
        const [one, two] = i === 0 ? [name, second] : [second, name];
        return isNameOf(one, [first, last]) || isNameOf(two, [last, first]);
      });
      const meant = onlyOf(ways.length > 1 ? named : ways);
      if (!meant) continue;
      const message = messageOf([name, second], meant.noun);
      const fix = `take both out, and write in their place: ${quote(field)}: ${shown(meant.entries)}.`;
      const place = { ...at, path: [...at.path, name] };
      return { found: findingOf(place, { code: "wrong-type", message, fix }), field, told: [lacked, other] };
    }
  return undefined;
}

function messageOf(lists: readonly string[], noun: string): string {
  return `${choice(lists, "and")} are two lists, but each ${noun} is a group with both.`;
}

/** Whether the name of a list stands for the first of two fields: "labels". */
function isNameOf(name: string, [field, other]: readonly [string, string]): boolean {
  return areOneAndMany(name, field) || wordFor(name.replace(/s$/, ""), [field, other]) === field;
}

/** All ways to combine two lists into groups. The first list gets the first field, unless only the reverse is valid. */
function entriesOf(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { field, lists: [one, two] }: { field: string; lists: [Json | undefined, Json | undefined] },
) {
  const located = schemaAt(document, [...path, field, 0]);
  if (!located || !isOfValues(one) || !isOfValues(two) || one.length !== two.length) return [];
  const { schema, file } = follow(schemas, located);
  const [first, second, ...more] = schema.required ?? [];
  if (first === undefined || second === undefined || more.length > 0) return [];
  const orders = [
    [one, two],
    [two, one],
  ] as const;
  return orders
    .map((order) => order[0].map((value, i) => ({ [first]: value, [second]: order[1][i]! })))
    .filter((all) => all.every((entry) => looksLike(schemas, { schema, file }, entry)))
    .map((entries) => ({ entries, names: [first, second] as const, noun: (schema.title ?? "entry").toLowerCase() }));
}

function shown(entries: readonly Group[]): string {
  const all = example([...entries]);
  return all.length > LONGEST_AGAIN ? `[${example(entries[0]!)}, …]` : all;
}

function isOfValues(list: Json | undefined): list is Json[] {
  return (
    Array.isArray(list) && list.length > 1 && list.every((each) => typeof each === "string" || typeof each === "number")
  );
}
