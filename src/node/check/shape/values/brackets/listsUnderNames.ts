/** Lists under their headings, where each heading belongs in a group with its list: `"columns": { "About Us": [ … ] }`. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import { endAway } from "../../../document/endAway.ts";
import { isGroup } from "../../../json.ts";
import { example, LONGEST_EXAMPLE, written } from "../../../wording/words.ts";
import { looksLike } from "../../looksLike.ts";
import { isNameOfList } from "../../../wording/synonyms.ts";
import { named } from "../../wrong.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";
import { inPlaceOf } from "./extraBrackets.ts";

export const listsUnderNames: Fixer = (wrong) => {
  const { value, types, items } = wrong;
  const lists = isGroup(value) ? Object.entries(value) : [];
  const { properties = {}, required = [] } = items ?? {};
  const field = String(wrong.path.at(-1));
  const isHeading = (name: string) => !(name in properties || /^\d+$/.test(name) || isNameOfList(name, field));
  const areOfHeadings = lists.every(([name, list]) => isHeading(name) && isSaid(list));
  if (!lists.some(([, list]) => Array.isArray(list)) || !areOfHeadings || !types.includes("array")) return undefined;
  const heading = required.find((name) => schemaOf(wrong, name).schema.kind === "line");
  const inner = Object.keys(properties).find((name) => lists.every(([, list]) => fits(wrong, name, list)));
  if (heading === undefined || inner === undefined || required.some((name) => name !== heading && name !== inner))
    return undefined;
  const entries = lists.map(([name, list]) => ({ [heading]: name, [inner]: list }));
  const whole = example(entries);
  const [[first]] = lists as [[string, Json]];
  const start = `[{ "${heading}": ${JSON.stringify(first)}, "${inner}": [ … ] }${lists.length > 1 ? ", … " : ""}]`;
  return { fix: `write it like this: ${named(wrong, whole.length > LONGEST_EXAMPLE ? start : whole)}.` };
};

/** A text may stand beside the lists, where the field takes both. */
function isSaid(list: Json): boolean {
  return typeof list === "string" || (Array.isArray(list) && list.length > 0);
}

function schemaOf({ lookup, document, path }: WrongType, name: string) {
  return lookup.schemaAt(document, [...path, 0, name])!;
}

function fits(wrong: WrongType, name: string, list: Json): boolean {
  return looksLike(wrong.lookup.schemas, schemaOf(wrong, name), list);
}

/** A list wrapped in a group that the field does not ask for: `"items": { "items": [ … ] }`. */
export const listInGroup: Fixer = ({ document, path, value, types, items }) => {
  const [name, list] = (isGroup(value) ? onlyOf(Object.entries(value)) : undefined) ?? [];
  if (name === undefined || !types.includes("array")) return undefined;
  const isOfIt = (each: Json) => [items?.type].flat().includes(isGroup(each) ? "object" : typeof each);
  if (name in (items?.properties ?? {}) || !Array.isArray(list) || list.length === 0 || !list.every(isOfIt))
    return undefined;
  const isWord = !isNameOfList(name, String(path.at(-1)));
  const orText = isWord ? ` If visitors are to read ${written(name)}, write it into a text.` : "";
  const fix = `take { ${written(name)}: and ${endAway(document, path)}, and leave the list between them.${orText}`;
  return { fix, edit: () => inPlaceOf(document, { path, inner: [...path, name] }) };
};
