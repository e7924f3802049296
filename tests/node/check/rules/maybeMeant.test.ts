/** Words that hold a place on most pages, and are what some texts are about. */
import { expect, test } from "vitest";
import { block, foundIn, type Group, page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

const saidOf = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ severity, code, message }) => [
    severity,
    code,
    message,
  ]);
const STILL = "looks like words that are still to be written.";

test.each([
  ["TBA", "TBA", "warning"],
  ["Happy Birthday [NAME]", "[NAME]", "warning"],
  ["Say hello, [Your name] and friends", "[Your name]", "warning"],
  ["[Your name]", "[Your name]", "error"],
  ["Dear [Name], welcome.", "[Name]", "error"],
  ["We are [company name].", "[company name]", "error"],
])("%j", (written, found, severity) => {
  expect(saidOf(shortIntro({ text: written }))).toEqual([[severity, "placeholder-text", `"${found}" ${STILL}`]]);
});

test.each([
  "“[Your name] in icing” costs a little more.",
  "[Your name] in icing",
  "We engrave [NAME] and [date] on each board.",
])("%j is about what will stand there", (written) => expect(foundIn(written)).toEqual([]));

test("a heading that may be meant", () => {
  expect(saidOf(shortIntro({ heading: "None" }))).toEqual([
    ["warning", "placeholder-text", '"None" is what a program writes where it had nothing to show.'],
  ]);
});

test("how a brace is written is said, and is shown as one in lines and in texts", () => {
  expect(toldOf(shortIntro({ heading: "Can you write {name}?" }))).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (intro "Can you write {name}?"): nothing is known that could be filled in for {name}.
        8 |       "heading": "Can you write {name}?",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{name}.   [unknown-token]"
  `);
  const faq = {
    ...block("faq"),
    items: [1, 2].map((i) => ({ question: `${i}: can you write \\{name\\}?`, answer: "\\{name}, yes." })),
  };
  expect(toldOf(shortIntro({}), faq)).toBe("");
});
