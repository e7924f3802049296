/** Explains entries of the wrong type. Several of them in one list are one mistake. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import { linesOf } from "../../../document/position.ts";
import { byName } from "../../../byName.ts";
import { theOthers } from "../../../wording/elsewhere.ts";
import { expectedOf, explainType } from "./explainType.ts";
import { marksIn } from "../../../inTexts/asTags.ts";
import { bracketsAway } from "../lists/bracketsAway.ts";
import { fieldInForm } from "../groups/fieldInForm.ts";
import { headedRows } from "../groups/headedRows.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { CodedFinding } from "../../../finding.ts";
import { drawingsNamed } from "../groups/entriesMeant.ts";
import { asPriceList } from "../groups/priceList.ts";
import { titledTexts } from "../groups/titledTexts.ts";
import { listWithin } from "../lists/onlyWithin.ts";
import { oneEntry, titleAndText } from "../groups/titleAndText.ts";
import { numberWord } from "../../../wording/words.ts";
import { isPicture } from "../pictures/pictureHome.ts";
import { findingOf, nounOfEntry, type Explanation, type Wrong } from "../../wrong.ts";

/** Whether a mistake may be that of a whole list: an entry has the wrong type. */
export function isEntry({ error, path }: Wrong): boolean {
  return error.keyword === "type" && typeof path.at(-1) === "number";
}

/** Whether a list holds nothing but another one. */
export function isListInList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 1 && Array.isArray(value[0]);
}

/** Entries that can be fixed one by one get a finding each. */
export function explainEntries(entries: readonly Wrong[]): CodedFinding[] {
  // Pictures get a finding each, as a free field takes only one of them, and so do fields, as each has a name of its own.
  const alike = byName(entries, (wrong) => {
    const { path, value } = wrong;
    return isPicture(value) || (typeof value === "string" && marksIn(value)) || fieldInForm(wrong)
      ? pointerOf(path)
      : `${pointerOf(path.slice(0, -1))} ${kindsOf(value)}`;
  });
  return Array.from(alike.values()).flatMap((wrongs) => {
    const said = wrongs.map((wrong) => ({ wrong, said: explainType(wrong) }));
    const [first] = wrongs as [Wrong];
    if (isListInList(valueAt(first.document, first.path.slice(0, -1))))
      return [findingOf(first, { ...said[0]!.said, fix: innerAway(first), brackets: "doubled" })];
    if (said.length > 1 && wrongs.every(({ value }) => Array.isArray(value)) && said.every((each) => each.said.edit))
      return [
        eachInBrackets(
          wrongs,
          said.map((each) => each.said),
        ),
      ];
    const isOne = said.length > 1 && said.every((each) => !each.said.edit);
    return isOne ? [wholeList(wrongs)] : said.map((each) => findingOf(each.wrong, each.said));
  });
}

function innerAway(wrong: Wrong): string {
  const { length } = listWithin(wrong.value).path;
  return bracketsAway(wrong) ?? `take these ${length > 0 ? `${numberWord(length + 1)} ` : ""}inner [ ] away.`;
}

/** Each entry has brackets of its own, which can be removed. */
function eachInBrackets(wrongs: readonly Wrong[], said: readonly Explanation[]): CodedFinding {
  const [first, ...others] = wrongs as [Wrong, ...Wrong[]];
  const found = wholeList(wrongs);
  const all = wrongs.length === 2 ? "both" : `all ${wrongs.length}`;
  const edit: Explanation["edit"] = (range) => {
    const made = said.map((each) => each.edit!(range));
    return made.find((each) => each?.offset === range.offset);
  };
  return {
    ...found,
    path: first.path,
    fix: `take the inner [ ] away, around ${all} of them.`,
    edit,
    ...(said.every(({ brackets }) => brackets === "extra") && { brackets: "extra" as const }),
    others: others.map(({ path }) => ({ path })),
  };
}

function wholeList(wrongs: readonly Wrong[]): CodedFinding {
  const [first] = wrongs as [Wrong];
  const { lookup, document } = first;
  const path = first.path.slice(0, -1);
  const kinds = kindsOf(first.value);
  const list = valueAt(document, path) as Json[];
  const count = list.filter((each) => kindsOf(each) === kinds).length;
  const isAll = count === list.length;
  const label = lookup.labelOf(document, path);
  const what = isAll
    ? `${label} is a list of ${kinds}`
    : `${numberWord(count)} of the entries of ${label} are ${kinds}`;
  const message = `${what}, but each ${nounOfEntry(first)} should be ${expectedOf(first)}.`;
  const titled = titledTexts(wrongs);
  const { fix } = titled ?? explainType({ ...first, isEach: true });
  const paired =
    headedRows(wrongs) ??
    (isAll ? asPriceList(first, { label }, list) : undefined) ??
    (isAll ? drawingsNamed(wrongs) : undefined) ??
    oneEntry(wrongs) ??
    titleAndText(wrongs);
  const place = path.slice(0, -1);
  const others = isAll ? {} : (inSameLine(wrongs) ?? theOthers(wrongs.slice(1)));
  return findingOf(
    { ...first, path: isAll ? path : first.path },
    { code: "wrong-type", message, place, ...others, ...titled, ...((paired ?? fix) && { fix: paired ?? fix }) },
  );
}

/** For a list on one line, whose number would say nothing. */
function inSameLine([first, ...others]: readonly Wrong[]): ReturnType<typeof theOthers> | undefined {
  const lineOf = ({ document, path }: Wrong) => linesOf(document, path).line;
  if (!first || others.some((other) => lineOf(other) !== lineOf(first))) return undefined;
  return { detail: `${others.length > 1 ? "The others are" : "The other is"} in the same line.`, elsewhere: others };
}

/** Whether the only entry of a list has a list of the same name: that one was meant. */
export function isAround(value: Json | undefined, name: string | number | undefined): boolean {
  const only = Array.isArray(value) ? onlyOf(value) : undefined;
  return isGroup(only) && name !== undefined && Array.isArray(only[name]);
}

/** What several values like this one are called. */
export function kindsOf(value: Json): string {
  if (value === null) return "nothing (null)";
  if (Array.isArray(value)) return "lists";
  return typeof value === "object" ? "groups of fields in { }" : (KINDS[typeof value] ?? "values");
}

const KINDS: Record<string, string> = { string: "texts", number: "numbers", boolean: "values true or false" };
