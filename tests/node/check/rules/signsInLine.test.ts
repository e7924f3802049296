/** Signs of texts in headings and labels, which are shown as they are written. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const foundIn = (heading: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ heading }))) }).map(({ code, fix }) => [code, fix]);

test.each([
  ["Bring __a sketch__ now", "Bring a sketch now"],
  ["Bring _a sketch_ now", "Bring a sketch now"],
  ["Bring `a sketch` now", "Bring a sketch now"],
  ["Bring a ske&shy;tch", "Bring a sketch"],
  ["Bring&nbsp;a sketch&thinsp;5", "Bring a sketch 5"],
])("%s", (heading, meant) => {
  expect(foundIn(heading)).toEqual([["markdown-in-line", `write "${meant}".`]]);
});

test.each(["What __init__ does", "Names such as a_long_name_here", "An `open mark"])("%s is fine", (heading) => {
  expect(foundIn(heading)).toEqual([]);
});
