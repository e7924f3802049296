/** Makes what "Add" puts on a page: from examples, adapted to the site. All of it but a new item is valid at once. */
import { blockSchema, follow, isGroup, type Json, type Located, type Path } from "../../model/fields.ts";
import { fitted, type Stock } from "../../model/fitting.ts";
import { untaken } from "../../model/untaken.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Document } from "../../node/check/document/document.ts";
import { sameJson } from "../document/sameJson.ts";
import { describeAt } from "./describe.ts";
import type { EditorField } from "./field.ts";
import { namingField } from "./itemText.ts";
import { itemStarts, startOf, wordless } from "./starts.ts";

/** Where something is added. */
export interface AdditionContext {
  lookup: Lookup;
  stock: Stock;
  page: Document;
}

/** A block of a type, made of the example with this number. Without one, the second of a type on a page gets the next example. */
export function newBlock({ lookup, stock, page }: AdditionContext, type: string, example?: number): Json | undefined {
  const at = blockSchema(lookup.schemas, type);
  if (!at) return undefined;
  const { blocks } = page.data ?? {};
  const count = Array.isArray(blocks) ? blocks.filter((each) => isGroup(each) && each["type"] === type).length : 0;
  const examples = at.schema.examples ?? [startOf(lookup.schemas, at)];
  const {
    id: _id,
    with: _with,
    ...start
  } = structuredClone(examples[(example ?? count) % examples.length]) as { [name: string]: Json };
  return fit({ lookup, stock, page }, at, start);
}

/** What a field starts as; undefined for overrides, which are added one by one. */
export function newValue(around: AdditionContext, path: Path): Json | undefined {
  const at = fieldAt(around, path);
  const group = fieldAt(around, path.slice(0, -1));
  const field = group && describeAt(around.lookup.schemas, group).fields.find(({ name }) => name === path.at(-1));
  return at && field?.widget !== "overrides" ? fit(around, at, startOf(around.lookup.schemas, at)) : undefined;
}

/** An item for the list at a path, with empty texts; undefined when the list is full, or when nothing is left to choose from. */
export function newItem(around: AdditionContext, list: Path): Json | undefined {
  const at = fieldAt(around, list);
  if (!at) return undefined;
  const { item: { field: item } = {}, limits } = describeAt(around.lookup.schemas, at);
  const value = valueAt(around.page, list);
  const there = Array.isArray(value) ? value : [];
  if (!item || there.length >= (limits.max ?? Infinity)) return undefined;
  const offered = offeredBySite(around, list, item);
  const starts = (offered ?? itemStarts(around.lookup.schemas, at)).flatMap((start) => {
    const fits = offered ? start : fit(around, item.located, start);
    return fits === undefined ? [] : [fits];
  });
  const fresh = starts.find((start) => !there.some((each) => isAlike(item, each, start)));
  if (offered) return fresh;
  const start = fresh ?? starts[there.length % starts.length];
  return start === undefined ? undefined : wordless(item, renamed(item, start, there));
}

/** A name and a value for a group in which every entry has a name of the author's own. */
export function newEntry(around: AdditionContext, group: Path): { name: string; value: Json } | undefined {
  const at = fieldAt(around, group);
  const item = at && describeAt(around.lookup.schemas, at).item;
  if (!item) return undefined;
  const there = valueAt(around.page, group);
  const [stem = "name"] = item.word.split(" ").slice(-1);
  const names = isGroup(there) ? Object.keys(there) : [];
  let name = stem;
  for (let count = 2; names.includes(name); count++) name = `${stem}${count}`;
  const value = fit(around, item.field.located, startOf(around.lookup.schemas, item.field.located));
  return value === undefined ? undefined : { name, value };
}

function fit({ lookup, stock, page }: AdditionContext, at: Located, value: Json): Json | undefined {
  const route = page.route ?? String(page.data?.["route"] ?? "/");
  return fitted({ schemas: lookup.schemas, at }, { stock, route }, value);
}

/** The schema of a field, whether it is there or not. */
function fieldAt({ lookup, page }: AdditionContext, path: Path): Located | undefined {
  const at = lookup.schemaAt(page, path);
  return at && follow(lookup.schemas, at);
}

/** The choices for an item that is a name of something that the site has; undefined where any text is allowed. */
function offeredBySite(
  { lookup, stock, page }: AdditionContext,
  list: Path,
  { widget }: EditorField,
): readonly Json[] | undefined {
  if (widget === "page") return stock.cards;
  if (widget === "formField") {
    // Only fields of the form can be required.
    const own = list.at(-1) === "fields" ? undefined : valueAt(page, [...list.slice(0, -1), "fields"]);
    const { fields } = page.data ?? {};
    return Array.isArray(own) ? own : isGroup(fields) ? Object.keys(fields) : [];
  }
  if (page.role !== "shared" || list[0] !== "open") return undefined;
  const { properties = {} } = lookup.schemaAt(page, ["block"])?.schema ?? {};
  return Object.keys(properties).filter((name) => properties[name]!.const === undefined && name !== "id");
}

/** Whether two items say the same, or are called the same. */
function isAlike(item: EditorField, a: Json, b: Json): boolean {
  const [one, other] = [nameOf(item, a), nameOf(item, b)];
  return one === undefined || other === undefined ? sameJson(a, b) : one === other;
}

function nameOf({ fields }: EditorField, value: Json): string | undefined {
  if (!isGroup(value)) return typeof value === "string" ? value : undefined;
  const naming = namingField(fields, value);
  return naming && String(value[naming.name]);
}

/** Makes an address or an anchor unique among the others; returns any other value as it is. */
function renamed({ widget }: EditorField, value: Json, there: readonly Json[]): Json {
  if ((widget !== "route" && widget !== "anchor") || typeof value !== "string") return value;
  return untaken(value, (each) => there.includes(each));
}
