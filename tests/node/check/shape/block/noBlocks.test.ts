/** Something else where blocks belong: several of a kind are one mistake. */
import { expect, test } from "vitest";
import { type Group, problemsOf, shortIntro, text, toldOf, words } from "../../site.ts";
import type { Json } from "../../../../../src/model/fields.ts";

const saidOf = (...blocks: Json[]) =>
  problemsOf({ "pages/x.json": text({ route: "/x", ...words("Blocks that are none"), blocks }) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test("a list of texts", () => {
  expect(`\n${toldOf("some text", "other text")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:5:13   "blocks" is a list of texts, but each block is a group of fields in { }.
        5 |   "blocks": [
          |             ^
        Fix: write each of them like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "…" }.   [wrong-type]
    "
  `);
});

test("texts among blocks, and names of blocks", () => {
  expect(saidOf(shortIntro({}), "some text", "other text")).toEqual([
    'two of the "blocks" are texts, but each block is a group of fields in { }. write each of them like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "…" }.',
  ]);
  expect(saidOf("hero", "faq")).toEqual([
    '"blocks" is a list of texts, but each block is a group of fields in { }. write each of them like this, with its own fields for …: { "type": "hero", … }.',
  ]);
  expect(saidOf("contact-form", "contact-form")).toEqual([
    '"blocks" is a list of texts, but each block is a group of fields in { }. write each of them like this: { "type": "shared", "use": "contact-form" }.',
  ]);
  expect(saidOf("contact-form")).toEqual([
    'a block is a group of fields in { }, but this is a text. write it like this: { "type": "shared", "use": "contact-form" }.',
  ]);
});

test("nothing, and blocks in lists of their own", () => {
  expect(saidOf(shortIntro({}), null, null)).toEqual([
    'two of the "blocks" are nothing (null), but each block is a group of fields in { }. take each of them out, with a comma beside it.',
  ]);
  expect(saidOf(null, shortIntro({}))).toEqual([
    "a block is a group of fields in { }, but this is nothing (null). take it out, with a comma beside it.",
  ]);
  expect(saidOf([shortIntro({})], [shortIntro({ heading: "Again" })])).toEqual([
    '"blocks" is a list of lists, but each block is a group of fields in { }. take the [ ] around them away.',
  ]);
});

test("things of two kinds are two mistakes", () => {
  expect(saidOf("a", "b", 1, 2)).toHaveLength(2);
});

test("several blocks in the file of a shared block", () => {
  const fixOf = (...blocks: Group[]) =>
    problemsOf({ "pages/_shared/call.json": text({ block: blocks }) }).flatMap(({ code, fix }) =>
      code === "wrong-type" ? [fix] : [],
    );
  expect(fixOf(shortIntro({}), shortIntro({ heading: "Us" }))).toEqual([
    "leave one block there, without [ ], and put each of the others into a file of its own in pages/_shared.",
  ]);
  expect(fixOf(shortIntro({}))).toEqual(["take this [ away, and the ] of line 8 that goes with it."]);
});
