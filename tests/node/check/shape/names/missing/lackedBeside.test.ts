/** The words of a field that is missing stand in a switch beside it. */
import { expect, test } from "vitest";
import { type Group, page, sentences, shortIntro, text, told } from "../../../site.ts";

const titled = (fields: Group) => {
  const { title: _, ...rest } = page(shortIntro({}));
  return sentences(told({ "pages/index.json": text({ ...fields, ...rest }) }));
};

test("a title in titleAlone is told once, and stays", () => {
  expect(titled({ titleAlone: "Websites made on the coast" })).toMatchInlineSnapshot(`
    "
    pages/index.json:2:3   "titleAlone" holds what "title" should say, which is missing.
        Fix: rename it to "title". Only if you need "titleAlone" as well, add it anew, with true or false.   [wrong-type, can be fixed for you]
    "
  `);
});

test("a word for a switch is no title", () => {
  expect(titled({ titleAlone: "yes" })).not.toContain("rename it");
});
