/** Words of the program without the names of those that they take the place of: none of them gets lost. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { page, problemsOf, sentences, settings, shortIntro, text, told } from "../../../site.ts";

const site = (words: Json) => ({
  "pages/index.json": text(page(shortIntro({}))),
  "pages/_site.json": text({ ...settings(), words }),
});

test("the name that a text has in any language", () => {
  expect(sentences(told(site(["Skip"])))).toMatchInlineSnapshot(`
    "
    pages/_site.json:127:12   "words" should be a group of fields in { }, but it is a list.
        Fix: write it like this: "words": { "skip": "Skip" }.        [wrong-type]
    "
  `);
});

const like = (shown: string) => `write it like this: "words": ${shown}.`;
const open = (shown: string) =>
  `write it like this, with names that docs/blocks.md has for the three dots: "words": ${shown}.`;

test.each<[Json, string]>([
  ["Skip to content", like('{ "skip": "Skip to content" }')],
  [["Skip to content", "Close"], like('{ "skip": "Skip to content", "close": "Close" }')],
  [["Zum Inhalt springen", "Menü"], like('{ "skip": "Zum Inhalt springen", "menu": "Menü" }')],
  [["skip: Jump", "Menu = List"], like('{ "skip": "Jump", "menu": "List" }')],
  ["skip: Jump, menu: List", like('{ "skip": "Jump", "menu": "List" }')],
  [
    [
      ["skip", "Jump"],
      ["menu", "List"],
    ],
    like('{ "skip": "Jump", "menu": "List" }'),
  ],
  [[{ name: "skip", text: "Jump" }], like('{ "skip": "Jump" }')],
  [["Menu", "Menü"], open('{ "menu": "Menu", "…": "Menü" }')],
  [["Jump", "Menu"], open('{ "…": "Jump", "menu": "Menu" }')],
  [
    ["skip", "pause"],
    'write it like this, with your own words for the three dots: "words": { "skip": "…", "pause": "…" }.',
  ],
])("%j", (words, fix) => {
  expect(problemsOf(site(words)).map((problem) => problem.fix)).toEqual([fix]);
});

test.each<[Json]>([[[]], [5], [true], [["Skip", 5]]])("%j says no words", (words) => {
  expect(problemsOf(site(words)).map(({ fix }) => fix)).toEqual([like("{}")]);
});

test("groups under the right names become one, as before", () => {
  expect(problemsOf(site([{ skip: "Jump" }, { menu: "List" }])).map(({ fix }) => fix)).toEqual([
    'make one group of them, with one { } around all fields and without [ ]: "words": { "skip": "Jump", "menu": "List" }.',
  ]);
});
