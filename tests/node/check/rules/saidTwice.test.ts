/** The same sentence, paragraph or point twice in one field. */
import { expect, test } from "vitest";
import { codesOf, foundIn, page, pageAt, problemsOf, sentences, shortIntro, text, toldOf, words } from "../site.ts";

const SHORT = "It is older than the company, and louder.";
const LONG = "Come by on a Tuesday if you would like to hear it, or bring one of your own.";

test("it says where, and what is said twice", () => {
  const intro = shortIntro({ heading: "The kettle", text: [SHORT, SHORT, `${LONG} ${LONG}`] });
  const points = ["Second bell", "Not too long", "Second bell"];
  const process = {
    type: "process",
    heading: "A visit",
    stages: [
      { title: "You ring", points },
      { title: "We open", points: ["Mind the step"] },
    ],
  };
  expect(sentences(toldOf(intro, process))).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (intro "The kettle") > text: paragraph 2 says the same as paragraph 1.
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]

    pages/index.json:12:9   In block 1 (intro "The kettle") > text: "Come by on a Tuesday if you would like to hear it, or bring…" is said twice here, one right behind the other.
        Fix: take one of the two out.                                [repeated-content, a warning]

    pages/index.json:24:13   In block 2 (process "A visit") > stage 1 > points: point 3 says the same as point 1.
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]
    "
  `);
});

const fix = "take one of the two out.";
const message = `"${SHORT}" is said twice here, one right behind the other.`;

test.each([
  `${SHORT} ${SHORT}`,
  `So. ${SHORT} ${SHORT} Come by.`,
  `${SHORT}\n\n${SHORT}`,
  `So **loud**.\n\n${SHORT}\n\n${SHORT}\n\nCome by.`,
])("%j", (written) => expect(foundIn(written)).toEqual([["repeated-content", message, fix]]));

test("a heading, and the description of a page", () => {
  expect(codesOf(shortIntro({ heading: `${SHORT} ${SHORT}` }))).toEqual(["repeated-content"]);
  const described = { ...pageAt("/x", shortIntro({})), ...words("The kettle"), description: `${SHORT} ${SHORT}` };
  expect(problemsOf({ "pages/x.json": text(described) }).map(({ code }) => code)).toEqual(["repeated-content"]);
});

test("a paragraph is told wherever it stands, a short one only beside the other", () => {
  const codes = (paragraphs: string[]) => foundIn(paragraphs).map(([code]) => code);
  expect(codes([LONG, "Come by.", LONG])).toEqual(["repeated-content"]);
  expect(codes([SHORT, "Come by.", SHORT])).toEqual([]);
  const many = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of many.`);
  expect(codes([...many, SHORT, SHORT])).toEqual(["repeated-content"]);
});

test.each([
  [["Row, row, row.", "Row, row, row."]],
  [["---", "So.", "---"]],
  ["Come by. Come by. Very, very good. Very, very good."],
  ["It is built well by us. They say it is built well by us."],
  ["It takes 1.23456789012345678901 1.23456789012345678901 hours."],
  ["A. . . . . . . . . . . . . . . . . . . . . . . . ."],
  ["It is older than the company. It is older than the company!"],
])("%j is fine", (written) => {
  expect(problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) })).toEqual([]);
});
