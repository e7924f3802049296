/** The problems as JSON for programs. docs/ci.md documents the format; a breaking change needs a new version. */
import { docsLink } from "../codes.ts";
import { pagesIn } from "../files/pagesIn.ts";
import type { Problem } from "../finding.ts";
import type { Outcome } from "./outcome.ts";

const VERSION = 2;
/** Every property of a problem, in the order of the output. */
const FIELDS = Object.keys({
  code: true,
  severity: true,
  file: true,
  line: true,
  column: true,
  endLine: true,
  endColumn: true,
  wholeFile: true,
  place: true,
  pointer: true,
  message: true,
  sentence: true,
  detail: true,
  elsewhere: true,
  fix: true,
  why: true,
  note: true,
  edit: true,
  others: true,
} satisfies Record<keyof Problem, true>) as (keyof Problem)[];

/** The output is deterministic. */
export function toJson({ problems, files, changes }: Outcome): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const counts = { errors, warnings: problems.length - errors, pages: pagesIn(files).length };
  const summary = { ...counts, ...(changes && comparedWith(changes)) };
  return `${JSON.stringify({ version: VERSION, summary, problems: problems.map(entry) }, null, 2)}\n`;
}

function comparedWith({ commit, base, older }: NonNullable<Outcome["changes"]>): object {
  return { base: commit, baseName: base, older: older.length };
}

function entry(problem: Problem): object {
  const fields = FIELDS.filter((field) => problem[field] !== undefined).map((field) => [field, problem[field]]);
  return { ...Object.fromEntries(fields), docs: docsLink(problem.code) };
}
