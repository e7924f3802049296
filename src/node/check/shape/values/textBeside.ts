/** A text beside a value that is wrong: each of the two may have what the other one asks for. */
import { isPictureFile } from "../../../../model/imageTypes.ts";
import type { Path } from "../../../../model/fields.ts";
import { groundsMeant } from "./colourMeant.ts";
import { isDrawing } from "../../gathered/drawings.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import { optionMeant } from "./optionMeant.ts";
import type { Place } from "../../place.ts";
import { nearest, sameLetters } from "../../wording/suggest.ts";

interface Asked {
  /** Whether a text may stand where the wrong one stands. */
  takes(text: string): boolean;
  /** All that may stand there, where it is to be chosen: what is near to one of these is that one, misspelt. */
  options: readonly string[];
}

/** The only text of the group that is right for a field, where what stands there is better in the place of that text. */
export function textBeside(
  { schemas, schemaAt }: Lookup,
  { document, path }: Place,
  { takes, options }: Asked,
): Path | undefined {
  const around = path.slice(0, -1);
  const [group, value] = [around, path].map((at) => valueAt(document, at));
  if (!isGroup(group) || typeof value !== "string") return undefined;
  const ofDrawing = isDrawing(schemaAt(document, path)?.schema.kind);
  const [only, ...others] = Object.keys(group).filter((name) => {
    const text = group[name];
    const located = name === path.at(-1) ? undefined : schemaAt(document, [...around, name]);
    if (!located || typeof text !== "string" || !takes(text) || !looksLike(schemas, located, value)) return false;
    if (located.schema.kind === "imageFile") return isPictureFile(value) && !isPictureFile(text);
    const isText = located.schema.kind === "line" || located.schema.kind === "markdown";
    if (!isText || !WORDS.test(value) || !NAME.test(text)) return false;
    const meant = nearTo(value, options);
    return NO_WORD.test(text) || meant === undefined || (ofDrawing && meant === text);
  });
  return only !== undefined && others.length === 0 ? [...around, only] : undefined;
}

/** Several words, or one that starts as those for people do. */
const WORDS = /\S\s+\S|^\p{Lu}\p{Ll}{4}/u;
/** What programs call something: an option, an anchor, an address. */
const NAME = /^[^\s\p{Lu}\d]\S*$/u;
/** The same where nobody could take it for a word. */
const NO_WORD = /[/:@.#]/;

function nearTo(value: string, options: readonly string[]): string | undefined {
  const [near] = [...nearest(value, options), ...groundsMeant(value, options)];
  return sameLetters(value, options) ?? optionMeant(value, options) ?? near;
}
