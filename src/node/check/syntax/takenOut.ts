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
