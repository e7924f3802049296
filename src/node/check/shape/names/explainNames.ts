/** Explains names that a group should not have, and names that it lacks. */
import { UNDER_PICTURE } from "./meaning/underPicture.ts";
import { unknownName } from "./sorted/unknownName.ts";
import { TAKE_IT_OUT } from "../../wording/commas.ts";
import { byDesign } from "./needless/byDesign.ts";
import { onlyAlike, writing } from "../../wording/instead.ts";
import type { Lookup } from "../../lookup.ts";
import { inside, valueAt } from "../../json.ts";
import { heldBeside } from "./missing/heldBeside.ts";
import type { Sorted } from "./sorted/sorted.ts";
import { couldStand } from "../couldStand.ts";
import type { Rename } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { nearest } from "../../wording/suggest.ts";
import { isNameOfTags } from "../../syntax/pasted/pastedTags.ts";
import { isOtherWord } from "../../wording/synonyms.ts";
import { withOwn } from "../example/ownExample.ts";
import { listFilled } from "./words/inFieldThere.ts";
import { renamedToLacking } from "./words/renamedToLacking.ts";
import { saidInBlocks } from "./words/saidInBlocks.ts";
import { splitBeside } from "./missing/splitBeside.ts";
import { valueFor } from "./missing/valueFor.ts";
import { whereToAdd } from "./missing/whereToAdd.ts";
import { insteadOfUnwanted } from "./unwanted.ts";
import { choice, example } from "../../wording/words.ts";

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
      return { ...base, ...renaming(field, name) };
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
    const fills = listFilled(lookup, sorted, name);
    const isTakenOut = instead.startsWith(TAKE_IT_OUT);
    return { ...base, fix: instead, ...(isTakenOut && { isTakenOut }), ...(fills && { fills }) };
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
      if (finding.path.at(-1) === name) return { ...finding, ...renaming(field, name ?? field) };
      const fix = fixes.get(finding);
      return fix === undefined ? finding : { ...finding, fix };
    });
    return false;
  });
  return { renamed, lacking };
}

function renaming(meant: string, name: string): Pick<CodedFinding, "means" | "fix" | "orElse"> {
  const orElse = meant === "alt" && UNDER_PICTURE.test(name) ? ONLY_READ_OUT : "";
  const fix = `rename it to "${meant}".${onlyAlike(name, meant)}${orElse}`;
  return { means: meant, fix, ...(orElse !== "" && { orElse }) };
}

/** For words that may be meant to stand under a picture. */
const ONLY_READ_OUT = ' "alt" is read out to people who cannot see the picture, and shown to nobody else.';

/** The finding about a missing field. */
function missingName(lookup: Lookup, sorted: Sorted, name: string): CodedFinding {
  const { document, path } = sorted;
  const { isOwn, chosen, shown } = valueFor(lookup, { document, path }, name);
  const areSeveral = /[^s]s$/.test(name);
  const them = areSeveral ? "them" : "it";
  const where = whereToAdd(lookup, { document, path }, name);
  const hasOthers = where !== "";
  const end = hasOthers ? "," : ".";
  const withComma = hasOthers ? ", with a comma at the end" : "";
  const withShown = hasOthers ? ", with the comma" : "";
  const showing = (value: string) => {
    const written = `"${name}": ${value}`;
    const words = withOwn(written, hasOthers ? " and" : undefined) || ", for example";
    return `add ${them}${where}${withShown}${words}: ${written}${end}`;
  };
  const fix = chosen
    ? `add "${name}": ${chosen.shown}${where}${withComma}.${chosen.what && ` ${chosen.what}`}`
    : shown
      ? showing(shown)
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
  const split = isOwn ? undefined : splitBeside(lookup, sorted, name);
  if (split) return { ...about, mark: [...path, split.written], fix: `${split.fix} Else ${fix}` };
  const isOfHero = name === "image" && inside(valueAt(document, path), "type") === "hero";
  return { ...about, fix, fixWith: (value) => showing(example(value)), ...(isOfHero && { note: NO_PICTURE }) };
}

/** For a hero without its picture. */
const NO_PICTURE =
  'A page without a picture at its top begins with an "intro", which has "text" in the place of "lead".';
