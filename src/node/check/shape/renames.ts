/** Documents whose names have been put right. */
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { isGroup, valueAt } from "../lookup.ts";
import type { Document, Rename } from "../site.ts";

/** @param value At `base`, as it was validated. */
export function mendedDocument(
  document: Document,
  { base, value, renames }: { base: Path; value: Json; renames: readonly Rename[] },
): Document {
  const data = structuredClone(document.data!);
  const mended: Document = { ...document, data };
  const around = valueAt(mended, base.slice(0, -1)) as { [key: string | number]: Json };
  if (base.length > 0) around[base.at(-1)!] = structuredClone(value);
  for (const { path, name, meant } of renames) {
    const group = valueAt(mended, path);
    if (!isGroup(group)) continue;
    group[meant] = group[name]!;
    delete group[name];
  }
  return mended;
}

/** Whether a path is that of a name which is another one in the data of its document. */
export function isMended(document: Document, path: Path): boolean {
  const { renames = [] } = document;
  const pointer = renames.length > 0 && pointerOf(path);
  return renames.some((rename) => {
    if (pointerOf([...rename.path, rename.name]) !== pointer) return false;
    const group = valueAt(document, rename.path);
    return isGroup(group) && !Object.hasOwn(group, rename.name);
  });
}
