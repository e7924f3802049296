/** true and false in the place of a text or of a list, and words in the place of true and false. */
import { meansNothing, truthOf } from "../../../wording/truthWords.ts";
import { writing } from "../../../wording/instead.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { OUT_WITH_COMMA } from "../../../wording/commas.ts";
import { example, written } from "../../../wording/words.ts";
import { likeThis, named, writeIt } from "../../wrong.ts";
import type { Json } from "../../../../../model/fields.ts";
import type { Fixer } from "../../wrongType.ts";
import type { Cause } from "../../../toldOnce.ts";
import { allPlaces } from "../../../wording/elsewhere.ts";
import { isOnlyQuoted } from "./quotes.ts";

const ALL = /^(?:all|every|everything|true|\*)$/i;

/** In other programs, an optional field is switched off with false or an empty value. */
const switchedOff: Fixer = ({ value, types, optional, label }) =>
  optional && !types.includes("boolean") && (value === false || meansNone(value, types))
    ? { fix: `take ${label}: ${written(value)} ${OUT_WITH_COMMA}.` }
    : undefined;

/** "none" in the place of a group or a list. A wrong number gets an example instead. */
function meansNone(value: Json, types: readonly string[]): boolean {
  const takesNone = !types.some((type) => type !== "object" && type !== "array");
  if (value === "") return types.includes("array") && !types.includes("string");
  return typeof value === "string" && takesNone && meansNothing(value.trim());
}

/** Nobody means the text "true". */
const switchForText: Fixer = (wrong) =>
  typeof wrong.value === "boolean" && wrong.types.includes("string") ? likeThis(wrong) : undefined;

const isWord = (value: Json) => typeof value === "string" || typeof value === "number";

const wordForSwitch: Fixer = (wrong) => {
  const { value, types } = wrong;
  if (!isWord(value) || !types.includes("boolean") || isOnlyQuoted(value, types)) return undefined;
  const meant = truthOf(String(value).trim());
  if (meant === undefined) return undefined;
  return { fix: `${writeIt(wrong)} like this: ${named(wrong, String(meant))}.`, edit: writing(meant) };
};

/** The description of a picture in the place of the boolean that says that it needs none. */
const wordsForSwitch: Fixer = ({ lookup, document, path, value, types }) => {
  const owner = valueAt(document, path.slice(0, -1));
  if (!types.includes("boolean") || typeof value !== "string" || !/\S\s+\p{L}/u.test(value)) return undefined;
  const mayHaveAlt = lookup.schemaAt(document, [...path.slice(0, -1), "alt"]) !== undefined;
  if (!mayHaveAlt || !isGroup(owner) || Object.hasOwn(owner, "alt")) return undefined;
  const name = String(path.at(-1));
  const rename = (where: string) =>
    `rename "${name}" to "alt"${where}, and keep the words as they are: "alt" is for what a picture shows.`;
  const cause: Cause = {
    name: `words in ${document.file} ${name}`,
    fewest: 2,
    all: "places have words there.",
    fix: (places) => rename(` in ${allPlaces(places)}`),
  };
  return { fix: rename(""), cause };
};

/** Which of the two, only the author knows. */
const eitherSwitch: Fixer = ({ value, types, schema }) => {
  if (!types.includes("boolean") || !isWord(value) || isOnlyQuoted(value, types)) return undefined;
  const [, says] = /^Whether ([^.]*)\./.exec(schema.description ?? "") ?? [];
  return { fix: `write true or false.${says === undefined ? "" : ` With true, ${says}.`}` };
};

/** A boolean for all fields of a form, where a list of the required ones is asked for. */
const switchForFields: Fixer = (wrong) => {
  const { document, path, value, items } = wrong;
  const form = items?.kind === "field" && typeof value !== "object" ? valueAt(document, path.slice(0, -1)) : undefined;
  const fields = isGroup(form) && path.at(-1) !== "fields" ? form["fields"] : undefined;
  if (!Array.isArray(fields)) return undefined;
  const word = String(value).trim();
  const truth = truthOf(word);
  const meant = ALL.test(word) || truth ? fields : truth === false ? [] : undefined;
  return meant && { fix: `write it like this: ${named(wrong, example(meant))}.` };
};

export const switchFixes: readonly Fixer[] = [
  switchForFields,
  switchedOff,
  switchForText,
  wordForSwitch,
  wordsForSwitch,
  eitherSwitch,
];
