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

test.each([
  ["two", 'They said "yes", "no".', 'They said \\"yes\\", \\"no\\".'],
  ["three", '"Yes", "no", and "maybe": all of it.', '\\"Yes\\", \\"no\\", and \\"maybe\\": all of it.'],
])("%s pairs with commas between them in a field are all of the text", (_, said, mended) => {
  const told = problemsOf({ "pages/x.json": `{\n  "heading": "We: ${said}",\n  "text": "Words."\n}` });
  expect(told.map(({ fix }) => fix)).toContain(`write \\" for each quotation mark inside the text: "We: ${mended}".`);
});

test.each([
  ["another field", '"text": "We do "care", "lead": "So"'],
  ["another text of a list", '"text": ["We do "care", "so"]'],
])("%s on the line is no part of the text", (_, field) => {
  const [told] = problemsOf({ "pages/x.json": `{\n  ${field}\n}` });
  expect(told?.fix).toBe('write \\" for each quotation mark inside the text, as in \\"care.');
});

test("the line with a comma that is missing behind such a text is shown with the marks of JSON", () => {
  const told = problemsOf({ "pages/x.json": '{\n  "heading": "Bring a "sketch" or two"\n  "text": "Words."\n}' });
  expect(told.map(({ fix }) => fix)).toContain('write this line like this: "heading": "Bring a \\"sketch\\" or two",');
});
