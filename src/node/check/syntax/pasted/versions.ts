/** Two versions of the same lines, with the conflict markers of a version control system. */
import type { Json } from "../../../../model/fields.ts";
import { inside, isGroup } from "../../json.ts";
import { areVersions } from "../../wording/areVersions.ts";
import { inLines } from "../../wording/inLines.ts";
import { isSlipOf } from "../../wording/suggest.ts";
import { lineAt, linesAt } from "../../document/lineMarks.ts";
import { choice, joined, quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOfLine } from "../lineOf.ts";
import { blank, type OtherStart } from "./otherStart.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** A conflict marker, or one that is left over. */
export function mergeMark({ text }: Pick<Scan, "text">, { offset }: Pick<Token, "offset">): SyntaxFault | undefined {
  if (!/^(?:<{7,9}|={7,9}|>{7,9}|\|{7,9})(?: |\r?\n|$)/.test(text.slice(offset, offset + 11))) return undefined;
  const second = secondVersion(text, offset);
  if (second) return second;
  const [first, ...marks] = Array.from(text.slice(offset).matchAll(MERGE_MARK), ([, mark]) => mark!);
  const next = marks.indexOf("<<<<<<<");
  const own = [...new Set(next < 0 ? marks : marks.slice(0, next))];
  const isWhole = first === "<<<<<<<" && own.includes("=======") && own.includes(">>>>>>>");
  const others = own.length > 0 ? `, and those that start with ${choice(own, "and")}` : "";
  const said = isWhole
    ? {
        message: `Two people changed the same lines, and both versions are in the file, from here on.${originOf(text, offset)}`,
        fix: `${keepOneOf(text, offset)}${further(text, offset + 7)}`,
      }
    : (ancestorLeft(text, offset) ?? {
        message: "Of two versions of the same lines one was to be kept, and this line is still there.",
        fix: `take this line out${others}. See that nothing around is there twice.`,
      });
  const isAlone = !isWhole && marks.length === 0;
  const meant = isAlone && { meant: { offset, length: endOfLine(text, offset) - offset, text: "" } };
  return faultAt({ offset, length: 7 }, { code: "merge-conflict", ...said, ...meant });
}

/** Says what to do where the first marker is gone and the common ancestor of both versions is still there. */
function ancestorLeft(text: string, from: number): { message: string; fix: string } | undefined {
  const own = marksFrom(text, from);
  const [first, second] = own;
  if (first?.mark !== "|||||||" || second?.mark !== "=======") return undefined;
  const ancestor = within(text, first.at, second.at);
  const before = ancestor ? `, and ${linesAt(text, ancestor.start, ancestor.end)}, which is how it was before` : "";
  return {
    message: "Marks of two versions of the same lines are still here.",
    fix: `take out the lines with the marks, ${linesOf(own)}${before}. Of the lines around them, keep what you want to have, each thing once, with a comma between two of them.`,
  };
}

interface MergeMark {
  mark: string;
  at: number;
}

/** The markers of one conflict, down to the last one; none if that is missing. */
function marksFrom(text: string, from: number): MergeMark[] {
  const all = Array.from(text.slice(from).matchAll(MERGE_MARK), ({ 1: mark, index }) => ({
    mark: mark!,
    at: from + index,
  }));
  return all.slice(0, all.findIndex(({ mark }) => mark === ">>>>>>>") + 1);
}

function linesOf(marks: readonly MergeMark[]): string {
  return joined(
    marks.map(({ at }) => lineAt(at)),
    "and",
  );
}

/** Where the versions come from, as their markers say; the name of the first is often a word of Git. */
function originOf(text: string, from: number): string {
  const [first, second] = ["<", ">"].map(
    (sign) => new RegExp(`^[ \\t]*${sign}{7} ([^\\r\\n]*\\S)`, "m").exec(text.slice(from))?.[1],
  );
  if (second === undefined) return "";
  return first === undefined || OF_GIT.test(first)
    ? ` The second one comes from ${quote(second)}.`
    : ` The first one comes from ${quote(first)}, the second one from ${quote(second)}.`;
}

const OF_GIT = /^(?:HEAD|ours|Updated upstream|[0-9a-f]{7,40})\b/;

/** Which of two versions stays and which lines go, from the first marker on. */
function keepOneOf(text: string, from: number): string {
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

interface Version {
  start: number;
  end: number;
}

/** The range between the lines of two markers; undefined if it is empty. */
function within(text: string, mark: number, next: number): Version | undefined {
  const start = text.indexOf("\n", mark) + 1;
  const end = text.lastIndexOf("\n", next - 1);
  return end < start ? undefined : { start, end };
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

/** The second of two versions with its markers, if the marker before the first is gone: the start of the first is unknown. */
function secondVersion(text: string, offset: number): SyntaxFault | undefined {
  const [whole] = SECOND.exec(text.slice(offset, offset + LONGEST_VERSION)) ?? [];
  if (whole === undefined) return undefined;
  const message = "The lines above this one and those below are two versions of the same lines.";
  const fix = `keep one version, with what you want of the other. Take out the rest of the other, this line and line ${lineAt(offset + whole.lastIndexOf(">>>>>>>"))}.`;
  const meant = { offset, length: whole.length, text: blank(whole) };
  return faultAt({ offset, length: 7 }, { code: "merge-conflict", message, fix, meant });
}

/** Words for the other conflicts below the first one. */
function further(text: string, from: number): string {
  const starts = Array.from(text.slice(from).matchAll(MERGE_MARK)).filter(([, mark]) => mark === "<<<<<<<");
  const lines = starts.map(({ index }) => lineAt(from + index));
  if (lines.length < 2)
    return lines.map((line) => ` Do so in both places: the other one starts in line ${line}.`).join("");
  return ` Do so in all ${lines.length + 1} places: the others start in ${inLines(lines)}.`;
}

/** One with a sign too many is a marker as well. */
const MERGE_MARK = /^[ \t]*(<{7}|={7}|>{7}|\|{7})[<=>|]{0,2}(?=[ \r\n]|$)/gm;

const mark = (sign: string) => `[ \\t]*${sign}{7}(?: [^\n]*)?\\r?`;
const LINES = "(?:(?![ \\t]*[<>=|]{7}[ \\r\\n])[^\\n]*\\n)*";
/** Both versions with their markers, and their common ancestor if it is shown. Captures the first version. */
const VERSIONS = new RegExp(
  `^${mark("<")}\\n(${LINES})(?:${mark("\\|")}\\n${LINES})?${mark("=")}\\n${LINES}${mark(">")}$`,
  "gm",
);

const SECOND = new RegExp(`^${mark("=")}\\n${LINES}${mark(">")}`);
const LONGEST_VERSION = 20_000;

/**
 * A text with the first version in place of both, so that all else can be checked. Undefined if there is no conflict, or if
 * the address of a page is part of one.
 */
export function firstVersion(text: string): OtherStart | undefined {
  if (!text.includes("<<<<<<<")) return undefined;
  let isOpen = false;
  const page = text.replaceAll(VERSIONS, (whole: string, first: string) => {
    isOpen ||= /\b(?:route|aliases)\b/.test(whole);
    const start = whole.indexOf("\n") + 1;
    return blank(whole.slice(0, start)) + first + blank(whole.slice(start + first.length));
  });
  const offset = text.search(/<{7}/);
  const told = isOpen || page === text ? undefined : mergeMark({ text }, { offset });
  return told && !/^[ \t]*[<>=|]{7}(?: |$)/m.test(page) ? { told, page } : undefined;
}
