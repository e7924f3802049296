/** A field under another name than the one it stands for, which the group has as well. */
import type { Json } from "../../../../model/fields.ts";
import { isGroup, saysNothing } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import { OUT, TAKE_IT_OUT } from "../../wording/commas.ts";
import { nearest } from "../../wording/suggest.ts";
import { capital, choice, LONGEST_EXAMPLE, withArticle } from "../../wording/words.ts";
import { couldStand } from "../couldStand.ts";
import { isDescription } from "./meantBy.ts";
import type { Sorted } from "./meanings.ts";
import { nounOf } from "./noun.ts";
import { areSameWords, isOtherWord, rowsWith } from "./synonyms.ts";

export function inFieldThere(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, allowed, free } = sorted;
  const word = name.replace(/(?<=[a-z])[-_]?\d+$/i, "");
  const taken = allowed.filter((other) => !free.includes(other));
  const [near, ...others] = nearest(
    name,
    taken.filter((other) => !isOtherWord(name, other)),
  );
  const alike = rowsWith(word).map((row) =>
    taken.filter((field) => row.includes(field) && couldStand(lookup, sorted, { field, value: group[name]! })),
  );
  const there =
    near ??
    taken.find((field) => areSameWords(name, field) || (field === "alt" && isDescription(name))) ??
    alike.find(({ length }) => length === 1)?.[0];
  if (there === undefined || others.length > 0) return undefined;
  if (
    saysNothing(group[there]!) &&
    !saysNothing(group[name]!) &&
    couldStand(lookup, sorted, { field: there, value: group[name]! })
  )
    return `"${there}" is there already, and empty: take that one out, and rename this one to "${there}".`;
  const said = ofFirstBlock(sorted, name);
  if (said !== undefined) return said;
  const { kind } = lookup.schemaAt(document, [...path, there])?.schema ?? {};
  const isText = kind === "markdown";
  const { required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  if (!isText && allowed.length <= FEW && required.includes(there) && group[there] !== "")
    return `${TAKE_IT_OUT}: "${there}" is there already${isPhrase(group[name]) ? ", so put into it what is to stay" : ""}. ${capital(withArticle(nounOf(lookup, sorted)))} has only ${choice(allowed, "and")}.`;
  const [entries, own] = [there, name].map((each) => group[each]);
  if (Array.isArray(entries) && Array.isArray(own) && entries.length > 0 && own.length > 0) {
    const has = new Set(entries.map((entry) => JSON.stringify(entry)));
    const lacking = own.filter((entry) => !has.has(JSON.stringify(entry)));
    return lacking.length > 0
      ? `"${there}" is there already: put ${theEntries(lacking)} into it as well, and take this field ${OUT}.`
      : `"${there}" has all of this already: take this field ${OUT}.`;
  }
  if (Array.isArray(group[name]) && isGroup(group[there]))
    return `"${there}" is there already, and there is only one. Keep the one that is meant, and call it "${there}", without [ ] around it.`;
  if (Array.isArray(group[name]) && typeof group[there] === "string" && !isText)
    return `${TAKE_IT_OUT}: "${there}" is there already, and there is only one. A text can say the others.`;
  const both = isText ? "put these words into it as well, or " : "";
  const isIn = (field: string) =>
    lookup.schemaAt(document, [...path, field])?.schema.kind === "markdown" &&
    couldStand(lookup, sorted, { field, value: group[name]! });
  const text = isText || typeof group[name] !== "string" ? undefined : free.find(isIn);
  const longer =
    text === undefined && rowsWith(name).some((row) => row.includes(name)) && typeof group[name] === "string"
      ? taken.find(isIn)
      : undefined;
  const other =
    text !== undefined
      ? `, or rename this one to "${text}"`
      : longer !== undefined && longer !== there
        ? `, or put these words into "${longer}" as well`
        : "";
  const isLine = (kind === "line" || there === "alt") && [there, name].every((field) => isWorded(group[field]));
  const join = isLine && other === "" ? ", or join the words of both" : "";
  return `"${there}" is there already; ${both}keep one of the two${join}, and call it "${there}"${other}.`;
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
