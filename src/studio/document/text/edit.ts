/**
 * Changes of a JSON text that leave every other character as its author wrote it. The text is JSON; a path leads to what
 * its data has, or to a new field of a group.
 */
import { getNodeValue, type Node } from "jsonc-parser";
import { isGroup, type Json, type Path } from "../../../model/fields.ts";
import { sharedEnds } from "../../../model/sharedEnds.ts";
import { withEdits } from "../../../node/check/document/edited.ts";
import type { Edit } from "../../../node/check/finding.ts";
import { nodeIn, removal } from "../../../node/check/document/tree.ts";
import { sameJson } from "../sameJson.ts";
import { insertion, itemText, newProperty, parse, replacement, source } from "./place.ts";

/** The names that a group may have, in the order in which new ones are put. */
export type Order = (group: Path) => readonly string[];

/** Sets a value. Of groups and lists only what differs is touched. Groups around a new field are made, also in the place of what is none. */
export function withValue(text: string, { path, value }: { path: Path; value: Json }, order: Order): string {
  const parsed = parse(text);
  const node = nodeIn(parsed.tree, path);
  const last = path.at(-1);
  if (!node && last !== undefined) {
    const above = path.slice(0, -1);
    const parent = nodeIn(parsed.tree, above);
    if (parent?.type === "object")
      return edited(text, newProperty(parsed, { parent, path, value, names: order(above) }));
    if (parent?.type === "array" && typeof last === "number")
      return withItem(text, { path: above, index: last, value });
    // In the place of what can have nothing in it.
    return withValue(text, { path: above, value: typeof last === "number" ? [value] : { [last]: value } }, order);
  }
  const old = getNodeValue(node!) as Json;
  if (sameJson(old, value)) return text;
  if (isGroup(old) && isGroup(value) && Object.keys(old).some((name) => Object.hasOwn(value, name)))
    return withGroup(text, { path, old, value }, order);
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return withList(text, { path, old, value }, order);
  return edited(text, replacement(parsed, { node: node!, path, value }));
}

interface Change<Value> {
  path: Path;
  old: Value;
  value: Value;
}

function withGroup(text: string, { path, old, value }: Change<{ [name: string]: Json }>, order: Order): string {
  let result = text;
  for (const name of Object.keys(old)) if (!Object.hasOwn(value, name)) result = withoutField(result, [...path, name]);
  for (const [name, own] of Object.entries(value))
    result = withValue(result, { path: [...path, name], value: own }, order);
  return result;
}

function withList(text: string, { path, old, value }: Change<Json[]>, order: Order): string {
  const { start, end } = sharedEnds(old, value, sameJson);
  let result = text;
  const both = Math.min(old.length, value.length) - end;
  for (let i = start; i < both; i++) result = withValue(result, { path: [...path, i], value: value[i]! }, order);
  for (let i = old.length - end - 1; i >= both; i--) result = withoutItem(result, [...path, i]);
  for (let i = both; i < value.length - end; i++) result = withItem(result, { path, index: i, value: value[i]! });
  return result;
}

/** Takes a field out, with all of its repetitions. */
export function withoutField(text: string, path: Path): string {
  const { members, same } = fieldsAt(text, path);
  const [member] = same;
  return member ? withoutField(edited(text, removal(text, members, member)), path) : text;
}

/** Takes all fields of a name out but one. */
export function withoutRepeats(text: string, path: Path, kept: "first" | "last"): string {
  const { members, same } = fieldsAt(text, path);
  if (same.length < 2) return text;
  const gone = kept === "first" ? same.at(-1)! : same[0]!;
  return withoutRepeats(edited(text, removal(text, members, gone)), path, kept);
}

/** The members of the group around a path, and those that have its name. */
function fieldsAt(text: string, path: Path): { members: readonly Node[]; same: readonly Node[] } {
  const members = nodeIn(parse(text).tree, path.slice(0, -1))?.children ?? [];
  return { members, same: members.filter(({ children }) => children?.[0]?.value === path.at(-1)) };
}

/** Takes an item out of a list. */
export function withoutItem(text: string, path: Path): string {
  const { tree } = parse(text);
  const items = nodeIn(tree, path.slice(0, -1))?.children ?? [];
  return edited(text, removal(text, items, items[Number(path.at(-1))]!));
}

/** What goes into a list: a value, or another item of the list as it is written. */
type NewItem = { value: Json } | { copyOf: number };

/** Puts an item into the list at a path. */
export function withItem(text: string, { path, index, ...item }: { path: Path; index: number } & NewItem): string {
  const parsed = parse(text);
  const list = nodeIn(parsed.tree, path)!;
  const items = list.children ?? [];
  if (items.length === 0)
    return edited(text, replacement(parsed, { node: list, path, value: "value" in item ? [item.value] : [] }));
  const beside = items[Math.max(Math.min(index, items.length) - 1, 0)]!;
  const content =
    "value" in item ? itemText(parsed, { beside, path, value: item.value }) : source(text, items[item.copyOf]!);
  return edited(text, insertion(parsed, { parent: list, index, content }));
}

/** Puts an item of the list at a path into another place of it. What stands between items stays where it is. */
export function withMoved(text: string, { path, from, to }: { path: Path; from: number; to: number }): string {
  const items = nodeIn(parse(text).tree, path)?.children ?? [];
  const sources = items.map((item) => source(text, item));
  sources.splice(to, 0, ...sources.splice(from, 1));
  const edits = items.map(({ offset, length }, i) => ({ offset, length, text: sources[i]! }));
  return withEdits(text, edits.slice(Math.min(from, to), Math.max(from, to) + 1));
}

/** Gives a field another name. */
export function withName(text: string, path: Path, name: string): string {
  const key = nodeIn(parse(text).tree, path)!.parent!.children![0]!;
  return edited(text, { offset: key.offset, length: key.length, text: JSON.stringify(name) });
}

function edited(text: string, edit: Edit): string {
  return withEdits(text, [edit]);
}
