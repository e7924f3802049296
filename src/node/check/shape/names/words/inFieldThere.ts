/** A field under another name than the one it stands for, which the group has as well. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { isGroup, saysNothing } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { OUT, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { nearest } from "../../../wording/suggest.ts";
import { capital, choice, LONGEST_EXAMPLE, withArticle } from "../../../wording/words.ts";
import { areEntriesIn } from "../../entriesFit.ts";
import { couldStand, hasGroups } from "../../couldStand.ts";
import { isNameOfLists } from "../meaning/listMeant.ts";
import { isDescription } from "../meaning/meantBy.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { nounOf } from "../../noun.ts";
import { areSameWords, isOtherWord, rowsWith } from "../../../wording/synonyms.ts";

/** An unknown name, and the field that it stands for. */
interface Twice {
  name: string;
  there: string;
}

export function inFieldThere(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const there = fieldThere(lookup, sorted, name);
  if (there === undefined) return undefined;
  const twice = { name, there };
  return (
    inEmptyField(lookup, sorted, twice) ??
    ofFirstBlock(sorted, name) ??
    amongFew(lookup, sorted, twice) ??
    inList(lookup, sorted, twice) ??
    keepOne(lookup, sorted, twice)
  );
}

/** The field of the group that a name is another word for; undefined where these are several. */
function fieldThere(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { group, allowed, free } = sorted;
  const taken = allowed.filter((other) => !free.includes(other));
  const near = nearest(
    name,
    taken.filter((other) => !isOtherWord(name, other)),
  );
  if (near.length > 0) return onlyOf(near);
  const alike = rowsWith(name.replace(/(?<=[a-z])[-_]?\d+$/i, "")).map((row) =>
    taken.filter((field) => row.includes(field) && couldStand(lookup, sorted, { field, value: group[name]! })),
  );
  return (
    taken.find((field) => areSameWords(name, field) || (field === "alt" && isDescription(name))) ??
    alike.find(({ length }) => length === 1)?.[0] ??
    listThere(lookup, sorted, { name, taken })
  );
}

/** The only list that could have the entries under the name of another one. */
function listThere(
  lookup: Lookup,
  sorted: Sorted,
  { name, taken }: { name: string; taken: readonly string[] },
): string | undefined {
  // Links are in many lists of the site file.
  if (sorted.document.role === "site") return undefined;
  const value = sorted.group[name]!;
  const isList = hasGroups(value) || (Array.isArray(value) && isNameOfLists(lookup.schemas, name));
  return isList ? onlyOf(taken.filter((field) => areEntriesIn(lookup, sorted, { field, value }))) : undefined;
}

/** The list that has enough entries with those that stand under another name; undefined if there is none, or too few. */
export function listFilled(lookup: Lookup, sorted: Sorted, name: string): Path | undefined {
  const { document, path, group } = sorted;
  const own = group[name];
  const there = Array.isArray(own) ? fieldThere(lookup, sorted, name) : undefined;
  const given = there === undefined ? undefined : group[there];
  if (there === undefined || !Array.isArray(own) || !Array.isArray(given)) return undefined;
  const { minItems = 0 } = lookup.schemaAt(document, [...path, there])?.schema ?? {};
  return given.length + lackingIn(given, own).length >= Number(minItems) ? [...path, there] : undefined;
}

function isMarkdown({ schemaAt }: Lookup, { document, path }: Sorted, field: string): boolean {
  return schemaAt(document, [...path, field])?.schema.kind === "markdown";
}

function inEmptyField(lookup: Lookup, sorted: Sorted, { name, there }: Twice): string | undefined {
  const value = sorted.group[name]!;
  const isEmpty = saysNothing(sorted.group[there]!) && !saysNothing(value);
  return isEmpty && couldStand(lookup, sorted, { field: there, value })
    ? `"${there}" is there already, and empty: take that one out, and rename this one to "${there}".`
    : undefined;
}

/** In a group that has only a few fields, there is no other one for the value. */
function amongFew(lookup: Lookup, sorted: Sorted, { name, there }: Twice): string | undefined {
  const { document, path, group, allowed } = sorted;
  const { required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const areLists = Array.isArray(group[name]) && Array.isArray(group[there]);
  const isOnly = allowed.length <= FEW && required.includes(there) && group[there] !== "" && !areLists;
  if (!isOnly || isMarkdown(lookup, sorted, there)) return undefined;
  const kept = isPhrase(group[name]) ? ", so put into it what is to stay" : "";
  return `${TAKE_IT_OUT}: "${there}" is there already${kept}. ${capital(withArticle(nounOf(lookup, sorted)))} has only ${choice(allowed, "and")}.`;
}

/** A list under the unknown name. */
function inList(lookup: Lookup, sorted: Sorted, { name, there }: Twice): string | undefined {
  const { [name]: own, [there]: given } = sorted.group;
  if (!Array.isArray(own)) return undefined;
  if (Array.isArray(given) && given.length > 0 && own.length > 0) {
    const lacking = lackingIn(given, own);
    return lacking.length > 0
      ? `"${there}" is there already: put ${theEntries(lacking)} into it as well, and take this field ${OUT}.`
      : `"${there}" has all of this already: take this field ${OUT}.`;
  }
  if (isGroup(given))
    return `"${there}" is there already, and there is only one. Keep the one that is meant, and call it "${there}", without [ ] around it.`;
  return typeof given === "string" && !isMarkdown(lookup, sorted, there)
    ? `${TAKE_IT_OUT}: "${there}" is there already, and there is only one. A text can say the others.`
    : undefined;
}

/** The entries of a list that another one has not. */
function lackingIn(given: readonly Json[], own: readonly Json[]): Json[] {
  const has = new Set(given.map((entry) => JSON.stringify(entry)));
  return own.filter((entry) => !has.has(JSON.stringify(entry)));
}

function keepOne(lookup: Lookup, sorted: Sorted, { name, there }: Twice): string {
  const { document, path, group } = sorted;
  const { kind } = lookup.schemaAt(document, [...path, there])?.schema ?? {};
  const both = kind === "markdown" ? "put these words into it as well, or " : "";
  const other = inOtherText(lookup, sorted, { name, there });
  const isLine = (kind === "line" || there === "alt") && [there, name].every((field) => isWorded(group[field]));
  const join = isLine && other === "" ? ", or join the words of both" : "";
  return `"${there}" is there already; ${both}keep one of the two${join}, and call it "${there}"${other}.`;
}

/** Another text of the group that could have the words: a free one first. */
function inOtherText(lookup: Lookup, sorted: Sorted, { name, there }: Twice): string {
  const { group, allowed, free } = sorted;
  const value = group[name]!;
  if (typeof value !== "string") return "";
  const isIn = (field: string) => isMarkdown(lookup, sorted, field) && couldStand(lookup, sorted, { field, value });
  const text = isMarkdown(lookup, sorted, there) ? undefined : free.find(isIn);
  if (text !== undefined) return `, or rename this one to "${text}"`;
  const isWord = rowsWith(name).some((row) => row.includes(name));
  const longer = isWord ? allowed.find((field) => !free.includes(field) && isIn(field)) : undefined;
  return longer === undefined || longer === there ? "" : `, or put these words into "${longer}" as well`;
}

/** Whether a value has several words or is an address; a single word may be a setting of another program. */
function isPhrase(value: Json | undefined): boolean {
  return isWorded(value) && /[\s/?!.]/.test(value as string);
}

/** Whether a value has words that would be lost with it. */
function isWorded(value: Json | undefined): boolean {
  return typeof value === "string" && !saysNothing(value);
}

/** A page has no heading of its own. */
function ofFirstBlock({ path }: Sorted, name: string): string | undefined {
  if (path.length > 0 || !/^(?:heading|h1)$/i.test(name)) return undefined;
  return `${TAKE_IT_OUT}: "title" is there already, and the heading that visitors see is the one of the first block.`;
}

/** The entries of a list as they are written, where they are short. */
function theEntries(list: Json): string {
  const shown = JSON.stringify(list).slice(1, -1).replaceAll('","', '", "');
  return shown.length > LONGEST_EXAMPLE ? "these entries" : shown;
}

/** The most fields of a group that are named one by one. */
const FEW = 3;
