import type { Path } from "../../../model/fields.ts";
import type { Document, Rename } from "../document/document.ts";

/** Translates a path with corrected names into one with the names that the author wrote. */
export function asWritten({ renames = [] }: Pick<Document, "renames">, path: Path): Path {
  if (renames.length === 0) return path;
  return path.flatMap((name, i) => {
    const isHere = ({ path: group, meant }: Rename) =>
      meant === name && group.length === i && group.every((key, at) => key === path[at]);
    const rename = renames.find(isHere);
    if (!rename) return [name];
    return rename.within === undefined ? [rename.name] : [rename.within, rename.name];
  });
}
