/** A quotation mark before a comma, with words behind it: the text goes on, or another one begins. */
import { expect, test } from "vitest";
import { problemsOf } from "../../site.ts";

const EACH = 'write \\" for each quotation mark inside the text';
const STRAY = 'take this quotation mark out. If it is to be shown, write \\" for it.';

test.each([
  [
    "an opening mark with a backslash and a closing one without",
    String.raw`"text": "Our \"starter package", begins at $22."`,
    String.raw`${EACH}: "Our \"starter package\", begins at $22.".`,
  ],
  [
    "the same in a list",
    String.raw`"text": ["Our \"starter package", begins at $22."]`,
    String.raw`${EACH}: "Our \"starter package\", begins at $22.".`,
  ],
  [
    "the second of two pairs",
    String.raw`"text": "A \"small\" app, our \"starter package", begins at $22."`,
    String.raw`${EACH}: "A \"small\" app, our \"starter package\", begins at $22.".`,
  ],
  [
    "a pair in a long text",
    String.raw`"text": "Usually less than two apps, as most of the work is done once. Our \"starter package", begins at $22."`,
    String.raw`${EACH}, as in \"starter package\".`,
  ],
  ["one mark in a field", '"text": "Our starter package", begins here."', STRAY],
  ["one mark in a field, and a colon behind it", '"text": "Our starter package", with this: nothing."', STRAY],
])("%s", (_, field, fix) => {
  const told = problemsOf({ "pages/x.json": `{\n  ${field}\n}` }).filter(({ code }) => code === "quote-in-text");
  expect(told[0]?.fix).toBe(fix);
});

test.each([
  ["a field whose opening mark is missing", '"text": "One", heading": "Two"'],
  ["a name without marks", '"text": "One", heading: "Two"'],
  ["an entry whose opening mark is missing", '"text": ["One", two"]'],
  ["inches", String.raw`"text": ["A 24\"", two"]`],
])("%s is no part of the text", (_, field) => {
  const told = problemsOf({ "pages/x.json": `{\n  ${field}\n}` });
  expect(told.map(({ code }) => code)).not.toContain("quote-in-text");
});
