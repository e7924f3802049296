/** Lines that a fix shows as they should be, with misspelt values in them. */
import { rangeOf, positionOf } from "../document/position.ts";
import { valueAt } from "../json.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";

/** Replaces a value in the lines that fixes show by the only guess of another finding: an author who copies the line would copy the mistake. */
export function withNamesMeant(problems: readonly FileProblem[], findings: readonly CodedFinding[]): FileProblem[] {
  const meant = findings.flatMap(({ document, path, point, guess = [] }) => {
    const [only, ...others] = guess;
    const value = valueAt(document, path);
    if (!document.mended || only === undefined || others.length > 0 || typeof value !== "string") return [];
    const { line } = positionOf(document, rangeOf(document, path, point).offset);
    if (!document.mended.shownLines.has(line)) return [];
    return [{ file: document.file, line, from: JSON.stringify(value), to: JSON.stringify(only) }];
  });
  return problems.map((problem) => {
    const own = meant.filter(({ file, line }) => file === problem.file && line === problem.line);
    const fix = own.reduce((words, { from, to }) => words?.replace(from, () => to), problem.fix);
    return fix === undefined || fix === problem.fix ? problem : { ...problem, fix };
  });
}
