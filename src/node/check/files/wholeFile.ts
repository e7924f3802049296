import { problemAt, type ProblemWords } from "../document/position.ts";
import type { Problem } from "../finding.ts";

/** A problem of a whole file, without a line. */
export function wholeFile({ file }: { file: string }, code: string, { message, fix }: ProblemWords): Problem {
  const range = { offset: 0, length: 0, wholeLine: true };
  return { ...problemAt({ file, text: "" }, range, { code, message, fix }), wholeFile: true };
}
