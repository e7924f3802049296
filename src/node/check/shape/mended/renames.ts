/** Documents with corrected names. */
import type { Json, Path } from "../../../../model/fields.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document, Rename } from "../../document/document.ts";
import type { Group } from "../../site.ts";

/**
 * Copies only the values that change and those around them: copying a big page for each of many names would take too long.
 * @param value The value at `base`, as it was validated.
 */
export function mendedDocument(
  document: Document,
  { base, value, renames }: { base: Path; value: Json; renames: readonly Rename[] },
): Document {
  let data = changedAt(document.data!, base, () => value);
  for (const rename of renames)
    data = changedAt(data, rename.path, (group) => (isGroup(group) ? renamed(group, rename) : group));
  return { ...document, data: data as Group };
}

function renamed(group: Group, { name, meant, within }: Rename): Group {
  if (within === undefined) {
    const { [name]: value, ...rest } = group;
    return { ...rest, [meant]: value! };
  }
  const { [within]: around, ...rest } = group;
  if (!isGroup(around) || !Object.hasOwn(around, name)) return group;
  const { [name]: value, ...others } = around;
  const left = Object.keys(others).length > 0 ? { [within]: others } : {};
  return { ...rest, ...left, [meant]: value! };
}

/** The path of a name as it was written. */
export function nameIn({ path, within, name }: Rename): Path {
  return within === undefined ? [...path, name] : [...path, within, name];
}

/** A copy with another value at a path; the same object where there is nothing at the path. */
export function changedAt(value: Json, [key, ...rest]: Path, change: (value: Json) => Json): Json {
  if (key === undefined) return change(value);
  if (!(isGroup(value) || Array.isArray(value)) || !Object.hasOwn(value, key)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [key: string | number]: Json };
  copy[key] = changedAt(copy[key]!, rest, change);
  return copy as Json;
}

/** Whether the name at the end of a path was corrected in the data of its document. */
export function isMended(document: Document, path: Path): boolean {
  const { renames = [] } = document;
  const name = path.at(-1);
  const isAt = (rename: Rename) =>
    rename.within === undefined &&
    rename.name === name &&
    rename.path.length === path.length - 1 &&
    rename.path.every((key, i) => String(key) === String(path[i]));
  return renames.some((rename) => {
    if (!isAt(rename)) return false;
    const group = valueAt(document, rename.path);
    return isGroup(group) && !Object.hasOwn(group, rename.name);
  });
}
