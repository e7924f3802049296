/** Unknown names and missing fields that are left, where each fits only one on the other side. */
import type { Json } from "../../../../../model/fields.ts";
import { couldStand, hasGroups, isLinkOrPicture, isOfKind, isOfType } from "../../couldStand.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { nearest } from "../../../wording/suggest.ts";
import { isLook } from "../needless/byDesign.ts";
import { arePairs } from "../../values/groups/entriesMeant.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { ADDRESS, isWordsAlone } from "../../values/meant/linkInText.ts";
import { REMARK, rowsWith } from "../../../wording/synonyms.ts";
import { whyNoField } from "../needless/whyNoField.ts";

interface NamePair {
  name: string;
  meant: string;
}

/**
 * As many unknown names as missing fields, where the value of each name fits only one of these fields, and the name is no
 * synonym of another field that could have it. Likely enough to be told as one mistake, but not certain enough for an edit.
 */
export function onlyPairs(
  lookup: Lookup,
  { document, path, group, allowed, lacking: fields }: Sorted,
  all: readonly string[],
): NamePair[] {
  // What other programs add beside the words stands for none of the fields.
  const names = all.filter(
    (name) => !REMARK.test(name) && !isLook(name, group[name]!) && !whyNoField({ document, path }, name),
  );
  // Groups of other programs may have further names beside their only list.
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
  const mayMean = ({ name, meant }: NamePair) => {
    if (nearest(name, allowed).length > 0) return false;
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
    // Where all other fields are set, this is the only one left.
    const isLast = allowed.every((field) => field === meant || Object.hasOwn(group, field));
    // Beside a heading, a name as addresses have it is that of a place.
    const isName =
      lookup.schemaAt(document, [...path, meant])?.schema.kind === "anchor" && typeof value === "string" && fits(meant);
    const isOther = allowed.some(
      (field) =>
        field !== meant &&
        !(isName && Object.hasOwn(group, field)) &&
        words.includes(field) &&
        (Object.hasOwn(group, field) ? fits(field) && !isLast : !isList || fits(field)) &&
        !(field === "href" && isStreet(lookup, name, value)),
    );
    return fits(meant) && !isOther;
  };
  const pairs = unknown.flatMap((name) => Array.from(missing, (meant): NamePair => ({ name, meant })).filter(mayMean));
  const isOnly = ({ name, meant }: NamePair) =>
    pairs.filter((other) => other.name === name || other.meant === meant).length === 1;
  return pairs.filter(isOnly);
}

/** Whether a value under the name of an address is that of a house or of a person. */
function isStreet({ addressOf }: Lookup, name: string, value: Json): boolean {
  if (typeof value !== "string" || ADDRESS.test(value) || addressOf?.(value) !== undefined) return false;
  return isWordsAlone(value) || /addr|adres/i.test(name);
}

/** Whether a value is a list of texts, at least one of which has a whole sentence. */
function areSentences(value: Json): boolean {
  const areTexts = Array.isArray(value) && value.every((each) => typeof each === "string");
  return areTexts && value.some((text) => /\s\S.*[.!?…]\s*$/su.test(text));
}

/** A number, or a list of texts, as texts. */
function asTexts(value: Json): string[] {
  if (typeof value === "number") return [String(value)];
  return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : [];
}
