/** Texts of which nothing is shown but marks. */
import { expect, test } from "vitest";
import { codesOf, sentences, shortIntro, toldOf } from "../site.ts";

test.each([
  "*",
  "-",
  "1.",
  "# ",
  "> ",
  "- -",
  "```\n```",
  "&nbsp;",
  "&#8203; &shy;",
  "&#x200b;",
  "&hairsp;",
  "&nbsp;".repeat(30),
])("%j has no words", (written) => {
  expect(codesOf(shortIntro({ text: written }))).toEqual(["marks-alone"]);
  expect(codesOf(shortIntro({ text: ["A few words.", written] }))).toEqual(["marks-alone"]);
});

test("it says what is wrong", () => {
  expect(sentences(toldOf(shortIntro({ text: "* " })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "* " has marks, but no words.
        Fix: write the words, or take it out.                        [marks-alone]
    "
  `);
});

test.each([
  "->",
  "--",
  "\\*",
  "\\",
  "**",
  "_",
  "~",
  "+-",
  "***",
  "—",
  "→",
  "&amp;",
  "&copy;",
  "2.5",
  "- a",
  "# a",
  "?",
  "$",
  "`*`",
])("%j is shown", (written) => {
  expect(codesOf(shortIntro({ text: written }))).toEqual([]);
});
