/** What pages say of a shared block where they place it: "with" has fields of that block, and none that it needs. */
import { isBlock } from "./explainNames.ts";
import type { Lookup } from "../lookup.ts";
import type { Sorted } from "./meanings.ts";
import { nearest } from "../suggest.ts";

export function isPlace({ path, group }: Pick<Sorted, "path" | "group">): boolean {
  return isBlock(path) && group["type"] === "shared";
}

/** The field with this name, or with nearly this one, that the shared block leaves open. */
export function openField(lookup: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const use = group["use"];
  const { properties = {} } = lookup.schemaAt(document, [...path, "with"])?.schema ?? {};
  const open = use === undefined ? [] : Object.keys(properties).filter((field) => lookup.isOpen(use, field));
  if (open.includes(name)) return name;
  const [near, ...others] = Object.hasOwn(properties, name) ? [] : nearest(name, open);
  return others.length === 0 ? near : undefined;
}
