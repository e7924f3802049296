/** What is wrong with the values that stand under misspelt names, as if these were put right. */
import type { Json, Path } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";
import { explain } from "./explain.ts";
import type { Rename } from "./explainNames.ts";
import { isGroup, type Lookup, valueAt } from "./lookup.ts";
import type { CodedFinding, Document } from "./site.ts";
import type { Validate } from "./validators.ts";

interface Renamed {
  document: Document;
  base: Path;
  /** The value at `base`, as it was validated. */
  value: Json;
  /** Of its schema. */
  file: string;
  renames: readonly Rename[];
}

/** Without edits: the names have to be put right first. */
export function explainRenamed(
  { lookup, validate }: { lookup: Lookup; validate: Validate },
  { document, base, value, file, renames }: Renamed,
): CodedFinding[] {
  const mended = mendedDocument(document, { base, value, renames });
  const places = renames.map(({ path, meant }) => pointerOf([...path.slice(base.length), meant]));
  const errors = validate(file, valueAt(mended, base)!).filter(({ instancePath, keyword }) =>
    // A value of another type may be meant for another field.
    places.some(
      (place) => `${instancePath}/`.startsWith(`${place}/`) && !(instancePath === place && keyword === "type"),
    ),
  );
  return inWritten(explain(lookup, { document: mended, base }, errors), document, renames);
}

/** What was found in a document whose names had been put right, as it is in the document of the author. */
export function inWritten(
  found: readonly CodedFinding[],
  document: Document,
  renames: readonly Rename[],
): CodedFinding[] {
  return found.map((finding) => {
    const { edit: _, place, ...told } = finding;
    const path = asWritten(finding.path, renames);
    return { ...told, document, path, ...(place && { place: asWritten(place, renames) }) };
  });
}

/** A document with its names put right. */
export function mendedDocument(
  document: Document,
  { base, value, renames }: Pick<Renamed, "base" | "value" | "renames">,
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

/** The path in the text of the author, who wrote the other names. */
export function asWritten(path: Path, renames: readonly Rename[]): Path {
  const found = [...path];
  for (const { path: group, name, meant } of renames)
    if (found.length > group.length && found[group.length] === meant && group.every((key, i) => key === path[i]))
      found[group.length] = name;
  return found;
}
