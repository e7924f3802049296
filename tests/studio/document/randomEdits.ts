/** Any edit of any page, and what it has to make of the data by the simplest of means. */
import * as fc from "fast-check";
import { isGroup, type Json } from "../../../src/model/fields.ts";
import { pathOf } from "../../../src/model/pointer.ts";
import type { Edit } from "../../../src/studio/document/actions.ts";
import type { Group } from "../../node/check/site.ts";
import { pointersIn } from "../studio.ts";

/** Numbers that say what is done where, whatever page they are held against. */
export const wish = fc.record({
  what: fc.constantFrom("set", "clear", "add", "remove", "move", "duplicate", "rename"),
  where: fc.nat(),
  index: fc.nat(),
  value: fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.integer(),
    fc.constantFrom<Json>("", null, true, [], {}, ["One.", "Two."], { label: "Go", href: "/" }),
    fc.constant<Json>({ type: "faq", heading: "More", items: [{ question: "Q?", answer: "A." }] }),
  ),
});
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** The edit that a wish comes to on a page; undefined where there is nothing to do it to. */
export function editOf(page: Group, { what, where, index, value }: Wish): Edit | undefined {
  const all = pointersIn(page);
  const pick = (fits: (spot: (typeof all)[number]) => boolean) => {
    const found = all.filter(fits);
    return found[where % found.length];
  };
  const length = (list: string) => (valueAt(page, list) as Json[]).length;
  if (what === "set") {
    const field = pick(({ isItem }) => !isItem);
    return field && { type: "set", pointer: field.pointer, value: like(field.value, value) };
  }
  if (what === "clear" || what === "rename") {
    const field = pick(({ isItem }) => !isItem);
    if (!field) return undefined;
    return what === "clear"
      ? { type: "clear", pointer: field.pointer }
      : { type: "rename", pointer: field.pointer, name: `name${index % 1000}` };
  }
  if (what === "add") {
    const list = pick((each) => Array.isArray(each.value));
    return list && { type: "add", list: list.pointer, index: index % (length(list.pointer) + 1), value };
  }
  const item = pick((each) => each.isItem);
  if (!item) return undefined;
  if (what === "move") return { type: "move", pointer: item.pointer, to: index % length(listOf(item.pointer)) };
  return { type: what as "remove" | "duplicate", pointer: item.pointer };
}

/** Mostly a value of the kind that was there. */
function like(old: Json, value: Json): Json {
  return typeof old === "string" && typeof value === "number" ? `${old}${value}` : value;
}

/** What the data has to be after an edit. */
export function expected(page: Group, edit: Edit): Group {
  const data = structuredClone(page);
  if (edit.type === "add") {
    (valueAt(data, edit.list) as Json[]).splice(edit.index, 0, edit.value);
    return data;
  }
  const holder = valueAt(data, listOf(edit.pointer)) as Json[] & Group;
  const name = edit.pointer
    .slice(edit.pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  const at = Number(name);
  if (edit.type === "set") holder[name] = edit.value;
  else if (edit.type === "clear") delete holder[name];
  else if (edit.type === "remove") holder.splice(at, 1);
  else if (edit.type === "duplicate") holder.splice(at + 1, 0, structuredClone(holder[at]!));
  else if (edit.type === "move") holder.splice(edit.to, 0, ...holder.splice(at, 1));
  else if (edit.type === "rename" && !Object.hasOwn(holder, edit.name)) {
    holder[edit.name] = holder[name]!;
    delete holder[name];
  }
  return data;
}

function listOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

export function valueAt(page: Group, pointer: string): Json | undefined {
  const inside = (value: unknown, key: string | number) =>
    (value as Record<string | number, unknown> | undefined)?.[key];
  return pathOf(pointer, page).reduce<unknown>(inside, page) as Json | undefined;
}

/** The data without what an edit may leave out or name anew: groups and lists of nothing, and names for links. */
export function essence(value: Json): Json {
  if (Array.isArray(value)) return value.map(essence);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    name === "id" ? "" : essence(inner),
  ]);
  return Object.fromEntries(
    entries.filter(([, inner]) => typeof inner !== "object" || inner === null || Object.keys(inner).length > 0),
  );
}
