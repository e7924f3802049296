import type { Problem } from "./finding.ts";

/** Of the problems of a site after a change: the errors in the files that were changed, and those that the change brought into others. */
export function obstacles(
  after: readonly Problem[],
  changed: readonly string[],
  before: readonly Problem[],
): Problem[] {
  // A link that is wrong already may be wrong in other words afterwards: the place is what stays.
  const keyOf = ({ file, pointer }: Problem) => `${file}#${pointer}`;
  const known = new Set(before.filter(isError).map(keyOf));
  return after.filter(isError).filter((problem) => changed.includes(problem.file) || !known.has(keyOf(problem)));
}

/** Whether it has to be known what was wrong before. */
export function blamesOthers(after: readonly Problem[], changed: readonly string[]): boolean {
  return after.some((problem) => isError(problem) && !changed.includes(problem.file));
}

function isError({ severity }: Problem): boolean {
  return severity === "error";
}
