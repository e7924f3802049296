/** A text beside an invalid value, with which it may have been swapped. */
import { isOfWords } from "../../isOfWords.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import type { Path } from "../../../../../model/fields.ts";
import { groundsMeant } from "../meant/colourMeant.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { looksLike } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { optionMeant } from "../meant/optionMeant.ts";
import type { Place } from "../../../place.ts";
import { nearest, sameLetters } from "../../../wording/suggest.ts";

interface Asked {
  /** Whether a text is valid in the place of the invalid value. */
  takes(text: string): boolean;
  /** The options, if there are any: a value that is near to one of them is a misspelling of it. */
  options: readonly string[];
}

/** The only text of the group that is valid for a field, where the value of that field fits better in the place of the text. */
export function textBeside(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { takes, options }: Asked,
): Path | undefined {
  const around = path.slice(0, -1);
  const [group, value] = [around, path].map((at) => valueAt(document, at));
  if (!isGroup(group) || typeof value !== "string") return undefined;
  const ofDrawing = isDrawing(schemaAt(document, path)?.schema.kind);
  const only = onlyOf(
    Object.keys(group).filter((name) => {
      const text = group[name];
      const located = name === path.at(-1) ? undefined : schemaAt(document, [...around, name]);
      if (!located || typeof text !== "string" || !takes(text) || !looksLike(schemas, located, value)) return false;
      if (located.schema.kind === "imageFile") return isPictureFile(value) && !isPictureFile(text);
      if (!isOfWords(located.schema.kind) || !WORDS.test(value) || !NAME.test(text)) return false;
      const meant = nearTo(value, options);
      return NO_WORD.test(text) || meant === undefined || (ofDrawing && meant === text);
    }),
  );
  return only !== undefined ? [...around, only] : undefined;
}

/** Several words, or one that is capitalized. */
const WORDS = /\S\s+\S|^\p{Lu}\p{Ll}{4}/u;
/** An identifier: an option, an anchor, an address. */
const NAME = /^[^\s\p{Lu}\d]\S*$/u;
/** The same where it cannot be a word. */
const NO_WORD = /[/:@.#]/;

function nearTo(value: string, options: readonly string[]): string | undefined {
  const [near] = [...nearest(value, options), ...groundsMeant(value, options)];
  return sameLetters(value, options) ?? optionMeant(value, options) ?? near;
}
