/** Tells missing fields from fields that exist where they cannot be found. */
import type { Path } from "../../model/fields.ts";
import { isGroup, valueAt } from "./json.ts";
import type { Context } from "./rule.ts";
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
    Object.entries(group).some(
      ([name, value]) =>
        isWrong(document, [...path, name]) &&
        !isOutside(document, [...path, name]) &&
        (!Object.hasOwn(properties, name) || isGroup(value) || Array.isArray(value)),
    )
  );
}
