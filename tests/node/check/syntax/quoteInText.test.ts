/** What is shown of a mark inside a long text: never the one that closes the text. */
import { expect, test } from "vitest";
import { problemsOf } from "../site.ts";

const LONG = "Designed around your content and your buyers instead of a theme, with";

test.each<[what: string, text: string, part: string]>([
  ["one mark near the end", `"text": "${LONG} the 15" code it needs."\n`, '15\\" code'],
  [
    "one mark, and another field behind it",
    `"text": "${LONG} a 15" screen helps.",\n  "lead": "Hello."`,
    '15\\" screen',
  ],
  ["three marks", `"text": "${LONG} "care" on a 15" screen."`, '\\"care\\"'],
  ["two marks before a comma", `"text": "${LONG} "care", and a screen."`, '\\"care\\"'],
])("%s", (_, text, part) => {
  const [problem] = problemsOf({ "pages/x.json": `{ ${text} }` });
  expect(problem?.fix).toBe(`write \\" for each quotation mark inside the text, as in ${part}.`);
});
