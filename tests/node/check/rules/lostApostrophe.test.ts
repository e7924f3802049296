/** Question marks that a program wrote for apostrophes. */
import { expect, test } from "vitest";
import { foundIn, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["We don?t guess.", "We don?t guess.", 'write "don’t", with an apostrophe.'],
  ["You?re right.", "You?re right.", 'write "You’re", with an apostrophe.'],
  [
    "Can?t say, as I?m new.",
    "Can?t say, as I?m",
    'write "Can’t", with an apostrophe, and the other short forms in the same way.',
  ],
])("%s", (words, near, fix) => {
  expect(foundIn(words)).toEqual([["lost-letter", `a letter was lost in "${near}".`, fix]]);
  const inHeading = problemsOf({ "pages/index.json": text(page(shortIntro({ heading: words }))) });
  expect(inHeading.map(({ code }) => code)).toEqual(["lost-letter"]);
});

test.each([
  "Is it? So it is.",
  "See https://a.example/it?s=1 and /what?s for more.",
  "Was ist es?s",
  "`it?s` is a question in code.",
  "Who?d’accord",
])("%s is fine", (words) => expect(foundIn(words)).toEqual([]));
