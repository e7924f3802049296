/** Explains names that a group should not have, and names that it lacks. */
import type { Place } from "../../place.ts";
import { unknownName } from "./sorted/unknownName.ts";
import type { Json } from "../../../../model/fields.ts";
import { TAKE_IT_OUT } from "../../wording/commas.ts";
import { byDesign } from "./needless/byDesign.ts";
import { onlyAlike, writing } from "../../wording/instead.ts";
import { type Lookup, schemaOfGroup } from "../../lookup.ts";
import { inside, isGroup, valueAt } from "../../json.ts";
import { heldBeside } from "./missing/heldBeside.ts";
import type { Sorted } from "./sorted/sorted.ts";
import { couldStand } from "../couldStand.ts";
import { ownFields, ownWords } from "../example/ownWords.ts";
import type { Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { nearest } from "../../wording/suggest.ts";
import { isNameOfTags } from "../../syntax/pasted/pastedTags.ts";
import { isOtherWord } from "../../wording/synonyms.ts";
import { ownExample, withOwn } from "../example/ownExample.ts";
import { renamedToLacking } from "./words/renamedToLacking.ts";
import { saidInBlocks } from "./words/saidInBlocks.ts";
import { splitBeside } from "./missing/splitBeside.ts";
import { toChoose } from "./missing/toChoose.ts";
import { whereToAdd } from "./missing/whereToAdd.ts";
import { insteadOfUnwanted } from "./unwanted.ts";
import { choice, example, LONGEST_EXAMPLE } from "../../wording/words.ts";

/** Explains the unknown and missing names of a group one by one. */
export function explainNames(lookup: Lookup, sorted: Sorted, onRename?: (rename: Rename) => void): CodedFinding[] {
  const { free, sure, likely, path } = sorted;
  const meanings = [...sure.values()];
  const strange = sorted.unknown.map((name): CodedFinding => {
    const base = unknownName(lookup, sorted, [name]);
    const meant = sure.get(name);
    const swapped = meant === undefined ? fieldInValue(lookup, sorted, name) : undefined;
    if (swapped !== undefined) {
      sorted.lacking.delete(swapped);
      return { ...base, fix: `write it the other way round: "${swapped}": ${example(name)}.` };
    }
    if (meant !== undefined) {
      // Of two names for one field, only the author knows which one it is.
      const isOnly = meanings.indexOf(meant) === meanings.lastIndexOf(meant);
      if (isOnly) onRename?.({ path, name, meant });
      return { ...base, ...renaming(meant, name), ...(isOnly && { edit: writing(meant) }) };
    }
    const field = likely.get(name);
    if (field !== undefined) {
      onRename?.({ path, name, meant: field });
      return { ...base, ...renaming(field) };
    }
    const near = nearest(
      name,
      free.filter((other) => !isOtherWord(name, other)),
    );
    if (near.length > 1) return { ...base, fix: `rename it to ${choice(near)}.` };
    const instead = insteadOfUnwanted(lookup, sorted, name);
    if (instead === undefined)
      return {
        ...base,
        fix: `${TAKE_IT_OUT}${byDesign(name, sorted.group[name]!)}`,
        meansNothing: true,
        isTakenOut: true,
      };
    return { ...base, fix: instead, ...(instead.startsWith(TAKE_IT_OUT) && { isTakenOut: true }) };
  });
  // Of HTML among the fields it is told what stands there: it has no name that anybody wrote.
  const written = strange.filter((finding) => !isNameOfTags(finding.path.at(-1)));
  const { renamed, lacking } = withRenames(sorted, written, onRename);
  const found = saidInBlocks(lookup, sorted, renamed);
  for (const name of lacking) found.push(missingName(lookup, sorted, name));
  return found;
}

/** The free field whose name is the value, where the words for it stand as the name: `"Children": "title"`. */
function fieldInValue(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const field = sorted.free.find((each) => each === sorted.group[name]);
  return field !== undefined && /^\p{Lu}|\s/u.test(name) && couldStand(lookup, sorted, { field, value: name })
    ? field
    : undefined;
}

/** The findings with names that stand for missing fields, and the fields that are missing all the same. */
function withRenames(
  sorted: Sorted,
  strange: CodedFinding[],
  onRename?: (rename: Rename) => void,
): { renamed: CodedFinding[]; lacking: readonly string[] } {
  let renamed = strange;
  const lacking = [...sorted.lacking].filter((field) => {
    const own = renamedToLacking(sorted, renamed, field);
    if (!own) return true;
    const { name, fixes } = own;
    if (name !== undefined) onRename?.({ path: sorted.path, name, meant: field });
    renamed = renamed.map((finding) => {
      if (finding.path.at(-1) === name) return { ...finding, ...renaming(field) };
      const fix = fixes.get(finding);
      return fix === undefined ? finding : { ...finding, fix };
    });
    return false;
  });
  return { renamed, lacking };
}

function renaming(meant: string, name = meant): Pick<CodedFinding, "means" | "fix"> {
  return { means: meant, fix: `rename it to "${meant}".${onlyAlike(name, meant)}` };
}

/** The finding about a missing field. */
function missingName(lookup: Lookup, sorted: Sorted, name: string): CodedFinding {
  const { document, path } = sorted;
  const at = [...path, name];
  const own = ownWords(lookup, { document, path: at }) ?? ownFields(document, at);
  const chosen = own === undefined ? toChoose(lookup, { document, path: at }) : undefined;
  const first = own ?? exampleFor(lookup, sorted, name);
  const shown = first === undefined ? "" : example(first);
  const areSeveral = /[^s]s$/.test(name);
  const them = areSeveral ? "them" : "it";
  const whole = shown && shown.length <= LONGEST_EXAMPLE ? shown : firstEntry(lookup, { document, path: at });
  // A block has its example beside the `$ref` to its schema.
  const short = whole || startOf(first ?? ofSchema(lookup, { document, path }, name));
  const where = whereToAdd(lookup, { document, path }, name);
  const hasOthers = where !== "";
  const end = hasOthers ? "," : ".";
  const withComma = hasOthers ? ", with a comma at the end" : "";
  const withShown = hasOthers ? ", with the comma" : "";
  const showing = (value: string) =>
    `add ${them}${where}${withShown}${withOwn(value, hasOthers ? " and" : undefined) || ", for example"}: "${name}": ${value}${end}`;
  const fix = chosen
    ? `add "${name}": ${chosen.shown}${where}${withComma}.${chosen.what && ` ${chosen.what}`}`
    : short
      ? showing(short)
      : `add "${name}"${where}${withComma}.`;
  const held = heldBeside(lookup, { document, path }, name);
  const seems = held ? `: ${areSeveral ? "they seem" : "it seems"} to stand in the "${held.field}"` : "";
  const message = `the "${name}" ${areSeveral ? "are" : "is"} missing${seems}.`;
  const base = { code: "missing-property", severity: "error", point: "start", lacks: name } as const;
  const about = { ...base, document, path, place: path, message };
  // The fix corrects the text that contains the value, too.
  if (held) {
    const mark = [...path, held.field];
    return { ...about, point: "name", mark, fix: held.fix, spoils: mark };
  }
  const split = own === undefined ? splitBeside(lookup, sorted, name) : undefined;
  if (split) return { ...about, mark: [...path, split.written], fix: `${split.fix} Else ${fix}` };
  const isOfHero = name === "image" && inside(valueAt(document, path), "type") === "hero";
  return { ...about, fix, fixWith: (value) => showing(example(value)), ...(isOfHero && { note: NO_PICTURE }) };
}

/** The example of a field. Which number or address of the site a text shows, only the link beside it says. */
function exampleFor(lookup: Lookup, { document, path, group }: Sorted, name: string): Json | undefined {
  const shown = ownExample(lookup, { document, path: [...path, name] });
  if (typeof shown !== "string" || !TOKEN.test(shown)) return shown;
  return TOKEN.exec(String(group["href"]).replace(/^(?:mailto|tel):/, ""))?.[0] ?? "…";
}

const TOKEN = /^\{\w+\}$/;

/** For a hero without its picture. */
const NO_PICTURE =
  'A page without a picture at its top begins with an "intro", which has "text" in the place of "lead".';

/** The example of a field in a group that stands in the place of a list of such groups. */
function ofSchema(lookup: Lookup, { document, path }: Place, name: string): Json | undefined {
  const shown = schemaOfGroup(lookup, document, path)?.properties?.[name]?.examples?.[0];
  return shown === undefined ? undefined : ownExample(lookup, { document, path: [...path, name] }, shown);
}

/** A list with the least number of entries, and with all required fields in each. */
function firstEntry(lookup: Lookup, { document, path }: Place): string {
  const { minItems = 1 } = lookup.schemaAt(document, path)?.schema ?? {};
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const list = ownExample(lookup, { document, path });
  const entries = Array.isArray(list) ? list.slice(0, Number(minItems)).filter(isGroup) : [];
  const needed = entries.map((entry) => Object.fromEntries(required.map((name) => [name, entry[name] ?? "…"])));
  return needed.length > 0 ? example(needed) : "";
}

/** The start of a group whose example is too long to be shown. */
function startOf(group: Json | undefined): string {
  const [field] = isGroup(group) ? Object.entries(group) : [];
  return field === undefined ? "" : example(Object.fromEntries([field])).replace(/ \}$/, ", … }");
}
