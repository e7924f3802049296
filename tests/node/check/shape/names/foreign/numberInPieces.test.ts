/** A number in several fields, as other programs write what visitors are to read. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text, told } from "../../../site.ts";

const withFigures = (...figures: Group[]) => ({ "pages/index.json": text(page(shortIntro({ figures }))) });
const fixesOf = (figure: Group) => problemsOf(withFigures(figure)).map(({ message, fix }) => `${message} ${fix}`);

test("in all figures it is one mistake", () => {
  const figures = [
    { number: 11, suffix: "", label: "people" },
    { number: 50, suffix: "+", label: "projects" },
    { number: 5, suffix: "+", label: "years" },
  ];
  expect(`\n${told(withFigures(...figures))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:11   In block 1 (intro "Hello") > figure 1: "number" and "suffix" are not something a figure has.
        12 |           "number": 11,
           |           ^^^^^^^^
        3 places have it. The others are in pages/index.json, lines 17 and 22.
        Fix: write "value" in the place of "number" and "suffix" in all 3 places: "value": "11", "value": "50+", "value": "5+".   [unknown-property]
    "
  `);
});

const PLACE = "in the place of";

test.each<[figure: Group, fix: string]>([
  [{ target: 7 }, `"target" is not something a figure has. write "value" ${PLACE} "target": "value": "7".`],
  [
    { end: 24, suffix: "hours" },
    `"end" and "suffix" are not something a figure has. write "value" ${PLACE} "end" and "suffix": "value": "24 hours".`,
  ],
  [
    { number: "50+", suffix: "+" },
    `"number" and "suffix" are not something a figure has. write "value" ${PLACE} "number" and "suffix": "value": "50+".`,
  ],
  [
    { prefix: "$", value: 9, unit: "k" },
    `"prefix" and "unit" are not something a figure has. take "prefix" and "unit" out, and write the whole in "value": "value": "$9k".`,
  ],
  [{ number: "50+" }, '"number" is not something a figure has. rename it to "value".'],
])("in a figure: %j", (figure, fix) => {
  expect(fixesOf({ ...figure, label: "things" })).toEqual([fix]);
});

test("what a figure counts is no example of its number", () => {
  expect(fixesOf({ label: "people in one office" })).toEqual([
    'the "value" is missing. add it before the other fields, with the comma and your own words for the three dots: "value": "…",',
  ]);
});

test("a bar has its number beside the words for it", () => {
  const bars: Group[] = [
    { suffix: "%", label: "Small", value: 10 },
    { label: "Large", value: 20 },
  ];
  const sections = ["a", "b"].map((id) => ({
    id,
    heading: `About ${id}`,
    text: "Words.",
    chart: { caption: "All", bars },
  }));
  const [first] = problemsOf({ "pages/index.json": text(page({ type: "article", sections })) });
  expect(first?.fix).toBe('write "shown" in the place of "suffix": "shown": "10%".');
});
