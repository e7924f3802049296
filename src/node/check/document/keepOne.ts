/** The fix for a repeated property, which must not lose a value that is wanted. */
import { parse } from "jsonc-parser";
import type { Json, Path, Schema } from "../../../model/fields.ts";
import { commaLacked, haveOwnLines, isLast, linesOfField, probablyNew } from "./besideOldLine.ts";
import { afterColon, type Repeated } from "./keys.ts";
import type { Document } from "./document.ts";
import type { FileProblem } from "../finding.ts";
import { orFieldOfOthers } from "./fieldOfOthers.ts";
import { lineAt } from "./lineMarks.ts";
import { mayBeSample } from "../gathered/texts/samples.ts";
import { isGroup, saysNothing, valueAt } from "../json.ts";
import { isOfWords } from "../shape/isOfWords.ts";
import { areVersions } from "../wording/areVersions.ts";
import { partingOf, sayParting } from "./parting.ts";
import { joining, jointOf } from "./twoLists.ts";
import { isUnread } from "./unread.ts";
import { example, LONGEST_EXAMPLE } from "../wording/words.ts";

/** The schema of a field, if it has one. */
export type SchemaOf = (document: Document, path: Path) => Schema | undefined;

type Advice = Pick<FileProblem, "meant" | "isKept" | "lacksComma"> & { fix: string };

/** The fix that leaves the choice to the author, because most often a new value was added beside the old ones. */
export function keepOne(document: Document, repeated: Repeated, of = "them"): string {
  const comma = isLast(document, repeated)
    ? " If you take the last one out, take the comma before it out as well."
    : "";
  return `keep one of ${of}. Only the last one would be shown.${comma}`;
}

/** The same of two. @param hasComma Whether there is a comma between them. */
function keepOneOfTwo(document: Document, repeated: Repeated, hasComma: boolean): string {
  const [one, other] = [repeated.first, repeated.offset].map((name) => linesOfField(document, name)) as [
    string,
    string,
  ];
  const areMany = [one, other].some((lines) => lines.startsWith("lines"));
  const whole = areMany
    ? `, and take the other out: ${one}, or ${other}`
    : ", and take the whole line of the other out";
  const line = haveOwnLines(document, repeated) ? whole : "";
  if (hasComma && line !== "" && isLast(document, repeated)) {
    const comma = document.text.lastIndexOf(",", repeated.offset);
    return `keep one of the two${line}. Only the last one would be shown. If you take ${other} out, take the comma at the end of line ${lineAt(comma)} out as well.`;
  }
  if (hasComma) return keepOne(document, repeated, `the two${line}`);
  const comma = isLast(document, repeated)
    ? ""
    : " If you take the last one out, write its comma behind the first one.";
  return `keep one of the two${line}. Only the last one would be shown.${comma}`;
}

/** The fix for two of the same name: removes the one without content of its own, or joins two different arrays. */
export function ofTwo(document: Document, repeated: Repeated, schemaOf: SchemaOf): Advice {
  const { first, offset, path } = repeated;
  const [one, other] = [first, offset].map((at) => valueBehind(document.text, at)) as [Json, Json];
  if ([first, offset].some((name) => isUnread(document, name)))
    return {
      fix: "put what is wrong beside it right first. Then keep one of the two: only the last one would be shown.",
    };
  const goes = spareOf([one, other], examplesOf(document, path, schemaOf));
  const end = typeof one === "object" || typeof other === "object" ? undefined : commaLacked(document, repeated);
  const hints = { ...(goes?.isFirst && { isKept: true }), ...(end !== undefined && { lacksComma: end }) };
  if (goes)
    return {
      fix: `take ${whichGoes(document, repeated, { ...goes, hasComma: end === undefined })}: ${goes.why}.`,
      ...hints,
    };
  const { kind, type } = schemaOf(document, path) ?? {};
  const takesLists = [type].flat().includes("array");
  const keep = keepOneOfTwo(document, repeated, end === undefined);
  if (takesLists && kind !== "markdown" && areApart(one, other) && !isLacking(document, path, schemaOf)) {
    const rename = orOtherName(document, path, schemaOf);
    if (areVersions([one].flat(), [other].flat())) return { fix: keep + rename };
    const joint = jointOf(document, repeated);
    return { fix: joining(document, repeated, joint) + rename, ...(joint && { meant: joint }) };
  }
  const likely = isOfWords(kind) ? probablyNew(document, path, [one, other]) : "";
  const renamed = orFieldOfOthers(document, repeated, { both: [one, other], schemaOf });
  const apart = partingOf(one, other);
  const alike = apart ? sayParting(apart, kind) : "";
  const isJoined = apart?.end !== undefined && isOfWords(kind);
  const both = takesLists && likely === "" && !isJoined ? orBoth(repeated, [one, other], kind) : "";
  return { fix: renamed + keep + alike + likely + both, ...hints };
}

/** @param own Whether it is the first one that goes, and whether there is a comma between the two. */
function whichGoes(document: Document, repeated: Repeated, own: { isFirst: boolean; hasComma: boolean }): string {
  if (own.isFirst) return `the first one out${own.hasComma ? ", with the comma behind it" : ""}`;
  const isEnd = isLast(document, repeated);
  if (own.hasComma) return `this one out, with the comma ${isEnd ? "before" : "behind"} it`;
  return `this one out${isEnd ? "" : ", but not the comma behind it"}`;
}

/**
 * Suggests a missing array of the same group that takes the same entries, such as the points on phones beside the
 * points.
 */
function orOtherName(document: Document, path: Path, schemaOf: SchemaOf): string {
  const around = path.slice(0, -1);
  const name = String(path.at(-1));
  const group = valueAt(document, around);
  const { properties = {} } = schemaOf(document, around) ?? {};
  const free = Object.keys(properties).find((each) => each.toLowerCase().endsWith(name.toLowerCase()) && each !== name);
  if (free === undefined || (isGroup(group) && free in group)) return "";
  return ` If one of them belongs in "${free}", give it that name.`;
}

/** The alternative fix that keeps both values. */
function orBoth({ name }: Repeated, both: readonly Json[], kind: string | undefined): string {
  if (kind === "markdown" && both.flat().every((each) => typeof each === "string" && each !== "")) {
    const whole = example(both.flat());
    return whole.length <= LONGEST_EXAMPLE * 3
      ? ` To show both, write one "${name}" with a list: ${whole}.`
      : ` To show both, write one "${name}" with both texts in a list: [ before the first one, a comma between the two, and ] behind the other.`;
  }
  if (!both.every((each) => Array.isArray(each))) return "";
  return ` To show both, write the entries of both into one list: "${name}": [ … ].`;
}

/** The one of two values that can go without a loss. */
function spareOf(
  both: readonly [Json, Json],
  examples: readonly Json[],
): { isFirst: boolean; why: string } | undefined {
  const [one, other] = both;
  if (example(one) === example(other)) return { isFirst: true, why: "both say the same" };
  const [isFirst, isSecond] = both.map(saysNothing);
  if (isFirst !== isSecond) return { isFirst: isFirst!, why: "nothing is written in it" };
  if (isWithin(one, other) || isWithin(other, one))
    return { isFirst: isWithin(one, other), why: "all that is in it stands in the other one as well" };
  const [isExample, isOtherExample] = both.map((each) => examples.includes(each));
  if (isExample !== isOtherExample) return { isFirst: isExample!, why: "it is the text of an example" };
  return undefined;
}

/** Whether an array has no entries but those of the other. */
function isWithin(list: Json, other: Json): boolean {
  if (!Array.isArray(list) || !Array.isArray(other) || list.length > other.length) return false;
  const there = new Set(other.map(example));
  return list.every((entry) => there.has(example(entry)));
}

/** Whether both are arrays without a common entry; with one, they are most likely an old and a new version. */
function areApart(one: Json, other: Json): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  const there = new Set(other.map(example));
  return !one.some((entry) => there.has(example(entry)));
}

/** Whether the group lacks a required field, whose name one of the two may be meant to have. */
function isLacking(document: Document, path: Path, schemaOf: SchemaOf): boolean {
  const group = valueAt(document, path.slice(0, -1));
  const { required = [] } = schemaOf(document, path.slice(0, -1)) ?? {};
  return isGroup(group) && required.some((name) => !Object.hasOwn(group, name));
}

/** The example texts for a field: its own ones, and those in the examples of the group around it. */
function examplesOf(document: Document, path: Path, schemaOf: SchemaOf): Json[] {
  const around = schemaOf(document, path.slice(0, -1))?.examples ?? [];
  const inGroups = around.flatMap((each) => (isGroup(each) ? (each[String(path.at(-1))] ?? []) : []));
  const all = [...(schemaOf(document, path)?.examples ?? []), ...inGroups];
  return all.filter((each) => typeof each === "string" && mayBeSample(each));
}

/** The value of the field whose name begins at an offset. */
export function valueBehind(text: string, name: number): Json {
  return parse(text.slice(afterColon(text, name))) as Json;
}
