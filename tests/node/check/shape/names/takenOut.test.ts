/** Fixes that take a field out say which comma goes with it. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text } from "../../site.ts";

const fixesOf = (written: Group) => problemsOf({ "pages/index.json": text(written) }).map(({ fix }) => fix);

test("the one behind it, or the one before the last field", () => {
  const keywords = "kites, strings";
  const WHY = "search engines do not read it.";
  expect(fixesOf({ keywords, ...page(shortIntro({})) })).toEqual([`take it out, with the comma behind it: ${WHY}`]);
  expect(fixesOf({ ...page(shortIntro({})), keywords })).toEqual([`take it out, with the comma before it: ${WHY}`]);
});

test("of a value that says nothing, and the line that the comma stands on", () => {
  const other = ", or write a text in the place of null.";
  expect(fixesOf(page({ id: null, ...shortIntro({}) }))).toEqual([
    `take "id": null out, with the comma behind it${other}`,
  ]);
  expect(fixesOf(page(shortIntro({ id: null })))).toEqual([
    `take "id": null out, with the comma before it, at the end of line 9${other}`,
  ]);
});

test("of an entry", () => {
  const WORDS = ", or write something.";
  expect(fixesOf(page(shortIntro({ text: ["", "Words."] })))).toEqual([
    `take it out, with the comma behind it${WORDS}`,
  ]);
  expect(fixesOf(page(shortIntro({ text: ["Words.", ""] })))).toEqual([
    `take it out, with the comma before it, at the end of line 10${WORDS}`,
  ]);
});
