/** Which of two versions of the same lines can stay: one of them, or both with a comma between. */
import type { Json } from "../../../../model/fields.ts";
import { inside, isGroup } from "../../json.ts";
import { areVersions } from "../../wording/areVersions.ts";
import { isSlipOf } from "../../wording/suggest.ts";
import { lineAt, linesAt } from "../../document/lineMarks.ts";
import { choice, joined, quote } from "../../wording/words.ts";
import { linesOf, marksFrom, type Version, within } from "./mergeMarks.ts";

/** Which of two versions stays and which lines go, from the first marker on. */
export function keepOneOf(text: string, from: number): string {
  const own = marksFrom(text, from);
  // One version stands between the first two markers, the other between the last two; the common ancestor may stand between those.
  const versions = [own.slice(0, 2), own.slice(-2)].flatMap(([mark, next]) => within(text, mark!.at, next!.at) ?? []);
  const [only, ...others] = versions.map(({ start, end }) => linesAt(text, start, end));
  // Markers in another order do not enclose two versions.
  const which = own.length < 3 || only === undefined ? "one version" : choiceOf(text, versions);
  const areLines = versions.every(({ start, end }) => !text.slice(start, end).trimEnd().includes("\n"));
  const isAlone = only !== undefined && others.length === 0;
  const base = own.length > 3 ? `, all that stands between ${own[1]!.mark} and ${own[2]!.mark}` : "";
  // With a common ancestor, both versions are the same thing with different changes.
  const isOneThing = own.length > 3 && within(text, own[1]!.at, own[2]!.at) !== undefined;
  const both = own.length < 3 || isOneThing ? undefined : keepBoth(text, versions);
  const keep = isAlone
    ? `keep ${only} or take it out as well. Take out`
    : both !== undefined
      ? `${both} Take out what you do not keep${base}, and`
      : `keep ${which}, with ${areLines ? "words of the other one if you like. Take the other one out" : "what you want of the other. Take out the rest of the other"}${base}, and`;
  return `${keep}${isAlone && base ? `${base.slice(1)}, and` : ""} the lines with the marks, ${linesOf(own)}: they start with ${choice(
    own.map(({ mark }) => mark!),
    "and",
  )}.`;
}

/** Both versions by their lines, and by their texts where these differ. */
function choiceOf(text: string, versions: readonly Version[]): string {
  const texts = versions.map(({ start, end }) => textIn(text.slice(start, end).trim()));
  const areTold = texts.every((each) => each !== undefined) && new Set(texts).size === texts.length;
  const told = versions.map(({ start, end }, i) => linesAt(text, start, end) + (areTold ? ` (${texts[i]})` : ""));
  return told.join(" or ");
}

/** The text of a single field, or the first one of a single entry, shortened. */
function textIn(version: string): string | undefined {
  const whole = withoutComma(version);
  const fields = parsed(`{${whole}}`) ?? parsed(whole);
  const names = isGroup(fields as Json) ? Object.values(fields as object) : [];
  const isOne = names.length === 1 || whole.startsWith("{");
  const [first] = names;
  return isOne && typeof first === "string" ? quote(first) : undefined;
}

/**
 * The fix for two versions that do not exclude each other: entries of an array, or fields with different names. Both come
 * first, as nothing is lost then.
 */
function keepBoth(text: string, versions: readonly Version[]): string | undefined {
  const [one, other] = versions.map(({ start, end }) => text.slice(start, end).trimEnd());
  if (one === undefined || other === undefined || !canBoth(one, other)) return undefined;
  const [first, second] = versions.map(({ start, end }) => linesAt(text, start, end));
  const behind = needsComma(text, versions[1]!);
  const between = commaAt(text, versions[0]!, true);
  const [last, alone] = [versions[1]!, versions[0]!].map((version) => commaAt(text, version, behind));
  const commas = [between, last].flatMap((each) => each ?? []);
  const both = `keep both${commas.length > 0 ? `: then ${joined(commas, "and")}` : ""}.`;
  const [ifFirst, ifSecond] = [alone, last].map((each) => (each === undefined ? "" : ` (then ${each})`));
  return `${both} Or keep only ${first}${ifFirst}, or only ${second}${ifSecond}.`;
}

/** What has to change at the end of a version for it to have a comma, or none; undefined if nothing has to. */
function commaAt(text: string, { start, end }: Version, isNeeded: boolean | undefined): string | undefined {
  const written = text.slice(start, end).trimEnd();
  if (isNeeded === undefined || written.endsWith(",") === isNeeded) return undefined;
  const place = `at the end of line ${lineAt(start + written.length)}`;
  return isNeeded ? `write a comma ${place}` : `take the comma ${place} out`;
}

/** Whether something follows the second version in the same object or array; undefined if another mark does. */
function needsComma(text: string, { end }: Version): boolean | undefined {
  const [, next] = /^[^\n]*\n\s*(\S)/.exec(text.slice(end + 1)) ?? [];
  return next !== undefined && "]}".includes(next)
    ? false
    : next !== undefined && '{["'.includes(next)
      ? true
      : undefined;
}

function canBoth(one: string, other: string): boolean {
  const [entries, others] = [one, other].map((version) => parsed(`[${withoutComma(version)}]`));
  if (Array.isArray(entries) && Array.isArray(others))
    return entries.length > 0 && others.length > 0 && !areAlike(entries as Json[], others as Json[]);
  const [fields, more] = [one, other].map((version) => parsed(`{${withoutComma(version)}}`));
  const names = isGroup(more as Json) ? Object.keys(more as object) : [];
  const isThere = (name: string) => Object.keys(fields as object).some((own) => own === name || isSlipOf(own, name));
  return isGroup(fields as Json) && names.length > 0 && !names.some(isThere);
}

/** Fields that say what an entry is: two entries of a list rarely have the same. */
const OF_ONE = ["href", "use", "id"];

/** Whether entries are two versions of the same ones. */
function areAlike(entries: readonly Json[], others: readonly Json[]): boolean {
  const isSame = (entry: Json, other: Json) =>
    OF_ONE.some((name) => inside(entry, name) !== undefined && inside(entry, name) === inside(other, name));
  return areVersions(entries, others) || entries.some((entry) => others.some((other) => isSame(entry, other)));
}

function withoutComma(version: string): string {
  return version.endsWith(",") ? version.slice(0, -1) : version;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
