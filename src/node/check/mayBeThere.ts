/** Tells missing fields from fields that exist where they cannot be found. */
import type { Path, Schema } from "../../model/fields.ts";
import { isGroup, valueAt } from "./json.ts";
import type { Context } from "./rule.ts";
import type { Group } from "./site.ts";
import type { Document } from "./document/document.ts";

/**
 * Whether a missing field may exist in a group all the same: the group is wrong, or has a wrong name, or a wrong group
 * or array in which the field may be. A wrong text or number under a known name hides nothing, and neither does a field
 * that is to be removed from the group.
 */
export function mayBeThere({ isWrong, isOutside, lookup }: Context, document: Document, path: Path): boolean {
  if (isWrong(document, path)) return true;
  const group = valueAt(document, path);
  const { properties = {} } = lookup.schemaAt(document, path)?.schema ?? {};
  return (
    isGroup(group) &&
    (hasUnread(group, properties) ||
      Object.entries(group).some(
        ([name, value]) =>
          isWrong(document, [...path, name]) &&
          !isOutside(document, [...path, name]) &&
          (!Object.hasOwn(properties, name) || isGroup(value) || Array.isArray(value)),
      ))
  );
}

/** Whether the line of a field was passed over, and what was read as its name is none: it may be any field. */
export function hasUnread(group: Group, properties: NonNullable<Schema["properties"]>): boolean {
  return Object.keys(group).some((name) => group[name] === null && !Object.hasOwn(properties, name));
}
