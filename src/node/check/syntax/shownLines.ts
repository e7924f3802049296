/** Lines and texts that a fix shows as they should be, with misspelt values in them. */
import { rangeOf, positionOf } from "../document/position.ts";
import { valueAt } from "../json.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";

/** Replaces a value in what fixes show by the only guess of another finding: an author who copies it would copy the mistake. */
export function withNamesMeant(problems: readonly FileProblem[], findings: readonly CodedFinding[]): FileProblem[] {
  const meant = findings.flatMap(({ document, path, point, guess = [] }) => {
    const [only, ...others] = guess;
    const value = valueAt(document, path);
    if (!document.mended || only === undefined || others.length > 0 || typeof value !== "string") return [];
    const { line } = positionOf(document, rangeOf(document, path, point).offset);
    const isWhole = document.mended.shownLines.has(line);
    return [{ file: document.file, line, isWhole, from: JSON.stringify(value), to: JSON.stringify(only) }];
  });
  return problems.map((problem) => {
    const isShown = problem.code === "unquoted-text";
    const own = meant.filter(
      ({ file, line, isWhole }) => file === problem.file && line === problem.line && (isWhole || isShown),
    );
    const fix = own.reduce((words, { from, to }) => words?.replace(from, () => to), problem.fix);
    return fix === undefined || fix === problem.fix ? problem : { ...problem, fix };
  });
}
