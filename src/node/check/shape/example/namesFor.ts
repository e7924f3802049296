/** Lists of names that are defined elsewhere: fields of forms, and fields that pages may word differently. */
import type { Place } from "../../place.ts";
import { blockSchema, type Json } from "../../../../model/fields.ts";
import { typeMeant } from "../block/blockType.ts";
import { isGroup, valueAt } from "../../json.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Lookup } from "../../lookup.ts";

/** The names that the list may have; empty where its entries are no names. */
export function namesFor(lookup: Lookup, { document, path }: Place): string[] {
  const { data = {} } = document;
  if (document.role === "shared" && path.join("/") === "open") {
    const block = data["block"] ?? (Array.isArray(data["blocks"]) ? onlyOf(data["blocks"]) : undefined);
    const type = isGroup(block) ? typeMeant(lookup.schemas, block) : undefined;
    const { properties = {} } = (type === undefined ? undefined : blockSchema(lookup.schemas, type)?.schema) ?? {};
    return Object.keys(properties).filter((name) => name !== "type");
  }
  const isOfForm = document.role === "site" && path[0] === "forms" && ["fields", "required"].includes(String(path[2]));
  const fields = isOfForm && path.length === 3 ? valueAt(document, ["fields"]) : undefined;
  return isGroup(fields) ? Object.keys(fields) : [];
}

/** An example of such a list with existing names: a form can only require its own fields. */
export function withNamesThere(lookup: Lookup, { document, path }: Place, shown: readonly Json[]): readonly Json[] {
  const names = namesFor(lookup, { document, path }).filter((name) => name !== "id");
  const form = path.at(-1) === "required" ? valueAt(document, path.slice(0, -1)) : undefined;
  const fields = isGroup(form) && Array.isArray(form["fields"]) ? form["fields"] : [];
  const own = fields.filter((field) => typeof field === "string" && (names.length === 0 || names.includes(field)));
  const there: readonly Json[] = own.length > 0 ? own : names;
  const fitting = shown.filter((name) => there.includes(name));
  return there.length === 0 ? shown : fitting.length > 0 ? fitting : there.slice(0, 1);
}
