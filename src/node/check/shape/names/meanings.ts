/** What names mean that a group should not have, and which fields it really lacks. */
import type { Place } from "../../place.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { couldStand, isLinkOrPicture, isOfKind, isOfType } from "../couldStand.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import { arePairs } from "../values/entriesMeant.ts";
import { isAddress } from "../values/linkInText.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { isElsewhere } from "./isElsewhere.ts";
import type { Document } from "../../document/document.ts";
import { fold, isSlipOf, nearest } from "../../wording/suggest.ts";
import { countWords, numberedFor } from "./numbered.ts";
import { areSameWords, isOtherWord, lastWordOf, rankOf, REMARK, rowsWith, SYNONYMS } from "./synonyms.ts";
import { whyNot } from "./whyNot.ts";

export interface Names {
  group: { [key: string]: Json };
  unknown: readonly string[];
  missing: readonly string[];
  allowed: readonly string[];
  /** What the group is; left out, its schema says it. */
  noun?: string;
}

/** The names of a group as far as it explains itself. */
export interface Sorted extends Names {
  document: Document;
  path: Path;
  /** Fields that may stand in the group and do not. */
  free: readonly string[];
  /** Unknown names by the field that is sure to be meant. */
  sure: Map<string, string>;
  /** Unknown names by the field that is meant most likely. No edit could write that. */
  likely: Map<string, string>;
  /** Fields that must be there and are not, under no other name either. */
  lacking: Set<string>;
}

/** An unknown name that was meant to be a missing one is one mistake: the name. */
export function sortNames(lookup: Lookup, at: Place, names: Names): Sorted {
  const free = names.allowed.filter((name) => !Object.hasOwn(names.group, name));
  const lacking = new Set(names.missing);
  const sure = new Map<string, string>();
  // What one name means may leave only one field for another.
  for (let before = -1; before < sure.size;) {
    before = sure.size;
    for (const name of names.unknown.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const meant = sure.has(name) ? undefined : meantBy(lookup, at, { ...names, free, name, missing: lacking });
      if (meant === undefined || isElsewhere(lookup, at, { names: { ...names, free }, name, meant })) continue;
      sure.set(name, meant);
      lacking.delete(meant);
    }
  }
  const unknown = names.unknown.filter((name) => !sure.has(name));
  const likely = new Map<string, string>();
  const pair = () => {
    const left = unknown.filter((name) => !likely.has(name));
    for (const { name, meant } of onlyPairs(lookup, at, { ...names, missing: lacking, unknown: left })) {
      if (isElsewhere(lookup, at, { names: { ...names, free }, name, meant })) continue;
      likely.set(name, meant);
      lacking.delete(meant);
    }
  };
  // Where all names are others, that is one mistake.
  const isPartly = sure.size > 0 || unknown.length < Object.keys(names.group).length;
  const address =
    isPartly && lacking.has("href") ? onlyOf(unknown.filter((name) => isAddressIn(names.group, name))) : undefined;
  if (address !== undefined && !isElsewhere(lookup, at, { names: { ...names, free }, name: address, meant: "href" })) {
    likely.set(address, "href");
    lacking.delete("href");
  }
  const counts = countWords(Object.keys(names.group));
  for (const name of unknown) {
    const left = free.filter((field) => ![...sure.values(), ...likely.values()].includes(field));
    const meant = likely.has(name) ? undefined : numberedFor(name, counts, left);
    if (meant === undefined || !couldStand(lookup, at, { field: meant, value: names.group[name]! })) continue;
    likely.set(name, meant);
    lacking.delete(meant);
  }
  pair();
  const taken = new Set([...sure.values(), ...likely.values(), ...lacking]);
  const others = free.filter((name) => !taken.has(name));
  for (const name of unknown) {
    const other = likely.has(name) ? undefined : otherWordFor(lookup, at, { name, free: others, group: names.group });
    if (other === undefined || isElsewhere(lookup, at, { names: { ...names, free }, name, meant: other })) continue;
    if (![...likely.values()].includes(other)) likely.set(name, other);
  }
  pair();
  return { ...names, ...at, free, sure, likely, lacking };
}

function meantBy(
  lookup: Lookup,
  at: Place,
  names: Omit<Names, "missing"> & { free: string[]; name: string; missing: Set<string> },
): string | undefined {
  const { name, free, missing, group } = names;
  const near = nearest(name, free);
  const fitsNear =
    near.length === 1 && isOfType(lookup.schemaAt(at.document, [...at.path, near[0]!])?.schema, group[name]!);
  const other = fitsNear
    ? undefined
    : otherWordFor(lookup, at, { name, free: free.filter((field) => !near.includes(field)), group });
  // "buttonUrl" is a part of a button.
  const isPart = near.length === 1 && !fitsNear && new RegExp(`^${near[0]!}[A-Z_-]`).test(name);
  if (isPart) return other;
  // "link" is a word of its own, and no slip in "line".
  if (near.length === 1) return other ?? (isOtherWord(name, near[0]!) ? undefined : near[0]);
  const last = lastWordOf(name);
  // The last word of "jobTitle" says more than the letters that it has in common with "subtitle".
  if (near.length === 0 && missing.has(last) && couldStand(lookup, at, { field: last, value: group[name]! }))
    return last;
  const lacking = near.filter((candidate) => missing.has(candidate));
  if (lacking.length === 1) return lacking[0];
  if (near.length > 0) return undefined;
  if (/^(?:alt(?:ernative)?[-_]?(?:te?xt|tag)|aria[-_]?label)$/i.test(name) && free.includes("alt")) return "alt";
  // A slip in a field that is missing, or another word for it, is that field, when its value would do.
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
  // "text" is first of all another word for what was said, and only then for a title.
  const own = rowsWith(name).map((row) => fits.filter((candidate) => row.includes(candidate)));
  const [only, ...others] = own.find(({ length }) => length > 0) ?? [];
  return others.length === 0 ? only : undefined;
}

/** Whether a name says that it is the words of a field: "submitLabel". */
function isWordsOf(name: string, field: string): boolean {
  return name.startsWith(field) && /^[-_]?(?:label|text|title|words|value)$/i.test(name.slice(field.length));
}

interface Pair {
  name: string;
  meant: string;
}

/**
 * As many unknown names as fields that are missing, where the value of each could stand in one of these fields only, and the
 * name is not another word for a field that is meant to have it. Likely enough to be told as one mistake, and not so sure
 * that an edit could make it.
 */
function onlyPairs(
  lookup: Lookup,
  { document, path }: Place,
  { group, unknown: names, missing: fields, allowed }: Omit<Names, "missing"> & { missing: ReadonlySet<string> },
): Pair[] {
  // Other programs have more beside the only list.
  const areAsMany = names.length === fields.size;
  const isListOfGroups = (name: string) =>
    Array.isArray(group[name]) && (hasGroups(group[name]) || areSentences(group[name]));
  const takesGroups = (field: string) => {
    const { type, kind } = lookup.schemaAt(document, [...path, field])?.schema ?? {};
    return kind === undefined && [type].flat().includes("array");
  };
  const unknown = areAsMany ? names : names.filter(isListOfGroups);
  const missing = areAsMany ? fields : new Set([...fields].filter(takesGroups));
  if (unknown.length === 0 || unknown.length !== missing.size) return [];
  const isEntry = typeof path.at(-1) === "number" && !Object.hasOwn(group, "type");
  const mayMean = ({ name, meant }: Pair) => {
    if (REMARK.test(name) || nearest(name, allowed).length > 0 || whyNot({ document, path }, name)) return false;
    const value = group[name]!;
    const isList = Array.isArray(value) && value.length > 0 && value.every(isGroup);
    const takesEntries = (field: string) => {
      const { kind, properties } = lookup.schemaAt(document, [...path, field, 0])?.schema ?? {};
      return kind === undefined && properties !== undefined;
    };
    const fits = (field: string) =>
      (areSentences(value) && takesEntries(field)) ||
      couldStand(lookup, { document, path }, { field, value }) ||
      (isLinkOrPicture(value) && isOfKind(lookup, { document, path }, { field, value })) ||
      (isEntry && asTexts(value).some((text) => couldStand(lookup, { document, path }, { field, value: text }))) ||
      (isList && isOfType(lookup.schemaAt(document, [...path, field])?.schema, value)) ||
      arePairs(value, lookup.schemaAt(document, [...path, field, 0])?.schema ?? {});
    const words = rowsWith(name).flat();
    // Where all else is there, nothing is left that it could be.
    const isLast = allowed.every((field) => field === meant || Object.hasOwn(group, field));
    const isOther = allowed.some(
      (field) =>
        field !== meant &&
        words.includes(field) &&
        (Object.hasOwn(group, field) ? fits(field) && !isLast : !isList || fits(field)),
    );
    return fits(meant) && !isOther;
  };
  const pairs = unknown.flatMap((name) => Array.from(missing, (meant): Pair => ({ name, meant })).filter(mayMean));
  const isOnly = ({ name, meant }: Pair) =>
    pairs.filter((other) => other.name === name || other.meant === meant).length === 1;
  return pairs.filter(isOnly);
}

/** Whether a value is a list of texts, with a whole sentence among them. */
function areSentences(value: Json): boolean {
  const areTexts = Array.isArray(value) && value.every((each) => typeof each === "string");
  return areTexts && value.some((text) => /\s\S.*[.!?…]\s*$/su.test(text));
}

/** What a number, or a list of texts, may say as a text. */
function asTexts(value: Json): string[] {
  if (typeof value === "number") return [String(value)];
  return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : [];
}

/**
 * The only field that a name is another word for, when its value could stand there, else the only one for a list, a
 * picture or a drawing; or the only field that takes such groups, or such a link, as stand behind the name.
 */
function otherWordFor(
  lookup: Lookup,
  at: Place,
  { name, free, group }: { name: string; free: readonly string[]; group: Names["group"] },
): string | undefined {
  if (nearest(name, free).length > 0) return undefined;
  const value = group[name]!;
  const words = SYNONYMS.filter((each) => each.some((word) => fold(word) === fold(name))).flat();
  const fitsIn = (field: string) => couldStand(lookup, at, { field, value });
  const alike = free.filter(
    (field) => words.includes(field) || lastWordOf(field) === name || areSameWords(name, field),
  );
  const fitting = alike.filter(fitsIn);
  if (fitting.length > 0) return onlyOf(fitting);
  const isOf = (field: string) => isOfKind(lookup, at, { field, value });
  const ofKind = alike.filter(isOf);
  if (ofKind.length > 0) return onlyOf(ofKind);
  if (REMARK.test(name)) return undefined;
  if (isLinkOrPicture(value)) return onlyOf(free.filter(isOf));
  return hasGroups(value) ? onlyOf(free.filter(fitsIn)) : undefined;
}

/** Whether a field says where a link leads, whatever its name: `"target": "/contact"`. */
function isAddressIn(group: Names["group"], name: string): boolean {
  const value = group[name];
  return typeof value === "string" && isAddress(value, name) && !isPictureFile(value);
}

function onlyOf(fields: readonly string[]): string | undefined {
  return fields.length === 1 ? fields[0] : undefined;
}

/** Whether a value is a group, or a list of nothing else. */
function hasGroups(value: Json): boolean {
  const all = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((each) => isGroup(each) && Object.keys(each).length > 0);
}
