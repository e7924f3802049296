/** Texts of which nothing is shown but marks, and marks around no words. */
import { expect, test } from "vitest";
import { codesOf, foundIn, pageAt, problemsOf, sentences, shortIntro, text, toldOf } from "../site.ts";

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
  "**",
  "__",
  "_",
  "~",
  "`",
  "``",
  "[]",
  "()",
  "{}",
  "|",
  "> **",
  ".",
  "..",
  ",",
  ":",
])("%j has no words", (written) => {
  expect(codesOf(shortIntro({ text: written }))).toEqual(["marks-alone"]);
  expect(codesOf(shortIntro({ text: ["A few words.", written] }))).toEqual(["marks-alone"]);
});

test("it says what is wrong", () => {
  expect(sentences(toldOf(shortIntro({ text: "* " })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "* " has marks, but no words.
        Fix: write the words, or take it out, with the comma before it, at the end of line 8.   [marks-alone]
    "
  `);
});

test.each([
  "->",
  "--",
  "\\*",
  "\\",
  "+-",
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
  "`**`",
  "\\*\\*",
  "\\[\\]",
  "**.",
])("%j is shown", (written) => {
  expect(codesOf(shortIntro({ text: written }))).toEqual([]);
});

test.each(["---", "***", "____"])("the line %s parts paragraphs, and is nothing without them", (line) => {
  expect(codesOf(shortIntro({ text: line }))).toEqual(["marks-alone"]);
  expect(codesOf(shortIntro({ text: [line] }))).toEqual(["marks-alone"]);
  expect(codesOf(shortIntro({ text: ["A few words.", line, "Others."] }))).toEqual([]);
  expect(codesOf(shortIntro({ text: `A few words.\n\n${line}\n\nOthers.` }))).toEqual([]);
});

test.each(["**", "****", "``", "[]", "[ ]"])("a heading of %j has no words", (heading) => {
  expect(codesOf(shortIntro({ heading }))).toEqual(["marks-alone"]);
});

test.each(["*", "{ }", "()", "~~", "—"])("a heading of %j is what its author wants to be seen", (heading) => {
  expect(codesOf(shortIntro({ heading }))).toEqual([]);
});

test.each([".", "-", "–", "_", "•", "·", ":", ". . .", "- -", "--"])("a heading of %j says nothing", (heading) => {
  expect(codesOf(shortIntro({ heading }))).toEqual(["marks-alone"]);
  const [found, ...more] = problemsOf({ "pages/x.json": text({ ...pageAt("/x", shortIntro({})), title: heading }) });
  const { message, fix } = found!;
  expect([message, fix]).toEqual([`${JSON.stringify(heading)} has marks, but no words.`, "write the words."]);
  expect(more).toEqual([]);
});

test.each(["Why?", "4.5", "...and more", "-40 °C", "C#", "-1", ".NET", ":-)"])(
  "a heading of %j has words or a number",
  (heading) => {
    expect(codesOf(shortIntro({ heading })).filter((code) => code === "marks-alone")).toEqual([]);
  },
);

test("a button with marks alone is told once", () => {
  expect(codesOf(shortIntro({ button: { label: "**", href: "/contact" } }))).toEqual(["empty-link"]);
});

const NOTHING = "have no words between them, so that they would be shown.";
const OR_SEEN = String.raw`If they are to be seen, write "\\*\\*\\*\\*".`;

test.each([
  ["We look **** at it.", `the stars of "****" ${NOTHING}`, "them out."],
  ["We look **** at **it**.", `the stars of "****" ${NOTHING}`, "them out."],
  ["We are great **** and **** here.", `the stars of "****" ${NOTHING}`, "them out in both places."],
])("stars around no words: %s", (written, message, out) => {
  const fix = `write the bold words between them, or take ${out} ${OR_SEEN}`;
  expect(foundIn(written)).toEqual([["unclosed-bold", message, fix]]);
});

test.each([
  String.raw`A \*\*\*\* hotel.`,
  "A card **** 1234.",
  "Call 98****1234 now.",
  "Write `****` for it.",
  "First.\n\n****\n\nSecond.",
  "We **are** **here** now.",
])("no stars around no words: %s", (written) => {
  expect(foundIn(written)).toEqual([]);
});
