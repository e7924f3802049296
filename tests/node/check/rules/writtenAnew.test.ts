/** A text that is to be written anew is told once, and not for the spaces around it as well. */
import { expect, test } from "vitest";
import { block, codesOf, type Group, page, problemsOf, shortHero, shortIntro, text, toldOf } from "../site.ts";

test.each<[Group, string]>([
  [shortIntro({ text: ["A few words.", " \u200b"] }), "blank-text"],
  [shortIntro({ heading: "\t" }), "blank-text"],
  [shortIntro({ text: " ** **" }), "marks-alone"],
  [shortIntro({ text: " ... " }), "placeholder-text"],
  [shortIntro({ heading: "TODO " }), "placeholder-text"],
  [shortIntro({ heading: "Heading " }), "placeholder-text"],
  [shortIntro({ button: { label: " - ", href: "https://example.com" } }), "empty-link"],
  [shortHero(" \u200b"), "missing-alt"],
  [shortHero(" image"), "weak-alt"],
])("%j", (written, code) => {
  expect(codesOf(written)).toEqual([code]);
});

test("a description that holds a place is not told for its length", () => {
  const written = { ...page(shortIntro({})), description: " ... " };
  expect(problemsOf({ "pages/index.json": text(written) }).map(({ code }) => code)).toEqual(["placeholder-text"]);
});

test("dots in the words of a link are told for the link", () => {
  const [box, ...others] = block("contactDetails")["boxes"] as Group[];
  const boxes = [{ ...box, detail: "...", href: "tel:{phone}" }, ...others];
  expect(codesOf({ ...block("contactDetails"), boxes })).toEqual(["empty-link"]);
});

test("beside words that stay, a space is told as well", () => {
  expect(toldOf(shortIntro({ text: "See [your name] there. " }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): "[your name]" looks like words that are still to be written.
        9 |       "text": "See [your name] there. "
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the real words in the place of "[your name]", or a sentence that needs none.   [placeholder-text, a warning]

    pages/index.json:9:15   In block 1 (intro "Hello"): "See [your name] there. " ends with a space.
        9 |       "text": "See [your name] there. "
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take the space out where it ends.                       [stray-space, a warning, can be fixed for you]"
  `);
});

test("what stands for words is found between spaces too", () => {
  expect(toldOf(shortIntro({ text: [" ???", "A few words.", " undefined "] }))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (intro "Hello") > text: "???" looks like words that are still to be written.
        10 |         " ???",
           |         ^^^^^^
        Fix: write the real words, or take it out, with the comma behind it.   [placeholder-text]

    pages/index.json:12:9   In block 1 (intro "Hello") > text: "undefined" is what a program writes where it had nothing to show.
        12 |         " undefined "
           |         ^^^^^^^^^^^^^
        Fix: write the real words, or take it out, with the comma before it, at the end of line 11.   [placeholder-text]"
  `);
});

test("a title is shown as it stands, and one that is blank is told alone", () => {
  const told = (title: string) =>
    problemsOf({ "pages/index.json": text({ ...page(block("article")), title }) }).map(({ fix }) => fix);
  expect(told('From "$49" to $&')).toEqual([
    'put a block before this one that says what the page is, for example { "type": "intro", "heading": "From \\"$49\\" to $&", "text": "…" }.',
  ]);
  expect(told(" ")).toEqual(["write something."]);
});
