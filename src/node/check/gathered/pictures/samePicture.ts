/** The same picture elsewhere in a document, which has a description or is marked as decorative. */
import type { Path } from "../../../../model/fields.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { rangeOf } from "../../document/position.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Place } from "../../place.ts";
import type { Context } from "../../rule.ts";
import { altsOf } from "./pictures.ts";

export interface SamePicture {
  /** Its description; left out for a decorative one. */
  alt?: string;
  /** `the same picture in line 22` */
  there: string;
}

/** Only in the same document: whether other pages are open differs from check to check. */
export function samePicture(context: Context, { document, path }: Place): SamePicture | undefined {
  const own = valueAt(document, path);
  const src = isGroup(own) && typeof own["src"] === "string" ? own["src"] : undefined;
  if (src === undefined) return undefined;
  const at = (other: Path) => `the same picture in line ${lineAt(rangeOf(document, other, "name").offset)}`;
  const described = altsOf(context).find(
    (alt) => alt.document === document && alt.picture["src"] === src && isSentence(alt.text),
  );
  if (described) return { alt: described.text, there: at(described.path) };
  for (const { document: other, path: there, value } of context.fields("image"))
    if (other === document && isGroup(value) && value["src"] === src && value["decorative"] === true)
      return { there: at([...there, "decorative"]) };
  return undefined;
}

/** A single word is most often told to be too little. */
function isSentence(alt: string): boolean {
  return /\S\s+\S/.test(alt);
}
