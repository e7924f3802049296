import { expect } from "vitest";
import type { Problem } from "../../src/node/check/finding.ts";

/** Words of schemas and of programs, which an author need not know. */
const JARGON =
  /\b(?:oneOf|pattern|additionalProperties|must|array|object|schema|undefined|NaN|string|boolean|regex|enum|const|instance|keyword)\b/g;

/** A word that no author need know, among what is said of a text and is not quoted from it; undefined when there is none. */
export function jargonIn(
  { sentence, fix = "", detail = "", note = "", why = "" }: Problem,
  text: unknown,
): string | undefined {
  const said = [sentence, detail, fix, why, note].join(" ").replaceAll(/"[^"]*"/g, "");
  return said.match(JARGON)?.find((word) => !String(text).includes(word));
}

/** A problem is at a place in its file and says something about it. */
export function expectTellable(problem: Problem, lineCount: number): void {
  const { line, column = 1, endLine, sentence, wholeFile } = problem;
  expect(line).toBeGreaterThan(0);
  expect(column).toBeGreaterThan(0);
  expect(endLine).toBeGreaterThanOrEqual(line);
  if (!wholeFile) expect(endLine).toBeLessThanOrEqual(lineCount);
  expect(sentence).toMatch(/^\S.*[.?]$/su);
  expect(sentence).not.toMatch(/\[object/);
}
