/** Lines of words that stand between blocks or fields, as a mail that was pasted into its page. */
import { expect, test } from "vitest";
import { block, page, problemsOf, sentences, shortIntro, text, told } from "../../site.ts";

const MAIL = `From: Rajesh Shah <rajesh@kitestep.example>
To: Priya

Hi Priya,
two things please:
1. Main heading: "Be found" instead of the old one
- In the blue bar ("Write to Rajesh") the button should write to me
Thanks!
`;
const FIX = "take these lines out. If visitors are to read any of it, write that into a text of a block first.";

test("a mail between two blocks hides nothing behind it", () => {
  const blocks = [block("hero"), shortIntro({ text: "[Here](/nowhere)" })];
  const written = text(page(...blocks)).replace(/\n {4}\},\n/, (end) => `${end}\n${MAIL}\n`);
  expect(sentences(told({ "pages/index.json": written }))).toMatchInlineSnapshot(`
    "
    pages/index.json:21:1   Lines 21 to 28, from "From: Rajesh Shah <rajesh@kitestep.example>" on, stand between the groups of a list.
        Fix: take these lines out. If visitors are to read any of it, write that into a text of a block first.   [unexpected-text]

    pages/index.json:33:15   In block 2 (intro "Hello"): no page lives at "/nowhere".
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]

    pages/index.json:33:15   In block 2 (intro "Hello"): "Here" does not say where the link leads.
        Fix: say what a visitor finds there.                         [generic-link-text]
    "
  `);
});

const list = (...inside: string[]) => `{\n  "items": [\n${inside.join("\n")}\n  ],\n  "heading": "X"\n}`;
const toldOf = (written: string) =>
  problemsOf({ "pages/x.json": written })
    .filter(({ code }) => code === "unexpected-text")
    .map(({ message, fix }) => [message, fix]);
const LINES = "Please make the title shorter\nand use the new picture.";

test.each([
  ["before the first", list(LINES, '{ "title": "a" },', '{ "title": "b" }'), "3 to 4"],
  ["between two", list('{ "title": "a" },', LINES, '{ "title": "b" }'), "4 to 5"],
  ["behind the last", list('{ "title": "a" }', LINES), "4 to 5"],
  ["with blank lines", list('{ "title": "a" },', "", LINES, "", "Thanks!", "", '{ "title": "b" }'), "5 to 8"],
  ["with Windows line ends", list('{ "title": "a" },', LINES, '{ "title": "b" }').replaceAll("\n", "\r\n"), "4 to 5"],
])("lines among the groups of a list: %s", (_, written, lines) => {
  const message = `Lines ${lines}, from "Please make the title shorter" on, stand between the groups of a list.`;
  expect(toldOf(written)).toEqual([[message, FIX]]);
});

test("a mail between the fields of a group", () => {
  expect(toldOf(`{\n  "title": "a",\n${MAIL}  "heading": "X"\n}`)).toEqual([
    ['Lines 3 to 10, from "From: Rajesh Shah <rajesh@kitestep.example>" on, stand between the fields of a group.', FIX],
  ]);
});

test.each([
  ["entries of a list of texts", list("Plan the work and the rest", "Build all of it at once")],
  ["notes", list('{ "title": "a" },', "- title: Prices that stay", "  text: They do that for long")],
  ["fields without quotation marks", list('{ "title": "a" },', "{ title: 'b c d e',", "text: 'c d e f' }")],
  ["questions", list('{ "question": "a", "answer": "b" },', "Q: What does a kite cost here?", "A: Not that much.")],
  ["the end of a text", '{\n  "text": "One.",\nMore of it in two lines\nof words.\n  "heading": "X"\n}'],
])("not %s", (_, written) => {
  expect(toldOf(written).join(" ")).not.toContain("stand between");
});
