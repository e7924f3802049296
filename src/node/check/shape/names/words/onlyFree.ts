/** The only field that an entry lacks and that could have the words of an unknown one. */
import { isOfWords } from "../../isOfWords.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import { oncePer } from "../../../../../model/once.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import type { Lookup } from "../../../lookup.ts";
import { couldStand } from "../../couldStand.ts";
import { ADDRESS } from "../../values/meant/linkInText.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { isBlock } from "../../noun.ts";
import { REMARK } from "../../../wording/synonyms.ts";

/** How the description of a field starts whose value is a number in words. */
export const READ_SO = /^The number as a visitor/;

/** Whether a field of another name may be the number as visitors read it. */
export function mayBeRead(name: string, value: Json): value is string {
  return typeof value === "string" && /\d/.test(value) && !REMARK.test(name);
}

/** CSS sizes: `20px`, `80px 0`. */
const SIZES = /^[\d.]+(?:px|r?em|fr|vh|vw|%|ms|s)(?:\s+[\d.]+(?:px|r?em|fr|vh|vw|%|ms|s)?)*$/i;

/** Whether a text is for readers: several words, a number, or a name in braces; but no size and no colour. */
export function isSaid(text: string): boolean {
  return /\p{L}\s+\S|\{\w+\}|\d/u.test(text) && !/^#|^[\d.]+$/.test(text.trim()) && !SIZES.test(text.trim());
}

/** Undefined where no field, or more than one, could have them. */
export function onlyFree(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, free, sure, likely } = sorted;
  const value = group[name]!;
  const areWords = typeof value === "string" && isSaid(value) && !ADDRESS.test(value) && !isPictureFile(value);
  if (!areWords || REMARK.test(name) || path.length === 0 || isBlock(path) || !isFirst(sorted, name)) return undefined;
  const taken = [...sure.values(), ...likely.values()];
  const meant = onlyOf(
    free.filter(
      (field) =>
        isOfWords(lookup.schemaAt(document, [...path, field])?.schema.kind) &&
        !taken.includes(field) &&
        couldStand(lookup, sorted, { field, value }),
    ),
  );
  if (meant === undefined) return undefined;
  const { description = "" } = lookup.schemaAt(document, path)?.schema.properties?.[meant] ?? {};
  const isRead = READ_SO.test(description) && mayBeRead(name, value);
  return isRead ? `rename it to "${meant}".` : renameIfRead(meant);
}

/** Whether this is the first unknown field with words and without a known meaning: only one of them can be renamed. */
export function isFirst(sorted: Sorted, name: string): boolean {
  return firstWithWords(sorted) === name;
}

/** Cached, as thousands of names in a group may be wrong. */
const firstWithWords = oncePer(({ unknown, sure, likely, group }: Sorted) => {
  const hasWords = (name: string) => typeof group[name] === "string" && isSaid(group[name]) && !REMARK.test(name);
  return unknown.find((name) => !sure.has(name) && !likely.has(name) && hasWords(name));
});

/** Words in a picture that has no description. */
export function asDescription({ group, free }: Sorted, name: string): string | undefined {
  const value = group[name];
  const isUndescribed = typeof group["src"] === "string" && free.includes("alt") && group["decorative"] !== true;
  if (!isUndescribed || typeof value !== "string" || REMARK.test(name)) return undefined;
  if (!isSaid(value) || !/\p{L}/u.test(value) || ADDRESS.test(value) || isPictureFile(value)) return undefined;
  return `rename it to "alt" if it says what the picture shows. Else ${TAKE_IT_OUT}.`;
}

/** For a value that may be words or a setting of another program: no words may be lost, and no setting shown. */
export function renameIfRead(field: string): string {
  return `rename it to "${field}" if visitors are to read it. Else ${TAKE_IT_OUT}.`;
}
