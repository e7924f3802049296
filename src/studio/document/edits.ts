/** Applies each edit to a page: its new text, and the keys of its items afterwards. */
import { follow, isGroup, type Json, type Path, type Schema } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import { type Lookup, rootOf } from "../../node/check/lookup.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Group } from "../../node/check/site.ts";
import type { Edit } from "./actions.ts";
import { anchorsIn, withFreshAnchors } from "./anchors.ts";
import { groupMeant, valueMeant } from "./groupMeant.ts";
import { type FreshKey, type KeyedItem, type Keys, newItem, withFieldNamed, withItems } from "./keys.ts";
import { readText } from "./read.ts";
import { withItem, withMoved, withName, withoutField, withoutItem, withoutRepeats, withValue } from "./text/edit.ts";

/** A page that can be edited: its data is what its text was parsed to. */
export interface Page extends Document {
  data: Group;
  keys: Keys;
}

export interface Edited {
  text: string;
  /** Left out when they follow from what changed. */
  keys?: Keys;
  /** What is selected afterwards. */
  select?: Path;
  /** The new selection when the selected item is gone. */
  near?: Path;
}

type EditOf<Type extends Edit["type"]> = Extract<Edit, { type: Type }>;

/** Makes one edit. An edit of what is not there changes nothing. */
export function makeEdit(lookup: Lookup, page: Page, { edit, fresh }: { edit: Edit; fresh: FreshKey }): Edited {
  switch (edit.type) {
    case "set": {
      const { value } = edit;
      const path = pathOf(edit.pointer, page.data);
      // Also a block that gets another type stays the same item.
      const isPlain = [valueAt(page, path), value].every((each) => each !== undefined && !isOfParts(each));
      return { text: withSet(lookup, page, { path, value }), ...(isPlain && { keys: page.keys }) };
    }
    case "clear": {
      const path = pathOf(edit.pointer, page.data);
      return { text: withCleared(lookup, page, path), near: path.slice(0, -1) };
    }
    case "rename":
      return renamed(page, edit);
    case "keepOne":
      return { text: withoutRepeats(page.text, pathOf(edit.pointer, page.data), edit.which) };
    case "add":
      return added(lookup, page, { edit, fresh });
    case "duplicate":
      return duplicated(lookup, page, { edit, fresh });
    case "remove":
      return removed(lookup, page, edit);
    case "move":
      return moved(page, edit);
  }
}

function withSet(lookup: Lookup, given: Page, { path, value }: { path: Path; value: Json }): string {
  const page = withGroups(lookup, given, path);
  return withValue(page.text, { path, value }, (group) => {
    return Object.keys(lookup.schemaAt(page, group)?.schema.properties ?? {});
  });
}

/** Makes a group where a plain value was written in its place; the value is kept in the field of the group where it belongs. */
function withGroups(lookup: Lookup, page: Page, path: Path): Page {
  const group = path.map((_, at) => path.slice(0, at)).find((at) => isOther(valueAt(page, at), path[at.length]!));
  if (!group) return page;
  const value = groupMeant(lookup, page, group);
  const text = withValue(page.text, { path: group, value }, () => Object.keys(value));
  const { page: data } = readText(page, text);
  return data ? withGroups(lookup, { ...page, text, data }, path) : page;
}

/** Whether the value there is no group, so that it cannot have this field. */
function isOther(value: Json | undefined, key: string | number): boolean {
  return value !== undefined && typeof key === "string" && !isGroup(value);
}

/** Takes out a field, and the group around it when nothing is left of it and it may be missing. */
function withCleared(lookup: Lookup, given: Page, path: Path): string {
  const page = valueMeant(lookup, given, path) === undefined ? given : withGroups(lookup, given, path);
  const above = path.slice(0, -1);
  const group = valueAt(page, above);
  if (!isGroup(group) || !Object.hasOwn(group, path.at(-1)!)) return page.text;
  const isLast = Object.keys(group).length === 1;
  const field = isLast ? fieldAt(lookup, page, above) : undefined;
  if (field && !field.isRequired && (field.schema.required ?? []).length === 0) return withCleared(lookup, page, above);
  return withoutField(page.text, path);
}

/** What the schema says of a field, whatever stands there; undefined for an item and for a field that it does not know. */
function fieldAt(lookup: Lookup, page: Page, path: Path): { isRequired: boolean; schema: Schema } | undefined {
  const around = lookup.schemaAt(page, path.slice(0, -1));
  const name = path.at(-1);
  const { properties = {}, required = [] } = around?.schema ?? {};
  if (!around || typeof name !== "string" || !Object.hasOwn(properties, name)) return undefined;
  const { schema } = follow(lookup.schemas, { schema: properties[name]!, file: around.file });
  return { isRequired: required.includes(name), schema };
}

function renamed(page: Page, { pointer, name }: EditOf<"rename">): Edited {
  const path = pathOf(pointer, page.data);
  const group = valueAt(page, path.slice(0, -1));
  const isFree = isGroup(group) && Object.hasOwn(group, path.at(-1)!) && !Object.hasOwn(group, name);
  if (!isFree) return { text: page.text };
  return { text: withName(page.text, path, name), keys: withFieldNamed(page.keys, path, name) };
}

/** A block or an item, with names for links of its own. */
function unclashing(lookup: Lookup, page: Page, { list, value }: { list: Path; value: Json }): Json {
  const { schemas } = lookup;
  const located = lookup.schemaAt(page, list);
  const items = located?.schema.items;
  if (!items) return value;
  const taken = anchorsIn(schemas, rootOf(schemas, page.role), page.data);
  return withFreshAnchors(taken, { schemas, at: { schema: items, file: located.file } }, value);
}

function isOfParts(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

interface With<E> {
  edit: E;
  fresh: FreshKey;
}

function added(lookup: Lookup, page: Page, { edit, fresh }: With<EditOf<"add">>): Edited {
  const list = pathOf(edit.list, page.data);
  const items = valueAt(page, list);
  const value = unclashing(lookup, page, { list, value: edit.value });
  if (items === undefined) return { text: withSet(lookup, page, { path: list, value: [value] }), select: [...list, 0] };
  if (!Array.isArray(items)) return { text: page.text };
  const index = within(edit.index, items.length);
  const insert = (all: readonly KeyedItem[]) => all.toSpliced(index, 0, newItem(value, fresh));
  const text = withItem(page.text, { path: list, index, value });
  return { text, keys: withItems(page.keys, list, insert), select: [...list, index] };
}

function duplicated(lookup: Lookup, page: Page, { edit, fresh }: With<EditOf<"duplicate">>): Edited {
  const { list, index, items } = itemAt(page, edit.pointer);
  if (!items) return { text: page.text };
  const value = unclashing(lookup, page, { list, value: items[index]! });
  const path = [...list, index + 1];
  const copy = withItem(page.text, { path: list, index: index + 1, copyOf: index });
  const insert = (all: readonly KeyedItem[]) => all.toSpliced(index + 1, 0, newItem(value, fresh));
  return {
    text: withSet(lookup, { ...page, text: copy }, { path, value }),
    keys: withItems(page.keys, list, insert),
    select: path,
  };
}

function removed(lookup: Lookup, page: Page, edit: EditOf<"remove">): Edited {
  const { list, index, items } = itemAt(page, edit.pointer);
  if (!items) return { text: page.text };
  // An empty optional list is removed.
  if (items.length === 1 && fieldAt(lookup, page, list)?.isRequired === false)
    return { text: withCleared(lookup, page, list), near: list };
  const near = [...list, Math.min(index, items.length - 2)];
  const keys = withItems(page.keys, list, (all) => all.toSpliced(index, 1));
  return { text: withoutItem(page.text, [...list, index]), keys, near };
}

function moved(page: Page, edit: EditOf<"move">): Edited {
  const { list, index, items } = itemAt(page, edit.pointer);
  if (!items) return { text: page.text };
  const to = within(edit.to, items.length - 1);
  const text = withMoved(page.text, { path: list, from: index, to });
  const put = (all: readonly KeyedItem[]) => all.toSpliced(index, 1).toSpliced(to, 0, all[index]!);
  return { text, keys: withItems(page.keys, list, put) };
}

/** The list that an item is in, and where; without items when there is no such item. */
function itemAt(page: Page, pointer: string): { list: Path; index: number; items?: readonly Json[] } {
  const path = pathOf(pointer, page.data);
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const items = valueAt(page, list);
  return Array.isArray(items) && index in items ? { list, index, items } : { list, index };
}

function within(index: number, most: number): number {
  return Math.min(Math.max(index, 0), most);
}
