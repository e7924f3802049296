import type { Problem } from "../finding.ts";

/** The lines of a problem's text, without its position. */
export function wording({ sentence, detail, fix, why, note }: Problem): string[] {
  const mend = fix ? [`Fix: ${fix}${why ? ` ${why}` : ""}`] : [];
  return [sentence, ...(detail ? [detail] : []), ...mend, ...(note ? [note] : [])];
}
