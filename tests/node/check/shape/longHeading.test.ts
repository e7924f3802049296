/** A paragraph in the place of a heading. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const paragraph = "We fly kites on long strings. ".repeat(8).trim();
const saidOf = (fields: Group) =>
  problemsOf({ "pages/index.json": text(page(fields)) }).map(({ message, fix }) => `${message} ${fix}`);

test("it belongs into the text beside, where the block has one", () => {
  expect(saidOf(shortIntro({ heading: paragraph }))).toEqual([
    '"heading" has 239 characters, and can have at most 200. say it in up to 200 characters, and write the rest into "text".',
  ]);
  expect(saidOf({ ...block("carousel"), heading: paragraph })).toEqual([
    '"heading" has 239 characters, and can have at most 200. make it at least 39 characters shorter.',
  ]);
});

test("a heading of two hundred characters is one", () => {
  expect(saidOf(shortIntro({ heading: paragraph.slice(0, 199) + "s" }))).toEqual([]);
});
