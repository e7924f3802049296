/** Whether something is missing, or only stands where it is not found. */
import type { Path } from "../../model/fields.ts";
import { isGroup, valueAt } from "./json.ts";
import type { Context } from "./rule.ts";
import type { Document } from "./document/document.ts";

/**
 * Whether a field that a group does not have may be in it all the same: something is wrong with the whole group, with a name
 * in it, or with a group or a list. Where a text or a number is wrong under a name that may stand there, nothing else is behind it, and
 * nothing is in a field that goes from the group.
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
