/** Ends of lines in what is shown in one line, where the words on both sides would run together. */
import { expect, test } from "vitest";
import { codesOf, page, problemsOf, shortHero, shortIntro, text } from "../site.ts";

test.each([
  [
    "4th floor, Sample House\nExample Road\nAhmedabad 380000",
    '"House\\nExample" would become "House Example"',
    'write "4th floor, Sample House, Example Road, Ahmedabad 380000". If no comma belongs there, write "4th floor, Sample House Example Road Ahmedabad 380000".',
  ],
  [
    "- Apps\n- Sites",
    '"Apps\\n-" would become "Apps -"',
    'write "Apps, Sites". If no comma belongs there, write "Apps Sites".',
  ],
  [
    "Apps that people\nlike",
    '"people\\nlike" would become "people like"',
    'write "Apps that people like". If a comma belongs there, write "Apps that people, like".',
  ],
  [
    "We build apps for phones and tablets\nCall us today if you need one",
    '"tablets\\nCall" would become "tablets Call"',
    'write "We build apps for phones and tablets. Call us today if you need one". If that is one sentence, write "We build apps for phones and tablets Call us today if you need one".',
  ],
  ['Say "hello".\n\nWe do.', '"\\"hello\\".\\nWe" would become "\\"hello\\". We"', 'write "Say \\"hello\\". We do.".'],
])("%j in a heading", (heading, shown, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ heading }))) });
  expect(found.map((each) => [each.code, each.message, each.fix])).toEqual([
    ["broken-line-end", `this is shown in one line: ${shown}.`, fix],
  ]);
});

test("in a text they are shown, in a description of a picture nobody sees them, and at an end nothing runs together", () => {
  expect(codesOf(shortIntro({ text: "12 Mill Lane\nBristol" }))).toEqual([]);
  expect(codesOf(shortHero("A kite\nin the wind"))).toEqual([]);
  expect(codesOf(shortIntro({ heading: "Hello\n" }))).toEqual(["stray-space"]);
});
