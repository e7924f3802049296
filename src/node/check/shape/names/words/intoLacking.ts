/** Words under an unknown name, beside a missing field that could have them. */
import { isOfWords } from "../../isOfWords.ts";
import { isGroup } from "../../../json.ts";
import type { Json, Path, Schema } from "../../../../../model/fields.ts";
import type { Place } from "../../../place.ts";
import type { Lookup } from "../../../lookup.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { OUT, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { choice } from "../../../wording/words.ts";
import { couldStand } from "../../couldStand.ts";
import { ADDRESS } from "../../values/meant/linkInText.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { isSaid } from "./onlyFree.ts";
import { REMARK } from "../../../wording/synonyms.ts";
import { whyNoField } from "../needless/whyNoField.ts";

/** Undefined where no such field is missing, or where the value has no words for visitors. */
export function intoLacking(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, lacking } = sorted;
  const value = group[name]!;
  // A setting of a page is no words in a part of it either.
  const isSetting = REMARK.test(name) || whyNoField({ document, path: [] }, name) !== undefined;
  if (lacking.size === 0 || isSetting || !wordsWithin(value).some(isReadable)) return undefined;
  const fields = [...lacking];
  const fitting = fields.filter((field) => couldStand(lookup, sorted, { field, value }));
  if (fitting.length > 0) return renameIfSaid(fitting);
  const taking = fields.filter((field) => takesWords(lookup, { document, path: [...path, field] }, value));
  if (taking.length === 0) return undefined;
  const what = isGroup(value) || Array.isArray(value) ? "what stands in it" : "its words";
  const areSeveral = taking.length > 1 || /[^s]s$/.test(taking[0]!);
  return `write ${what} into ${choice(taking)}, which ${areSeveral ? "are" : "is"} missing, and then take this field ${OUT}.`;
}

/** For words that may say something else than a missing field. */
export function renameIfSaid(fields: readonly string[]): string {
  return `rename it to ${choice(fields)} if that is what it says, or ${TAKE_IT_OUT}.`;
}

/** Whether a field takes words: a text, a list of texts, or of groups that need a text; a group only for the words in another one. */
function takesWords(lookup: Lookup, { document, path }: Place, value: Json): boolean {
  const schemaOf = (at: Path) => lookup.schemaAt(document, at)?.schema ?? {};
  const own = schemaOf(path);
  const needsText = ({ kind, required = [] }: Schema, at: Path) =>
    kind === undefined && required.some((field) => isOfWords(schemaOf([...at, field]).kind));
  const entry = [...path, 0];
  if ([own.type].flat().includes("array") && own.kind === undefined)
    return isOfWords(schemaOf(entry).kind) || needsText(schemaOf(entry), entry);
  return isOfWords(own.kind) || (isGroup(value) && needsText(own, path));
}

function isReadable(text: string): boolean {
  return isSaid(text) && /\p{L}/u.test(text) && !text.includes("](") && !ADDRESS.test(text) && !isPictureFile(text);
}
