/** Quotation marks around texts, which the design sets in some blocks. */
import { expect, test } from "vitest";
import { block, type Group, codesOf, page, problemsOf, shortHero, shortIntro, text, toldOf } from "../site.ts";

function quoted(quote: string): Group[] {
  const all = block("testimonials");
  const [first, ...others] = all["items"] as Group[];
  return [shortHero("A kite"), { ...all, items: [{ ...first, quote }, ...others] }];
}

test("around what somebody said", () => {
  expect(toldOf(...quoted("“We sent a sketch and got a shop.”"))).toMatchInlineSnapshot(`
    "pages/index.json:20:20   In block 2 (testimonials "WHAT OUR CLIENTS SAY") > quote 1: the quotation marks around this text would be shown twice: they are set by themselves.
        20 |           "quote": "“We sent a sketch and got a shop.”",
           |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "We sent a sketch and got a shop.".               [marked-twice, a warning]"
  `);
});

test.each(['"So it is."', "„So it is.“", "«So it is»", "‘It’s so.’", "'So it is.'", "“So it is”."])("%s", (quote) => {
  expect(codesOf(...quoted(quote))).toEqual(["marked-twice"]);
});

test.each(["“So it is.", "So it is.”", '"So it is.', "„So it is.", "So it is.«"])("%s at one end", (quote) => {
  const files = { "pages/index.json": text(page(...quoted(quote))) };
  expect(problemsOf(files).map(({ code, message, fix }) => [code, message, fix])).toEqual([
    [
      "marked-twice",
      "a quotation mark stands at one end of this text only, and the marks around it are set by themselves.",
      'write "So it is.".',
    ],
  ]);
});

test.each([
  "“Yes” was all that they said, and “now”",
  "'Tis so, and so are the boys'",
  "So “it” is.",
  'It is as wide as 27"',
  "They said “it is so”",
  "’90s kids love it",
])("%s can stay", (quote) => expect(codesOf(...quoted(quote))).toEqual([]));

test("where the design sets none, they can stay", () => {
  expect(codesOf(shortHero("A kite"), { ...shortIntro({}), heading: "“So it is.”" })).toEqual([]);
});
