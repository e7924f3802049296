/** Links to a place that is not on the page, whose words name one that is. */
import { expect, test } from "vitest";
import { articleOf, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["the part on the [budget](#spend)", 'did you mean "#budget"?'],
  ["[Where the budget goes](#spend)", 'did you mean "#budget"?'],
  [
    "[How we spend the budget](#spend)",
    'lead to "#budget", give the block that is meant "id": "spend", or take the link out.',
  ],
  [
    "[the budget and the team](#spend)",
    'lead to "#budget" or "#team", give the block that is meant "id": "spend", or take the link out.',
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
  const broken = { ...shortIntro({ text: "[Our budget and our team](#spend)" }), id: "budget", typo: [] };
  const found = problemsOf({
    "pages/index.json": text(page(broken, { ...shortIntro({ heading: "Us" }), id: "team" })),
  });
  expect(found.filter(({ code }) => code === "broken-anchor").map(({ fix }) => fix)).toEqual([
    'lead to "#budget" or "#team", give the block that is meant "id": "spend", or take the link out.',
  ]);
});

// No place is offered whose name has nothing to do with the link.
const ANY = "give the block or the part of one that is meant";

test("a part of a block may be meant where parts have names", () => {
  const blocks = [shortIntro({ text: "[Costs](#spend)" }), articleOf("Which one")];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.filter(({ code }) => code === "broken-anchor").map(({ fix }) => fix)).toEqual([
    `${ANY} "id": "spend", lead the link elsewhere, or take it out.`,
  ]);
});

test.each([
  ["[Costs](#audience-size)", { heading: "The size of your audience" }, 'did you mean "#audience"?'],
  [
    "[Costs](#list)",
    { heading: "3. A list for the contract" },
    'did you mean "#audience" ("3. A list for the contract")?',
  ],
  [
    "[Costs](#listing)",
    { heading: "A list for the contract" },
    `${ANY} "id": "listing", lead the link elsewhere, or take it out.`,
  ],
  // Too short a word stands in many headings.
  [
    "[Costs](#for)",
    { heading: "A list for the contract" },
    `${ANY} "id": "for", lead the link elsewhere, or take it out.`,
  ],
])("a word of a heading says which part is meant: %s, %j", (link, first, fix) => {
  const { sections, ...article } = articleOf("Which one");
  const [one, ...others] = sections as Group[];
  const blocks = [shortIntro({ text: link }), { ...article, sections: [{ ...one!, ...first }, ...others] }];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.filter(({ code }) => code === "broken-anchor").map((problem) => problem.fix)).toEqual([fix]);
});

test("the only block with a word of the link in its heading gets the name, where it has none and is not that of the link", () => {
  const list = { ...shortIntro({}), heading: "A list for the contract" };
  const fixes = (...blocks: Group[]) =>
    problemsOf({ "pages/index.json": text(page(...blocks)) }).flatMap(({ code, fix }) =>
      code === "broken-anchor" ? [fix] : [],
    );
  const named = 'give block 2 (intro "A list for the contract") "id": "list", or take the link out.';
  const unknown = 'give the block that is meant "id": "list", lead the link elsewhere, or take it out.';
  expect([
    fixes(shortIntro({ text: "[Costs](#list)" }), list),
    fixes(shortIntro({ text: "[Costs](#list)" }), list, { ...list, heading: "Another list" }),
    fixes(shortIntro({}), { ...list, text: "[Costs](#list)" }),
  ]).toEqual([[named], [unknown], [unknown]]);
});
