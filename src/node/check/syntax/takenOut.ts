/** A value without its marks, under a name that is to be taken out: nobody writes the marks first, to take all of it out then. */
import { positionOf, rangeOf } from "../document/position.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";

/** What is wrong with files, without values that are told to go. */
export function withoutTakenOut(
  problems: readonly FileProblem[],
  findings: readonly CodedFinding[],
): readonly FileProblem[] {
  const gone = findings.filter(({ isTakenOut, document }) => isTakenOut && document.mended);
  const places = new Set(
    gone.map(({ document, path }) => {
      const { line, column } = positionOf(document, rangeOf(document, path, "value").offset);
      return nameOf({ file: document.file, line, column });
    }),
  );
  if (places.size === 0) return problems;
  return problems.filter((problem) => problem.code !== "unquoted-text" || !places.has(nameOf(problem)));
}

function nameOf({ file, line, column }: Pick<FileProblem, "file" | "line" | "column">): string {
  return `${file} ${line} ${column}`;
}
