/** Texts in several languages: a site has one, and all of them on a page are one mistake. */
import { beside } from "../../../wording/commas.ts";
import { settleOtherwise, type Sorted } from "../sorted/sorted.ts";
import { byName } from "../../../byName.ts";
import { whereElse } from "../../../wording/elsewhere.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { positionOf, rangeOf } from "../../../document/position.ts";
import { couldStand } from "../../couldStand.ts";
import { once } from "../../../../../model/once.ts";
import type { CodedFinding } from "../../../finding.ts";
import { choice, example, joined, LONGEST_EXAMPLE, numberWord } from "../../../wording/words.ts";
import { named, type Explanation, type Wrong } from "../../wrong.ts";

const CODE = "several-languages";

// Created on first use: it takes ten milliseconds, and few sites need it.
const english = once(() => new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }));

/** Explains a value with a field for each of several languages; undefined for all others. */
export function explainLanguages(wrong: Wrong): Explanation | undefined {
  const { value, label } = wrong;
  const names = isGroup(value) ? Object.keys(value) : [];
  const [first, ...others] = names;
  if (first === undefined || others.length === 0 || !names.every(isLanguage)) return undefined;
  const text = example(Object.values(value as object)[0]);
  const shown = text.length > LONGEST_EXAMPLE ? "" : `: ${named(wrong, text)}`;
  const message = `${label} is given in ${numberWord(names.length)} languages, ${choice(names, "and")}, but a site has one.`;
  const fix = `write only what is in "${first}", without { }${shown}. Another language needs a site of its own.`;
  return { code: CODE, message, fix };
}

/** `"heading_de"` beside `"heading"`, or beside `"heading_en"`. Names that get a finding are removed from `sorted`. */
export function languagesBeside(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, unknown, allowed } = sorted;
  const ofLanguages = byName(
    unknown.filter((name) => fieldIn(name) !== undefined),
    (name) => fieldIn(name)!,
  );
  return Array.from(ofLanguages).flatMap(([field, names]) => {
    const isThere = Object.hasOwn(group, field);
    const values = names.map((name) => group[name]!);
    const fit = allowed.includes(field) && values.every((value) => couldStand(lookup, sorted, { field, value }));
    if (!fit || names.length + Number(isThere) < 2) return [];
    settleOtherwise(sorted, names, field);
    const all = isThere ? [field, ...names] : names;
    const out = isThere ? names : names.slice(1);
    const line = (name: string) => positionOf(document, rangeOf(document, [...path, name], "name").offset).line;
    const where = joined(
      all.map((name) => `"${name}" in line ${line(name)}`),
      "and",
    );
    const message = `"${field}" is given in ${numberWord(all.length)} languages, ${where}, but a site has one.`;
    const renamed = isThere ? "" : `rename "${names[0]!}" to "${field}", and `;
    const fix = `${renamed}take ${choice(out, "and")} out, ${beside(out.length)}. Another language needs a site of its own.`;
    const base = { code: CODE, severity: "error", point: "name" } as const;
    return [{ ...base, document, path: [...path, out[0]!], place: path, message, fix }];
  });
}

/** The name of the field in `heading_de`, `heading-pt-br` and `headingDe`. */
function fieldIn(name: string): string | undefined {
  const [, field, language = ""] =
    /^([a-zA-Z]+?)(?:[-_.](?=[a-z]{2})|(?=[A-Z]))([a-zA-Z]{2}(?:[-_][a-zA-Z]{2})?)$/.exec(name) ?? [];
  return field !== undefined && !WORDS.has(language.toLowerCase()) && isLanguage(language) ? field : undefined;
}

/** Short words that are codes of languages as well. */
const WORDS: ReadonlySet<string> = new Set(["am", "as", "be", "id", "in", "is", "it", "my", "no", "or", "so", "to"]);

function isLanguage(name: string): boolean {
  return /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name) && english().of(name.slice(0, 2)) !== undefined;
}

/** Merges the findings about languages: of each kind, one for each page, with the places of the others. */
export function languagesOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const pages = byName(
    findings.filter(({ code }) => code === CODE),
    keyOf,
  );
  return findings.flatMap((finding) => {
    const all = finding.code === CODE ? pages.get(keyOf(finding))! : [finding];
    if (finding !== all[0]) return [];
    if (all.length === 1) return [finding];
    // The fix shows the words of the first one.
    const rest = `In the other place${all.length > 2 ? "s" : ""}, do so with what stands there.`;
    return [{ ...finding, ...whereElse(all, "fields are given so."), fix: `${finding.fix} ${rest}` }];
  });
}

/** A value in several languages needs another fix than several fields. */
function keyOf({ document, point }: CodedFinding): string {
  return `${point} ${document.file}`;
}
