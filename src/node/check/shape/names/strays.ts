/** Fields in the wrong group, and groups that are something else: each is one mistake. */
import { firstOf } from "../../firstOf.ts";
import type { Group } from "../../site.ts";
import type { Place } from "../../place.ts";
import { groupAt, settle, settleAll, settleThere, type Sorted, unclear } from "./sorted/sorted.ts";
import { unknownName, wrongName } from "./sorted/unknownName.ts";
import { movingAway } from "../../wording/commas.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { rangeOf } from "../../document/position.ts";
import { assetForPicture } from "./foreign/assetForPicture.ts";
import { inEachEntry } from "./entries/inEachEntry.ts";
import { inOtherGroup } from "./groups/inOtherGroup.ts";
import { insideOf } from "./groups/insideOf.ts";
import { entryWithoutList } from "./entries/entryWithoutList.ts";
import { oneMoreEntry } from "./entries/oneMoreEntry.ts";
import { isBlock, nounOf } from "../noun.ts";
import { linksToEntry } from "./needless/linksToEntry.ts";
import { languagesBeside } from "./foreign/languages.ts";
import { takesField } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { CodedFinding } from "../../finding.ts";
import { contactForAddress } from "./foreign/contactForAddress.ts";
import { explainMailbox } from "./foreign/mailbox.ts";
import { numberedFields } from "./entries/numberedFields.ts";
import { numberInPieces } from "./foreign/numberInPieces.ts";
import { oldAddresses } from "./foreign/oldAddresses.ts";
import { optionsAsNames } from "./foreign/optionAsName.ts";
import { otherNames } from "./entries/otherNames.ts";
import { otherHomes } from "./groups/otherHomes.ts";
import { otherGroups } from "./groups/otherGroup.ts";
import { belongsToTop } from "../block/ofTop.ts";
import { toTop } from "./groups/toTop.ts";
import { useInWith } from "../block/sharedBlock.ts";
import { partAmong } from "./entries/partAmong.ts";
import { pictureForDrawing } from "./foreign/pictureForDrawing.ts";
import { pictureParts } from "./foreign/pictureParts.ts";
import { captionOutside, prefixedNames } from "./groups/prefixed.ts";
import { blockAtTop, blockForGroup, blockInList, blocksInStrayList } from "../block/strayBlock.ts";
import { wholeGroup } from "./groups/wholeGroup.ts";
import { wrapped } from "./groups/wrapped.ts";

type Explain<Told> = (lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]) => Told;

/** Explain a group that is wrong where it stands, before its names are looked at. */
const MISPLACED: readonly Explain<CodedFinding | undefined>[] = [
  inOtherMap,
  blockForGroup,
  blockInList,
  asEntry,
  partAmong,
];

/** Explain names by their form alone, before the group may be explained as a whole. */
const BY_FORM: readonly Explain<CodedFinding[]>[] = [
  languagesBeside,
  oldAddresses,
  explainMailbox,
  numberedFields,
  numberInPieces,
  contactForAddress,
];

/** Explain the other names. Those that need several names come before those that take any one of these. */
const BY_PLACE: readonly Explain<CodedFinding[]>[] = [
  blockAtTop,
  blocksInStrayList,
  entryWithoutList,
  oneMoreEntry,
  useInWith,
  inOtherGroup,
  pictureParts,
  assetForPicture,
  prefixedNames,
  otherGroups,
  optionsAsNames,
  inEachEntry,
  insideOf,
  outsideOf,
  otherHomes,
  pictureForDrawing,
  otherNames,
];

/** Names that get a finding are removed from `sorted`. */
export function explainStrays(lookup: Lookup, groups: readonly Sorted[]): CodedFinding[] {
  return groups.flatMap((sorted) => {
    const lone = firstOf(MISPLACED, (explain) => explain(lookup, sorted, groups));
    if (lone) return [lone];
    const formed = BY_FORM.flatMap((explain) => explain(lookup, sorted, groups));
    const outer = wrapped(lookup, sorted);
    const whole = outer.length > 0 ? undefined : wholeGroup(lookup, sorted);
    if (!whole) return [...formed, ...outer, ...BY_PLACE.flatMap((explain) => explain(lookup, sorted, groups))];
    settleAll(sorted);
    return [...formed, whole];
  });
}

/**
 * Fields in a group that belong to the outer one: the bracket before them is missing or misplaced. Of entries, this holds
 * for a field that the outer group lacks, and for one that no other entry has: any field of the last entry, and an option,
 * an anchor or a picture of one before it.
 */
function outsideOf(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding[] {
  const { document, path, group } = sorted;
  const key = path.at(-1);
  if (key === undefined) return [];
  const around: Path = path.slice(0, typeof key === "number" ? -2 : -1);
  const owner = valueAt(document, around);
  const list = typeof key === "number" ? (valueAt(document, path.slice(0, -1)) as Json[]) : [];
  const isLast = typeof key !== "number" || key === list.length - 1 || isBlock(path);
  // A required field of the page takes precedence over a synonym of an optional field of the block.
  const ofTop = sorted.unknown.filter((name) => {
    const meant = sorted.sure.get(name) ?? sorted.likely.get(name);
    const isSpare = meant !== undefined && !sorted.missing.includes(meant);
    return isSpare && belongsToTop(lookup, sorted, name);
  });
  const strange = [...unclear(sorted), ...ofTop];
  if (!isGroup(owner) || strange.length === 0) return [];
  const located = lookup.schemaAt(document, around);
  const home = groupAt(groups, around);
  const caption = captionOutside(lookup, sorted, { owner, around });
  if (caption) return [caption];
  const names = strange.filter((name) => {
    const { kind, enum: options } = lookup.schemaAt(document, [...around, name])?.schema ?? {};
    const isOfOne = kind === "anchor" || kind === "image" || options?.includes(group[name]!) === true;
    const isAlone = !list.some((entry, i) => i !== key && isGroup(entry) && Object.hasOwn(entry, name));
    const mayBelong = isAlone && (isLast || isOfOne) ? !Object.hasOwn(owner, name) : home?.lacking.has(name);
    return mayBelong && takesField(lookup.schemas, located, [name, group[name]!]);
  });
  if (names.length === 0) return [];
  settle(sorted, names);
  settleThere(home, names);
  const field = String(path[around.length]);
  const what = inWords(lookup, { document, path: around, group: owner });
  if (isBlock(path)) {
    const paths = names.map((name) => [...path, name]);
    return [{ ...unknownName(lookup, sorted, names), fix: toTop(document, paths, what), outside: true, ofTop: names }];
  }
  const [it, belongs] = names.length > 1 ? ["them", "they belong"] : ["it", "it belongs"];
  const led = names.map((name) => linksToEntry(lookup, sorted, name)).join("");
  const fix = movingAway(`move ${it} ${toBefore(sorted, field)}: ${belongs} to ${what}.${led}`);
  return [{ ...unknownName(lookup, sorted, names), fix, outside: true }];
}

/** Fields of the group around a list, alone in one of its entries: `{ "caption": … }` among the bars. */
function asEntry(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding | undefined {
  const { document, path, group, unknown, sure, likely, lacking } = sorted;
  const names = Object.keys(group);
  const around = path.slice(0, -2);
  const owner = valueAt(document, around);
  if (typeof path.at(-1) !== "number" || isBlock(path) || !isGroup(owner) || names.length === 0) return undefined;
  const list = valueAt(document, path.slice(0, -1)) as Json[];
  const home = groupAt(groups, around);
  const located = lookup.schemaAt(document, around);
  const belongs = (name: string) => {
    const isStray = unknown.includes(name) && !Object.hasOwn(owner, name);
    const isOnly = list.filter((entry) => isGroup(entry) && Object.hasOwn(entry, name)).length === 1;
    // A synonym of a field of the entry stands for that field, unless something else shows where it belongs.
    const isSure = (home?.lacking.has(name) && lacking.size > 0) || !(sure.has(name) || likely.has(name));
    return isStray && isOnly && isSure && takesField(lookup.schemas, located, [name, group[name]!]);
  };
  if (!names.every(belongs)) return undefined;
  settleThere(home, names);
  const found = unknownName(lookup, sorted, names);
  settleAll(sorted);
  const what = inWords(lookup, { document, path: around, group: owner });
  const [them, they] = names.length > 1 ? ["them", "they belong"] : ["it", "it belongs"];
  const move = `move ${them} ${toBefore(sorted, String(path[around.length]))}: ${they} to ${what}`;
  return { ...found, fix: movingAway(`${move}. Take the empty { } away, with the comma beside it.`), outside: true };
}

/** Says where to move a field that stands within another one. */
function toBefore({ document, path }: Sorted, field: string): string {
  const { offset } = rangeOf(document, path.slice(0, path.lastIndexOf(field) + 1), "name");
  return `out of "${field}", to before "${field}" in line ${lineAt(offset)}, with a comma at the end`;
}

/** A field that belongs beside an object of named groups, but was taken for one of them: "forms" among the "fields". */
function inOtherMap(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding | undefined {
  const { document, path, group } = sorted;
  const [map, name] = path.slice(-2);
  const around = path.slice(0, -2);
  const owner = valueAt(document, around);
  if (typeof map !== "string" || typeof name !== "string" || !isGroup(owner) || Object.hasOwn(owner, name))
    return undefined;
  const isNamed = typeof lookup.schemaAt(document, path.slice(0, -1))?.schema.additionalProperties === "object";
  if (!isNamed || !takesField(lookup.schemas, lookup.schemaAt(document, around), [name, group])) return undefined;
  settleAll(sorted);
  settleThere(groupAt(groups, around), [name]);
  const what = inWords(lookup, { document, path: around, group: owner });
  const message = `"${name}" is no entry of "${map}".`;
  const fix = movingAway(`move it out of "${map}": it belongs to ${what}.`);
  return { ...wrongName({ document, path: path.slice(0, -1) }, name), message, fix };
}

/** "the hero", "the page", "pages/_site.json". */
function inWords(lookup: Lookup, around: Place & { group: Group }): string {
  const noun = nounOf(lookup, around);
  return noun.startsWith("pages/") ? noun : `the ${noun}`;
}
