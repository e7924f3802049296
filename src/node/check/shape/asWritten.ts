import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";

/** The path in the text of the author, who wrote the other names. */
export function asWritten({ renames = [] }: Pick<Document, "renames">, path: Path): Path {
  if (renames.length === 0) return path;
  const found = [...path];
  for (const { path: group, name, meant } of renames)
    if (found.length > group.length && found[group.length] === meant && group.every((key, i) => key === path[i]))
      found[group.length] = name;
  return found;
}
