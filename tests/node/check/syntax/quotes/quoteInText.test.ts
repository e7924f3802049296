/** What is shown of a mark inside a long text: never the one that closes the text. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../../site.ts";

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

test("the line with a comma that is missing behind such a text is shown with marks that open and close", () => {
  const told = problemsOf({ "pages/x.json": '{\n  "heading": "Bring a "sketch" or two"\n  "text": "Words."\n}' });
  expect(told.map(({ fix }) => fix)).toContain('write this line like this: "heading": "Bring a “sketch” or two",');
});

test("the address of a link is in quotation marks", () => {
  expect(
    toldOfEach(
      `{\n  "a": "See [two]("/contact") things.",\n  "b": "c"\n}`,
      `{\n  "a": "See [two]("/contact"), and [one]( "https://one.example/" )."\n}`,
      `{ "a": ["See [two]("/contact")", "b"] }`,
      `{\n  "a": "See [two]("/contact"\n}`,
      `{\n  "a": "See [two]("the other one").",\n  "b": "c"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:13   The address of a link in this text stands in quotation marks, and they end the text too early.
        2 |   "a": "See [two]("/contact") things.",
          |             ^^^^^^^^^^^^^^^^^
        Fix: write the address without them: [two](/contact).        [quote-in-text]

    pages/x.json:2:13   The address of a link in this text stands in quotation marks, and they end the text too early.
        2 |   "a": "See [two]("/contact"), and [one]( "https://one.example/" )."
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the address without them: [two](/contact) and [one](https://one.example/).   [quote-in-text]

    pages/x.json:1:14   The address of a link in this text stands in quotation marks, and they end the text too early.
        1 | { "a": ["See [two]("/contact")", "b"] }
          |              ^^^^^^^^^^^^^^^^^
        Fix: write the address without them: [two](/contact).        [quote-in-text]

    pages/x.json:2:19   A quotation mark inside a text ends the text too early.
        2 |   "a": "See [two]("/contact"
          |                   ^
        Fix: take this quotation mark out. If it is to be shown, write \\" for it.   [quote-in-text]

    pages/x.json:2:19   A quotation mark inside a text ends the text too early.
        2 |   "a": "See [two]("the other one").",
          |                   ^
        Fix: write \\" for each quotation mark inside the text: "See [two](\\"the other one\\").".   [quote-in-text]
    "
  `);
});
