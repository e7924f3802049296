/** Words that other programs show under a picture, beside the description of the picture. */
import { isGroup, saysNothing, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import type { Sorted } from "../sorted/sorted.ts";

export const UNDER_PICTURE =
  /^(?:(?:image|photo|picture|img)?[-_]?(?:caption|title|subtitle|legend)|credits?|figcaption)$/i;

/** Undefined where the words may be the description itself. */
export function underPicture(
  { schemaAt }: Lookup,
  { document, path, group }: Sorted,
  name: string,
): string | undefined {
  const { [name]: words, src, alt = "", decorative } = group;
  const isDescribed = decorative === true || !saysNothing(alt);
  if (!UNDER_PICTURE.test(name) || typeof words !== "string" || typeof src !== "string" || !isDescribed)
    return undefined;
  const around = path.slice(0, -1);
  const { properties = {} } = schemaAt(document, around)?.schema ?? {};
  const outer = valueAt(document, around);
  const below = Object.keys(properties).find((field) => properties[field]!.shownWith === path.at(-1));
  return below !== undefined && isGroup(outer) && Object.hasOwn(outer, below)
    ? `${TAKE_IT_OUT}: "${below}" is there already, and has the words under the picture.`
    : `${TAKE_IT_OUT}: no words stand under this picture. A text can have them, if visitors are to read them.`;
}
