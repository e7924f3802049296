/** What only a look at the names of fields can tell: repeated ones, forbidden ones, and groups without end. */
import { DEEPEST, tooDeepAt } from "./document/readDocument.ts";
import type { Walked } from "./fields.ts";
import { countNames, repeatedNames, tooDeep } from "./keys.ts";
import { pointerOf } from "../../model/pointer.ts";
import { positionOf, problemAt, rangeOf } from "./position.ts";
import type { Document, Problem } from "./site.ts";
import { quote } from "./words.ts";

/** A file that repeats itself more often is told of only so many times. */
const MOST_REPEATED = 1000;

/** Takes the data from a document that is too deep to be looked at. */
export function checkNames(document: Document, walked: Walked): Problem[] {
  if (walked.deep) {
    const problem = tooDeepAt(document, tooDeep(document.text, DEEPEST) ?? 0);
    delete document.data;
    return [problem];
  }
  const problems = walked.reserved.map((path) =>
    problemAt(document, rangeOf(document, path, "name"), {
      code: "reserved-name",
      pointer: pointerOf(path),
      message: `${quote(String(path.at(-1)))} cannot be the name of a field.`,
      fix: "give it another name, or take it out.",
    }),
  );
  if (walked.names === countNames(document.text)) return problems;
  for (const { name, first, path, ...range } of repeatedNames(document.text).slice(0, MOST_REPEATED)) {
    const { line } = positionOf(document, first);
    problems.push(
      problemAt(document, range, {
        code: "duplicate-key",
        pointer: pointerOf(path),
        message: `${quote(name)} is written twice. The first one is on line ${line}.`,
        fix: "keep one of the two. Only the last one would be shown.",
      }),
    );
  }
  return problems;
}
