import type { Problem } from "./finding.ts";

/** Of the problems of a site after a change: the errors in the files that were changed, and those that the change brought into others. */
export function obstacles(
  after: readonly Problem[],
  changed: readonly string[],
  before: readonly Problem[],
): Problem[] {
  const keyOf = ({ file, pointer }: Pick<Problem, "file" | "pointer">) => `${file}#${pointer}`;
  const known = new Set(
    before.filter(isError).flatMap((problem) => [problem, ...(problem.elsewhere ?? [])].map(keyOf)),
  );
  // A link that is wrong already may be wrong in other words afterwards, or be told with others at the page that they seem to
  // mean: its own place is what stays.
  const isKnown = (problem: Problem) =>
    known.has(keyOf(problem)) || problem.elsewhere?.every((place) => known.has(keyOf(place)));
  return after.filter(isError).filter((problem) => changed.includes(problem.file) || !isKnown(problem));
}

/** Whether it has to be known what was wrong before. */
export function blamesOthers(after: readonly Problem[], changed: readonly string[]): boolean {
  return after.some((problem) => isError(problem) && !changed.includes(problem.file));
}

function isError({ severity }: Problem): boolean {
  return severity === "error";
}
