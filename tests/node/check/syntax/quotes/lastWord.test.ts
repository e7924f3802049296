/** The point of a sentence behind the quotation mark of its text. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../../site.ts";

test("a point outside of a text, with the last word before it", () => {
  const written = text(page({ ...block("intro"), text: "One. Two, for half a year, pay off@" }));
  const found = problemsOf({ "pages/index.json": written.replace('@"', '".') });
  expect(found.map(({ fix }) => fix)).toEqual([
    'write off." at the end of this text, with the point before the quotation mark.',
  ]);
});
