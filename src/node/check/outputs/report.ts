/** The report for a terminal, and its problems without the summary for the overlay and the build. */
import { countsOf } from "../byName.ts";
import { frameOf, shownLines } from "./frame.ts";
import type { Outcome } from "./outcome.ts";
import { mayMoveLines } from "./movedLines.ts";
import { pagesIn } from "../files/pagesIn.ts";
import { filesOf } from "../problem.ts";
import type { Problem } from "../finding.ts";
import type { CheckInput, SiteFiles } from "../site.ts";
import { checkCommand } from "../wording/commands.ts";
import { capital, counted, numberWord, visible } from "../wording/words.ts";
import { fixLine, notesOf } from "./wording.ts";

const MOST_SHOWN = 50;
/** The most kinds of mistakes that are counted by name. */
const MOST_KINDS = 5;
/** The column where the code of a problem starts, if the fix is not longer. */
const CODE_COLUMN = 65;

/** The terminal of the report. */
export interface Terminal {
  colour?: boolean | undefined;
  /** The width; left out if lines are not cut to it. */
  columns?: number | undefined;
}

/** What the summary needs beside the problems. */
type ReportedChanges = Pick<Outcome, "changes" | "named">;

/** All problems, and a summary in the last line. */
export function report(
  problems: readonly Problem[],
  { files }: Pick<CheckInput, "files">,
  options: Terminal & ReportedChanges = {},
): string {
  const list = formatProblems(problems, files, options);
  return `${list}${list ? "\n" : ""}${kindsOf(problems)}${summarize(problems, files, options)}\n`;
}

/** The first problems only, for logs in which other output must not get lost. */
export function shortReport(problems: readonly Problem[], site: Pick<CheckInput, "files">): string {
  const more = problems.slice(MOST_SHOWN);
  if (more.length === 0) return report(problems, site);
  const list = formatProblems(problems.slice(0, MOST_SHOWN), site.files);
  const kind = more.every(({ severity }) => severity === "warning") ? "warning" : "problem";
  const rest = `${counted(more.length, `more ${kind}`)}. "npm run check" tells them all.`;
  return `${list}\n${rest}\n${kindsOf(problems)}${summarize(problems, site.files)}\n`;
}

/** A line that counts many problems by their codes, because nobody can survey so many. */
function kindsOf(problems: readonly Problem[]): string {
  if (problems.length <= MOST_SHOWN) return "";
  const counts = [...countsOf(problems.map(({ code }) => code))];
  if (counts.length === 1) return "";
  const most = counts.toSorted(([, a], [, b]) => b - a);
  const named = most.slice(0, MOST_KINDS).map((kind) => kind.join(" "));
  const others = most.length - named.length;
  return `By kind: ${[...named, ...(others > 0 ? [counted(others, "other kind")] : [])].join(", ")}.\n`;
}

/** The problems alone, each with its lines. */
export function formatProblems(
  problems: readonly Problem[],
  files: SiteFiles,
  { colour = false, columns }: Terminal = {},
): string {
  const paint = colour ? painted : plain;
  const shown = new Map<string, number>();
  const parts: string[] = [];
  let lines: string[] = [];
  for (const [i, problem] of problems.entries()) {
    if (problem.file !== problems[i - 1]?.file) lines = shownLines(files, problem.file);
    const count = (shown.get(problem.file) ?? 0) + 1;
    shown.set(problem.file, count);
    if (count <= MOST_SHOWN) parts.push(formatProblem(problem, frameOf(problem, lines, columns), paint));
    if (count > MOST_SHOWN && problems[i + 1]?.file !== problem.file) {
      parts.push(`${visible(problem.file)}   ${counted(count - MOST_SHOWN, "more problem")} in this file.\n`);
    }
  }
  return parts.join("\n");
}

type Paint = (text: string, style: "file" | "error" | "warning" | "faint") => string;

const plain: Paint = (text) => text;
const painted: Paint = (text, style) => {
  const codes = { file: "1", error: "31", warning: "33", faint: "2" };
  return `\u001b[${codes[style]}m${text}\u001b[0m`;
};

function formatProblem(problem: Problem, frame: readonly string[], paint: Paint): string {
  const { file, line, column, code, severity, detail, note } = problem;
  const name = visible(file);
  const at = frame.length === 0 ? name : column === undefined ? `${name}:${line}` : `${name}:${line}:${column}`;
  const told = [`${paint(at, "file")}   ${paint(problem.sentence, severity)}`];
  for (const text of frame) told.push(`    ${paint(text, "faint")}`);
  if (detail) told.push(`    ${detail}`);
  const fix = fixLine(problem);
  const last = fix ? `    ${fix}` : "   ";
  const tag = `[${[code, ...notesOf(problem)].join(", ")}]`;
  told.push(`${last.padEnd(CODE_COLUMN - 3)}   ${paint(tag, "faint")}`);
  if (note) told.push(`    ${note}`);
  return `${told.join("\n")}\n`;
}

/** "6 problems in 6 pages, 14 pages are fine.", and what a comparison left out. */
export function summarize(
  problems: readonly Problem[],
  files: SiteFiles,
  { changes, named }: ReportedChanges = {},
): string {
  const pages = pagesIn(files);
  const sum = (known: readonly Problem[]) => `${summary(problems, known, pages)}${advice(problems, named)}`;
  if (!changes) return sum(problems);
  const { base, older, hasIgnored, engineChanged, unseen } = changes;
  const why = engineChanged
    ? `the engine itself changed since ${base}`
    : unseen !== undefined && `git does not say whether ${visible(unseen)} changed since ${base}`;
  if (why && problems.length > 0) return `${sum(problems)}\nOlder problems are told as well, because ${why}.`;
  if (older.length === 0) return sum(problems);
  const count = `${capital(numberWord(older.length))} ${hasIgnored ? "" : "older "}problem${older.length === 1 ? "" : "s"}`;
  const where = `in files that did not change since ${base}${hasIgnored ? " or that git ignores" : ""}`;
  const left = `${count} ${where} ${older.length === 1 ? "is" : "are"} left out.`;
  const none = `${counted(pages.length, "page")} checked, no new problems.`;
  const told = problems.length > 0 ? sum([...problems, ...older]) : none;
  return `${told}\n${left} "${checkCommand(named)}" tells everything.`;
}

/** @param known Includes the problems that were left out: their pages are not fine. */
function summary(problems: readonly Problem[], known: readonly Problem[], pages: readonly string[]): string {
  if (problems.length === 0) return `${counted(pages.length, "page")} checked, no problems.`;
  const warnings = problems.filter(({ severity }) => severity === "warning").length;
  const errors = problems.length - warnings;
  const told = [errors > 0 ? counted(errors, "problem") : "", warnings > 0 ? counted(warnings, "warning") : ""]
    .filter(Boolean)
    .join(" and ");
  const touched = new Set(problems.flatMap(filesOf));
  const spoilt = new Set(known.flatMap(filesOf));
  const fine = pages.filter((page) => !spoilt.has(page)).length;
  const isOfPages = pages.filter((page) => touched.has(page)).length === touched.size;
  const noun = isOfPages ? "page" : "file";
  const rest = fine > 0 ? `, ${counted(fine, "page")} ${fine === 1 ? "is" : "are"} fine` : "";
  return `${told} in ${counted(touched.size, noun)}${rest}.`;
}

const LINES_NOW =
  " Lines are counted as they are now: mend a page from its last problem up, or check again after each.";

/** What can be done about the problems, and what need not be. */
function advice(problems: readonly Problem[], named: string | undefined): string {
  const count = problems.filter(({ edit }) => edit).length;
  const fixable =
    count > 0 ? ` ${capital(numberWord(count))} can be put right by "${checkCommand(named, ["--fix"])}".` : "";
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const isHarmless = problems.some(({ severity }) => severity === "warning");
  const stops = hasErrors ? " Problems stop the build, warnings do not." : " Warnings do not stop the build.";
  const lines = mayMoveLines(problems) ? LINES_NOW : "";
  return `${fixable}${isHarmless ? stops : ""}${lines}`;
}
