/** An unquoted value of a field that is to be removed: nobody should quote it first, and then remove it. */
import { positionOf, rangeOf } from "../document/position.ts";
import type { CodedFinding, FileProblem } from "../finding.ts";

/** The file problems without those of values that another finding removes. */
export function withoutTakenOut(
  problems: readonly FileProblem[],
  findings: readonly CodedFinding[],
): readonly FileProblem[] {
  const gone = findings.filter(({ isTakenOut, document }) => isTakenOut && document.mended);
  const places = new Set(
    gone.flatMap(({ document, path, names = [path.at(-1)!] }) =>
      names.map((name) => {
        const value = rangeOf(document, [...path.slice(0, -1), name], "value");
        return nameOf({ file: document.file, ...positionOf(document, value.offset) });
      }),
    ),
  );
  if (places.size === 0) return problems;
  return problems.filter((problem) => problem.code !== "unquoted-text" || !places.has(nameOf(problem)));
}

function nameOf({ file, line, column }: Pick<FileProblem, "file" | "line" | "column">): string {
  return `${file} ${line} ${column}`;
}
