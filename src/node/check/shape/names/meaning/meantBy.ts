/** The field that a name means by itself, independently of the other names. */
import type { Place } from "../../../place.ts";
import { couldStand, hasGroups, isLinkOrPicture, isOfKind, isOfType } from "../../couldStand.ts";
import type { Json } from "../../../../../model/fields.ts";
import { areEntriesIn } from "../../entriesFit.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import { fold, isSlipOf, nearest } from "../../../wording/suggest.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { inEnglish } from "../../../wording/inEnglish.ts";
import { isBlock } from "../../noun.ts";
import { listWith } from "./listMeant.ts";
import { isRole } from "./ofPerson.ts";
import { areSameWords, isOtherWord, lastWordOf, REMARK, rowsWith, SYNONYMS } from "../../../wording/synonyms.ts";

/** The field that a name is a misspelling or a synonym of, if the group may have it. */
export function meantBy(lookup: Lookup, at: Sorted, name: string): string | undefined {
  const { free, lacking: missing, group } = at;
  const word = inEnglish(name);
  if (word !== name && free.includes(word) && couldStand(lookup, at, { field: word, value: group[name]! })) return word;
  if (missing.has("title") && isRole(name, at.allowed)) return "title";
  const near = nearest(name, free);
  const fitsNear =
    near.length === 1 && isOfType(lookup.schemaAt(at.document, [...at.path, near[0]!])?.schema, group[name]!);
  const other = fitsNear
    ? undefined
    : otherWordFor(lookup, at, { name, free: free.filter((field) => !near.includes(field)) });
  // "buttonUrl" is a part of a button.
  const isPart = near.length === 1 && !fitsNear && new RegExp(`^${near[0]!}[A-Z_-]`).test(name);
  if (isPart) return other;
  // "link" is a word of its own, and no slip in "line".
  if (near.length === 1) return other ?? (isOtherWord(name, near[0]!) ? undefined : near[0]);
  if (near.length > 1) return onlyOf(near.filter((candidate) => missing.has(candidate)));
  const last = lastWordOf(name);
  // The last word of "jobTitle" says more than the letters that it has in common with "subtitle".
  if (missing.has(last) && couldStand(lookup, at, { field: last, value: group[name]! })) return last;
  if (isDescription(name) && free.includes("alt")) return "alt";
  const list = listWith(lookup, at, name);
  if (list !== undefined) return list;
  // A misspelling or a synonym of a missing field stands for it, if the value fits.
  const words = [...missing].filter(
    (candidate) =>
      isSlipOf(name, candidate) ||
      lastWordOf(name) === candidate ||
      isWordsOf(name, candidate) ||
      rowsWith(name).some((row) => row.includes(candidate)),
  );
  const value = group[name]!;
  const inList = Array.isArray(value) && value.length === 1 ? value[0]! : value;
  const fits = words.filter((candidate) => {
    const schema = lookup.schemaAt(at.document, [...at.path, candidate])?.schema;
    return isOfType(schema, value) || isOfType(schema, inList);
  });
  if (fits.length < 2) return fits[0];
  // "text" is a synonym of a text first, and only then of a title.
  const own = rowsWith(name).map((row) => fits.filter((candidate) => row.includes(candidate)));
  return onlyOf(own.find(({ length }) => length > 0) ?? []);
}

/** Whether a name is what other programs call the alternative text of a picture. */
export function isDescription(name: string): boolean {
  return /^(?:alt(?:ernative)?[-_]?(?:te?xt|tag)|aria[-_]?label)$/i.test(name);
}

/** Whether a name stands for the words of a field: "submitLabel". */
function isWordsOf(name: string, field: string): boolean {
  return name.startsWith(field) && /^[-_]?(?:label|text|title|words|value)$/i.test(name.slice(field.length));
}

/**
 * The only field that a name is a synonym of, if the value fits, else the only such field for a list, a picture or a
 * drawing; or the only field that takes groups, or a link, like the value.
 */
export function otherWordFor(
  lookup: Lookup,
  at: Sorted,
  { name, free }: { name: string; free: readonly string[] },
): string | undefined {
  if (nearest(name, free).length > 0) return undefined;
  const value = at.group[name]!;
  const called = fold(inEnglish(name));
  const words = SYNONYMS.filter((each) => each.some((word) => fold(word) === called)).flat();
  const fitsIn = (field: string) => couldStand(lookup, at, { field, value });
  const alike = free.filter(
    (field) =>
      words.includes(field) || lastWordOf(field) === name || areSameWords(name, field) || isShortSlip(name, field),
  );
  const fitting = alike.filter(fitsIn);
  if (fitting.length > 0) return onlyOf(fitting);
  const isOf = (field: string) => isOfKind(lookup, at, { field, value });
  const ofKind = alike.filter((field) => isOf(field) && mayHaveEntries(lookup, at, { field, value }));
  if (ofKind.length > 0) return onlyOf(ofKind);
  if (REMARK.test(name)) return undefined;
  if (isLinkOrPicture(value)) return onlyOf(free.filter(isOf));
  if (!hasGroups(value)) return undefined;
  const whole = free.filter(fitsIn);
  return onlyOf(whole.length > 0 ? whole : free.filter((field) => areEntriesIn(lookup, at, { field, value })));
}

/** Whether a name is a slip in one that is too short to be told from other words by its letters: only the value shows it. */
function isShortSlip(name: string, field: string): boolean {
  return field.length < 3 && isSlipOf(name, field);
}

/**
 * Whether the entries of a list show that they are those of a field which a block may do without: by the name of one of
 * their fields, or by a number. Else the list is that of another block.
 */
function mayHaveEntries(
  lookup: Lookup,
  { document, path }: Place,
  { field, value }: { field: string; value: Json },
): boolean {
  const { properties } = lookup.schemaAt(document, [...path, field, 0])?.schema ?? {};
  const { required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  if (!isBlock(path) || properties === undefined || required.includes(field) || !Array.isArray(value)) return true;
  const said = (each: Json) => [...(isGroup(each) ? Object.keys(each) : []), ...wordsWithin(each)];
  const shows = (word: string) => Object.hasOwn(properties, word) || /^[^\w/#]{0,2}\d/.test(word);
  return value.some((each) => said(each).some(shows));
}
