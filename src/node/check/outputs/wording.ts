import type { Problem } from "../finding.ts";

/** The lines of a problem's text, without its position. */
export function wording(problem: Problem): string[] {
  const { sentence, detail, note } = problem;
  const fix = fixLine(problem);
  return [sentence, ...(detail ? [detail] : []), ...(fix ? [fix] : []), ...(note ? [note] : [])];
}

/** The line of its fix, and why it matters. Undefined for a problem without a fix. */
export function fixLine({ fix, why }: Pick<Problem, "fix" | "why">): string | undefined {
  return fix ? `Fix: ${fix}${why ? ` ${why}` : ""}` : undefined;
}

/** What stands beside its code. */
export function notesOf({ severity, edit }: Pick<Problem, "severity" | "edit">): string[] {
  return [...(severity === "warning" ? ["a warning"] : []), ...(edit ? ["can be fixed for you"] : [])];
}
