/** Texts that are given in several languages: a site has one, and that is one mistake of a page. */
import { byName } from "../byName.ts";
import { whereElse } from "../gone/elsewhere.ts";
import { isGroup } from "../lookup.ts";
import { once } from "../once.ts";
import type { CodedFinding } from "../site.ts";
import { choice, example, numberWord } from "../words.ts";
import { named, type Said, type Wrong } from "./wrong.ts";

const CODE = "several-languages";
/** Longer texts are not shown. */
const LONGEST = 160;

// Made when it is asked for: that takes ten milliseconds, and few sites ask.
const english = once(() => new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }));

/** What is said of a value that has something for each of several languages; undefined for all others. */
export function explainLanguages(wrong: Wrong): Said | undefined {
  const { value, label } = wrong;
  const names = isGroup(value) ? Object.keys(value) : [];
  const [first, ...others] = names;
  if (first === undefined || others.length === 0 || !names.every(isLanguage)) return undefined;
  const text = example(Object.values(value as object)[0]);
  const shown = text.length > LONGEST ? "" : `: ${named(wrong, text)}`;
  const message = `${label} is given in ${numberWord(names.length)} languages, ${choice(names, "and")}, but a site has one.`;
  const fix = `write only what is in "${first}", without { }${shown}. Another language needs a site of its own.`;
  return { code: CODE, message, fix };
}

function isLanguage(name: string): boolean {
  return /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name) && english().of(name.slice(0, 2)) !== undefined;
}

/** The findings as they are told: of those about languages the first of each page, with the places of the others. */
export function languagesOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const pages = byName(
    findings.filter(({ code }) => code === CODE),
    ({ document }) => document.file,
  );
  return findings.flatMap((finding) => {
    const all = finding.code === CODE ? pages.get(finding.document.file)! : [finding];
    if (finding !== all[0]) return [];
    return [all.length > 1 ? { ...finding, detail: whereElse(all, "fields are given so.") } : finding];
  });
}
