/** What is new since an earlier state of a site: pure, from the files that changed. */
import { check } from "./check.ts";
import type { Comparison } from "./outputs/outcome.ts";
import type { CheckInput, Problem, SiteFiles } from "./site.ts";

export interface Changes {
  /** What the site is compared with, for example "origin/main". */
  base: string;
  /** Every file of pages/ and images/ that is not as it was: its content then, undefined when it was not there. */
  before: ReadonlyMap<string, SiteFiles[string] | undefined>;
  /** Whether the engine changed, so that the same pages may have other problems. */
  engineChanged: boolean;
}

interface News {
  problems: Problem[];
  comparison: Comparison;
}

/** Leaves out the problems that were there before, in files that did not change. All problems of a changed file are told. */
export function newProblems(input: CheckInput, problems: readonly Problem[], changes: Changes): News {
  const { base, before, engineChanged } = changes;
  if (engineChanged) return { problems: [...problems], comparison: { base, older: [], engineChanged } };
  const known = counts(before.size > 0 ? check(siteBefore(input, before)) : problems);
  const told: Problem[] = [];
  const older: Problem[] = [];
  for (const problem of problems) {
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    (left > 0 && !before.has(problem.file) ? older : told).push(problem);
  }
  return { problems: told, comparison: { base, older } };
}

/** The site as it was. */
function siteBefore(input: CheckInput, before: Changes["before"]): CheckInput {
  const earlier: Record<string, SiteFiles[string]> = { ...input.files };
  const pictures = input.images && new Set(input.images);
  for (const [path, content] of before) {
    const picture = path.startsWith("images/") ? path.slice("images/".length) : undefined;
    if (picture !== undefined) {
      if (content === undefined) pictures?.delete(picture);
      else pictures?.add(picture);
    } else if (content === undefined) delete earlier[path];
    else earlier[path] = content;
  }
  return { ...input, files: earlier, ...(pictures && { images: pictures }) };
}

function counts(problems: readonly Problem[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const problem of problems) found.set(keyOf(problem), (found.get(keyOf(problem)) ?? 0) + 1);
  return found;
}

/** The words are left out: what is suggested, or which other file is named, may follow from a change elsewhere. */
function keyOf({ file, code, pointer, line, column }: Problem): string {
  return [file, code, pointer, line, column].join("\n");
}
