import { check } from "../check/check.ts";
import type { CheckInput, Problem } from "../check/site.ts";

/** The errors in files after a change, and those that the change brings into others. */
export function obstacles(before: CheckInput, after: CheckInput, changed: readonly string[]): Problem[] {
  const errors = errorsOf(after);
  if (errors.every(({ file }) => changed.includes(file))) return errors;
  // A link that is wrong already may be wrong in other words afterwards: the place is what stays.
  const keyOf = ({ file, pointer }: Problem) => `${file}#${pointer}`;
  const known = new Set(errorsOf(before).map(keyOf));
  return errors.filter((problem) => changed.includes(problem.file) || !known.has(keyOf(problem)));
}

function errorsOf(input: CheckInput): Problem[] {
  return check(input).filter(({ severity }) => severity === "error");
}
