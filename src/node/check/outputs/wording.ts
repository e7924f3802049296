import type { Problem } from "../finding.ts";

/** What an author has to read of a problem, line by line, without its place in the file. */
export function wording({ sentence, detail, fix, why, note }: Problem): string[] {
  const mend = fix ? [`Fix: ${fix}${why ? ` ${why}` : ""}`] : [];
  return [sentence, ...(detail ? [detail] : []), ...mend, ...(note ? [note] : [])];
}
