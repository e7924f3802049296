/** An option that was written as a name: `"numbered": true` for `"variant": "steps"`. */
import { firstOf } from "../../../firstOf.ts";
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import type { Lookup } from "../../../lookup.ts";
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { fold } from "../../../wording/suggest.ts";
import { truthOf } from "../../../wording/truthWords.ts";
import { choice, quote } from "../../../wording/words.ts";
import { otherWordsFor } from "../../values/meant/optionMeant.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { withSpaces } from "../../../../../model/camelCase.ts";

/** A field, and those of its options that a name can mean. */
interface OptionMeant {
  field: string;
  options: readonly string[];
  /** The words about the only option in the description of the field, where it was found by these alone. */
  does?: string;
}

/** Names that get a finding are removed from `sorted`. */
export function optionsAsNames(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { group } = sorted;
  const given = new Map(Object.entries(group));
  return unclear(sorted).flatMap((name) => {
    const meant = isSwitchedOn(group[name]!) ? meantByName(lookup, sorted, name) : undefined;
    if (!meant) return [];
    settle(sorted, [name], meant.field);
    const fix = fixFor(meant, given.get(meant.field));
    if (!given.has(meant.field)) given.set(meant.field, meant.options[0]!);
    return [{ ...unknownName(lookup, sorted, [name]), fix, ...(fix.startsWith(TAKE_IT_OUT) && { isTakenOut: true }) }];
  });
}

function isSwitchedOn(value: Json): boolean {
  return value === true || (typeof value === "string" && truthOf(value.trim()) === true);
}

function fixFor({ field, options, does }: OptionMeant, there: Json | undefined): string {
  const [option, ...others] = options;
  if (typeof there === "string" && options.includes(there)) return `${TAKE_IT_OUT}: "${field}": "${there}" says it.`;
  if (there !== undefined)
    return `${TAKE_IT_OUT}: "${field}" is there already, and can be only one thing. If you like ${choice(options)} better, write that there.`;
  if (others.length > 0) return `write "${field}" with ${choice(options)} in its place.`;
  const write = `write "${field}": ${quote(option!)} in its place`;
  return does === undefined ? `${write}.` : `${write}: that ${does}. Or ${TAKE_IT_OUT}.`;
}

/** The only field of the group with an option that a name stands for, by its words or else by the description of the field. */
function meantByName(lookup: Lookup, sorted: Sorted, name: string): OptionMeant | undefined {
  const { document, path, allowed, lacking } = sorted;
  const fields = allowed.flatMap((field) => {
    const { kind, description = "", enum: all = [] } = lookup.schemaAt(document, [...path, field])?.schema ?? {};
    const options = isDrawing(kind) ? [] : all.filter((option) => typeof option === "string");
    return options.length > 0 ? [{ field, options, description }] : [];
  });
  const words = wordsOf(name);
  return firstOf([byWords, byDescription], (say) => {
    const found = fields.flatMap((each) => say(each, words) ?? []);
    return onlyOf(found.length > 1 ? found.filter(({ field }) => lacking.has(field)) : found);
  });
}

interface FieldWithOptions {
  field: string;
  options: readonly string[];
  description: string;
}

/** Words in names that identify no option. */
const IDLE = new Set([
  "is",
  "are",
  "has",
  "have",
  "with",
  "show",
  "use",
  "as",
  "mode",
  "style",
  "layout",
  "background",
]);

/** "show numbers" of "showNumbers". */
function wordsOf(name: string): string[] {
  const words = withSpaces(name)
    .replace(/[\s_-]+/g, " ")
    .toLowerCase();
  return words.split(" ").filter((word) => word !== "" && !IDLE.has(word));
}

function byWords({ field, options }: FieldWithOptions, words: readonly string[]): OptionMeant | undefined {
  const written = stemOf(words.join(" "));
  const without = words.length > 1 ? stemOf(words.slice(1).join(" ")) : "";
  const same = options.filter((option) => fold(option) === fold(words.join("")));
  if (same.length > 0) return { field, options: same };
  const found = options.filter((option) => {
    const called = [option, ...otherWordsFor(option)];
    // "noArt" is "none" of "art".
    return called.some((word) => stemOf(word) === written || (word === words[0] && stemOf(field) === without));
  });
  return found.length === 1 || found.length === 2 ? { field, options: found } : undefined;
}

/** The only option whose description has all words of a name: `"list" puts … two columns at the right`. */
function byDescription(
  { field, options, description }: FieldWithOptions,
  words: readonly string[],
): OptionMeant | undefined {
  if (words.length < 2 && !TELLING.test(words[0] ?? "")) return undefined;
  const found = Array.from(description.matchAll(SAID)).flatMap(([, option = "", does = ""]) => {
    const stems = does.split(" ").map(stemOf);
    return options.includes(option) && words.every((word) => stems.includes(stemOf(word))) ? [{ option, does }] : [];
  });
  const only = onlyOf(found);
  return only && { field, options: [only.option], does: only.does };
}

/** A single word identifies an option if it has four letters and is no side. */
const TELLING = /^(?!left$|right$).{4}/;

/** What a description says of an option, up to the next punctuation mark. */
const SAID = /"(\w+)" ([^",.;:]+)/g;

/** The stem of a word, without the ending of a plural or a participle. */
function stemOf(word: string): string {
  return fold(word).replace(/(?:ed|es|e|s)$/, "");
}
