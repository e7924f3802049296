/** Names for links that begin with a digit: what the digit belongs to is kept. */
import { expect, test } from "vitest";
import { fixesOf, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["1st-floor", "first-floor"],
  ["2nd", "second"],
  ["#3rd part", "third-part"],
  ["10th-year", "tenth-year"],
  ["11th-floor", "floor-11th"],
  ["3D-models", "models-3d"],
  ["24h", "no-24h"],
  ["3-steps", "steps"],
  ["2024", "year-2024"],
])("%j is %j", (id, meant) => {
  expect(fixesOf({ id })).toEqual([`write "${meant}".`]);
});

test("a link to such a name is not told beside it", () => {
  const blocks = [
    shortIntro({ id: "1st-floor" }),
    shortIntro({ heading: "Again", text: "See [the floor](#1st-floor)." }),
  ];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code, fix }) => [code, fix]);
  expect(found).toMatchInlineSnapshot(`
    [
      [
        "bad-anchor",
        "write "first-floor".",
      ],
    ]
  `);
});
