/** Makes all safe edits that the check offers for a site. Pure: from files to files. */
import { byName } from "../check/byName.ts";
import { check } from "../check/check.ts";
import { decode } from "../check/document/decode.ts";
import { countMarks } from "../check/document/byteOrderMarks.ts";
import { eachPlace } from "../check/problem.ts";
import type { Problem } from "../check/finding.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import { withEdits } from "../check/document/edited.ts";
import { type FixStep, withoutOverlaps } from "./edits.ts";
import { type Cure, failed, keyOf } from "./judge.ts";
import { mendSyntax } from "./mendSyntax.ts";
import { isJsonText } from "../check/syntax/isJsonText.ts";

export interface Fixed {
  /** All files; unchanged ones have the same values as before. */
  files: SiteFiles;
  /** The edits that were made, by file and line. */
  steps: FixStep[];
  /** The remaining problems, without the edits that were tried in vain. */
  problems: Problem[];
}

/** The edits to try on one file in one round. */
interface Plan {
  text: string;
  steps: FixStep[];
  /** The same steps, if they can be judged one by one. */
  cures?: Cure[];
}

/** What earlier rounds have shown. */
interface Lessons {
  /** Edits that did harm, or did not fix their problem. */
  refused: Set<string>;
  /** The number of edits to try at once, for files in which an edit failed. */
  most: Map<string, number>;
}

/** A mistake may hide others, but never as many as this one behind another. */
const MOST_ROUNDS = 100;

/**
 * Checks and edits in turns until no edit is left. An edit is undone if its file then has a mistake that cannot have
 * been hidden before. Idempotent.
 */
export function fixSite(input: CheckInput): Fixed {
  let { files } = input;
  let problems = check(input);
  const steps: FixStep[] = [];
  const lessons: Lessons = { refused: new Set(), most: new Map() };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const plans = plansFor(files, inFiles(problems), lessons);
    if (plans.size === 0) break;
    const tried = check({ ...input, files: withPlans(files, plans) });
    const good = keepGood(plans, { before: inFiles(problems), after: inFiles(tried) }, lessons);
    for (const plan of good.values()) steps.push(...plan.steps);
    files = withPlans(files, good);
    if (good.size === plans.size) problems = tried;
    else if (good.size > 0) problems = check({ ...input, files });
  }
  return { files, steps: steps.toSorted(inOrder), problems: problems.map(withoutEdit) };
}

function plansFor(files: SiteFiles, problems: Map<string, Problem[]>, lessons: Lessons): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const [file, found] of problems) {
    const fixable = found.filter((problem) => problem.edit && !lessons.refused.has(nameOf(problem)));
    const text = fixable.length > 0 ? textOf(files[file]) : undefined;
    if (text === undefined) continue;
    const plan = planFor(text, fixable, lessons.most.get(file));
    if (plan.steps.length > 0) plans.set(file, plan);
  }
  return plans;
}

function planFor(text: string, fixable: readonly Problem[], most = Infinity): Plan {
  const marks = countMarks(text);
  const isSound = isJsonText(text.slice(marks));
  const mended = isSound || marks > 0 ? undefined : mendSyntax(fixable[0]!.file, text);
  if (mended && mended.steps.length > 0) return mended;
  const all = fixable.map((problem) => {
    const { file, line, edit } = problem;
    return { file, line, before: text, edit: edit!, problem };
  });
  const cures = withoutOverlaps(all).slice(0, most);
  const edited = withEdits(
    text,
    cures.map(({ edit }) => edit),
  );
  return { text: edited, steps: cures, ...((isSound || marks === 0) && { cures }) };
}

/** The plans that improve their files; failures are recorded in the lessons. */
function keepGood(
  plans: Map<string, Plan>,
  told: { before: Map<string, Problem[]>; after: Map<string, Problem[]> },
  { refused, most }: Lessons,
): Map<string, Plan> {
  const good = new Map<string, Plan>();
  for (const [file, plan] of plans) {
    const { cures = [] } = plan;
    const blamed = failed(cures, told.before.get(file) ?? [], told.after.get(file) ?? []);
    if (blamed?.length === 0) good.set(file, plan);
    else if (blamed || cures.length === 1) {
      for (const { problem } of blamed ?? cures) refused.add(nameOf(problem));
      most.delete(file);
    } else most.set(file, Math.ceil(cures.length / 2));
  }
  return good;
}

/** The text of a file; undefined if its encoding is uncertain. */
function textOf(content: SiteFiles[string] | undefined): string | undefined {
  if (typeof content === "string") return content;
  if (!(content instanceof Uint8Array)) return undefined;
  const { text, fault } = decode(content);
  return fault ? undefined : text;
}

function withPlans(files: SiteFiles, plans: Map<string, Plan>): SiteFiles {
  return { ...files, ...Object.fromEntries(Array.from(plans, ([file, { text }]) => [file, text])) };
}

/** The problems of each file, once for each of their places. */
function inFiles(problems: readonly Problem[]): Map<string, Problem[]> {
  return byName(problems.flatMap(eachPlace), ({ file }) => file);
}

/** The problem without its edits, for an edit that failed. */
export function withoutEdit(problem: Problem): Problem {
  const { edit: _, others, ...rest } = problem;
  return { ...rest, ...(others && { others: others.map(({ edit: __, ...other }) => other) }) };
}

function nameOf(problem: Problem): string {
  return `${problem.file} ${keyOf(problem)} ${problem.edit!.text}`;
}

function inOrder(a: FixStep, b: FixStep): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
