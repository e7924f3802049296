/** Headings in texts whose marks would be shown. */
import { expect, test } from "vitest";
import { codesOf, shortHero, shortIntro, toldOf } from "../site.ts";

const textOf = (written: string | string[]) => [shortHero("A kite"), shortIntro({ text: written })];

test("marks with no space behind them", () => {
  const long = "A heading that is so long that it is not shown as a whole in a sentence";
  expect(toldOf(...textOf(["First.", "###Step 7: Rest", `Then this.\n##${long}`]))).toMatchInlineSnapshot(`
    "pages/index.json:19:9   In block 2 (intro "Hello") > text: "###Step 7: Rest" is no heading: there is no space behind ###.
        19 |         "###Step 7: Rest",
           |         ^^^^^^^^^^^^^^^^^
        Fix: write "### Step 7: Rest".                               [broken-heading, a warning]

    pages/index.json:20:22   In block 2 (intro "Hello") > text: "##A heading that is so long that it is not shown as a whole…" is no heading: there is no space behind ##.
        20 |         "Then this.\\n##A heading that is so long that it is not shown as a whole in a sentence"
           |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write a space behind ##.                                [broken-heading, a warning]"
  `);
});

test("code that such a line starts with as well makes no difference, and each is told once", () => {
  expect(codesOf(...textOf(`${"`` ##a`` ok\n##a\n".repeat(2000)}End.`))).toEqual(["broken-heading"]);
});

test.each([
  "#1 choice",
  "#tag of a topic",
  "### A heading",
  "Some ##words",
  "**A**##b",
  "\\##One",
  "```\n##code\n```",
  "```\n##code\n```\n\n### A heading",
  "### A heading\n\nThe comments start with `##`.",
])("%j is as it should be", (written) => {
  expect(codesOf(...textOf(written)).filter((code) => code !== "skipped-heading")).toEqual([]);
});

test("a heading is in plain words by itself", () => {
  expect(codesOf(shortHero("A kite"), { ...shortIntro({}), heading: "##Why" })).toEqual(["markdown-in-line"]);
  expect(codesOf(shortHero("A kite"), { ...shortIntro({}), heading: "#1 choice" })).toEqual([]);
});
