/** A picture where an entry has a drawing that is chosen by its name: a logo, a pictogram or an icon. */
import type { CodedFinding } from "../../../finding.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import type { Lookup } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { rowsWith } from "../../../wording/synonyms.ts";
import { IN_ANOTHER_BLOCK, isPictureOrFile } from "../../values/pictures/pictureHome.ts";
import { valueFor } from "../missing/valueFor.ts";
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";

/** `"image": { "src": "…", "alt": "…" }` in place of the lacking `"logo"`. */
export function pictureForDrawing(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, lacking } = sorted;
  const likePicture = rowsWith("image").flat();
  const isOfDrawing = (field: string) => {
    const { kind, enum: options } = lookup.schemaAt(document, [...path, field])?.schema ?? {};
    return isDrawing(kind) || (options !== undefined && likePicture.includes(field));
  };
  const field = onlyOf([...lacking].filter(isOfDrawing));
  const name = onlyOf(unclear(sorted).filter((each) => isPictureOrFile(group[each]!)));
  if (field === undefined || name === undefined) return [];
  const { chosen, shown } = valueFor(lookup, { document, path }, field);
  settle(sorted, [name], field);
  const what = chosen?.what ? ` ${chosen.what}` : "";
  const fix = `write "${field}": ${chosen?.shown ?? shown} in its place.${what} Or ${IN_ANOTHER_BLOCK}`;
  return [{ ...unknownName(lookup, sorted, [name]), fix }];
}
