import type { Problem } from "./finding.ts";

/**
 * The errors that block a change of a site: those in the changed files, and those in other files that were not there
 * before.
 */
export function obstacles(
  after: readonly Problem[],
  changed: readonly string[],
  before: readonly Problem[],
): Problem[] {
  const keyOf = ({ file, pointer }: Pick<Problem, "file" | "pointer">) => `${file}#${pointer}`;
  const known = new Set(
    before.filter(isError).flatMap((problem) => [problem, ...(problem.elsewhere ?? [])].map(keyOf)),
  );
  // The change may alter the message of an old error of a link, or merge it with others at the page that the links seem
  // to mean. So old errors are recognised by the place of the link.
  const isKnown = (problem: Problem) =>
    known.has(keyOf(problem)) || problem.elsewhere?.every((place) => known.has(keyOf(place)));
  return after.filter(isError).filter((problem) => changed.includes(problem.file) || !isKnown(problem));
}

/** Whether `obstacles` needs the problems before the change. */
export function blamesOthers(after: readonly Problem[], changed: readonly string[]): boolean {
  return after.some((problem) => isError(problem) && !changed.includes(problem.file));
}

function isError({ severity }: Problem): boolean {
  return severity === "error";
}
