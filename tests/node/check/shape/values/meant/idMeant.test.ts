/** Names for links that begin with a digit: what the digit belongs to is kept. */
import { expect, test } from "vitest";
import { fixesOf, page, problemsOf, shortIntro, text } from "../../../site.ts";

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

test("an id without a value gets the one that links need", () => {
  const link = shortIntro({ heading: "Again", text: "See [the prices](#prices)." });
  const fixes = (...ids: (string | null)[]) =>
    problemsOf({
      "pages/index.json": text(page(...ids.map((id, at) => shortIntro({ heading: `Part ${at}`, id })), link)),
    }).map(({ fix }) => fix);
  expect(fixes(null)).toEqual(['write "prices": the link on line 15 leads there.']);
  expect(fixes("")).toEqual(['write "prices": the link on line 15 leads there.']);
  expect(fixes(null, null)).toEqual(
    [9, 15].map(
      (line) =>
        `write "prices" if it is the place that is meant: the link on line 21 leads there. Else take "id": null out, with the comma before it, at the end of line ${line}, or write a text in the place of null.`,
    ),
  );
  expect(fixes(null, "prices")).toEqual([
    'take "id": null out, with the comma before it, at the end of line 9, or write a text in the place of null.',
  ]);
});

test.each([
  ["pr\u043Egramme", "programme"],
  ["\u0440r\u0456ces", "prices"],
])("a letter that only looks Latin is written as the one that it looks like: %j", (id, meant) => {
  expect(fixesOf({ id })).toEqual([`write "${meant}".`]);
});
