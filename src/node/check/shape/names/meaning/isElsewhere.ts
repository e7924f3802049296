/** Synonyms of a field that mean something else, as their siblings show. */
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { UNDER_PICTURE } from "./underPicture.ts";

/**
 * Whether the field that a name seems to mean stands in a group beside it, or the name goes with that of a picture beside
 * it, or has the words under a picture that needs no description.
 */
export function isElsewhere(
  lookup: Lookup,
  { document, path, group, unknown, free }: Sorted,
  { name, meant }: { name: string; meant: string },
): boolean {
  const others = unknown.filter((other) => other !== name).map((other) => group[other]!);
  const isWithin = others.some((other) => isGroup(other) && Object.hasOwn(other, meant));
  const hasPicture = name === "alt" && others.some((other) => typeof other === "string" && isPictureFile(other));
  const isUnder = meant === "alt" && group["decorative"] === true && UNDER_PICTURE.test(name);
  return (
    isWithin ||
    isUnder ||
    (hasPicture && free.some((field) => lookup.schemaAt(document, [...path, field])?.schema.kind === "image"))
  );
}
