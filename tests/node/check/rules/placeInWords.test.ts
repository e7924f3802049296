/** Links to a place that is not on the page, whose words name one that is. */
import { expect, test } from "vitest";
import { articleOf, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["the part on the [budget](#spend)", 'did you mean "#budget"?'],
  ["[Where the budget goes](#spend)", 'did you mean "#budget"?'],
  [
    "[How we spend the budget](#spend)",
    'lead to one of "#budget" or "#team", give the block that is meant "id": "spend", or take the link out.',
  ],
  [
    "[the budget and the team](#spend)",
    'lead to one of "#budget" or "#team", give the block that is meant "id": "spend", or take the link out.',
  ],
])("%s", (written, fix) => {
  const blocks = [
    shortIntro({ text: `See ${written}.` }),
    { ...shortIntro({}), id: "budget" },
    { ...shortIntro({ heading: "Us" }), id: "team" },
  ];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.filter(({ code }) => code === "broken-anchor").map((problem) => problem.fix)).toEqual([fix]);
});

test("the places of a block that is not sound are named as well", () => {
  const broken = { ...shortIntro({ text: "[Costs](#spend)" }), id: "budget", typo: [] };
  const found = problemsOf({
    "pages/index.json": text(page(broken, { ...shortIntro({ heading: "Us" }), id: "team" })),
  });
  expect(found.filter(({ code }) => code === "broken-anchor").map(({ fix }) => fix)).toEqual([
    'lead to one of "#budget" or "#team", give the block that is meant "id": "spend", or take the link out.',
  ]);
});

test("a part of a block may be meant where parts have names", () => {
  const blocks = [shortIntro({ text: "[Costs](#spend)" }), articleOf("Which one")];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.filter(({ code }) => code === "broken-anchor").map(({ fix }) => fix)).toEqual([
    'lead to one of "#audience" or "#conclusion", give the block or the part of one that is meant "id": "spend", or take the link out.',
  ]);
});
