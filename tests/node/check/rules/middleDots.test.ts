/** Points with dots that stand between words as well, with a space or a tab behind them. */
import { expect, test } from "vitest";
import { page, sentences, shortIntro, text, told } from "../site.ts";

const toldOf = (words: string | string[]) =>
  sentences(told({ "pages/index.json": text(page(shortIntro({ text: words }))) }));
const withTabs = (words: string) =>
  sentences(told({ "pages/index.json": text(page(shortIntro({ text: words }))).replaceAll("\\t", "\t") }));

test("lines and texts that start with such dots are no list", () => {
  expect([toldOf("What we need:\n\n· A sketch\n· A date"), toldOf(["‧ A sketch", "‧ A date"])]).toMatchInlineSnapshot(`
    [
      "
    pages/index.json:9:15   In block 1 (intro "Hello"): lines that start with "·" are no list.
        Fix: write "-" in the place of each "·".                     [pasted-list, a warning]
    ",
      "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: texts that start with "‧" are no list.
        Fix: write them as one text: "- A sketch\\n- A date".         [pasted-list, a warning]
    ",
    ]
  `);
});

test("between words, alone or as an ornament they are none", () => {
  for (const words of [
    "Ahmedabad · India\nIndia · Asia",
    "What we need:\n· A sketch",
    "One\n\n· · ·\n\nTwo\n\n· · ·\n\nThree",
  ])
    expect(toldOf(words)).not.toContain("pasted-list");
});

test("tabs in one text are one mistake, behind dots as a part of their list", () => {
  expect([
    withTabs("What we need:\n\n·\tA sketch\n·\tA date"),
    withTabs("•\tA\tsketch\n•\tA date"),
    withTabs("A\tsketch and\t\ta date\t"),
  ]).toMatchInlineSnapshot(`
    [
      "
    pages/index.json:9:34   There are two tab characters (from the Tab key) in this text, behind the dots of a list.
        Fix: write "- " in the place of each "·" and the tab behind it.   [invisible-character, can be fixed for you]
    ",
      "
    pages/index.json:9:17   There are three tab characters (from the Tab key) in this text, behind the dots of a list.
        Fix: write "- " in the place of each "•" and the tab behind it, and a space in the place of any other tab.   [invisible-character, can be fixed for you]
    ",
      "
    pages/index.json:9:17   There are four tab characters (from the Tab key) in this text.
        Fix: write a comma and a space in the place of each if they part the columns of a table, or else a space.   [invisible-character]
    ",
    ]
  `);
});

test.each([
  ["One.\tTwo!\tThree.", 'write a space in the place of each: behind "One." and "Two!".'],
  ["One.\tOne.\tThree.", "write a space in the place of each."],
  ["One.\tTwo", "write a space in its place."],
  [
    "Days\t5\tall",
    "write a comma and a space in the place of each if they part the columns of a table, or else a space.",
  ],
  [
    "Days\t5.\tall",
    "write a comma and a space in the place of each if they part the columns of a table, or else a space; behind a mark such as a point, only a space.",
  ],
])("the tabs of %j", (words, fix) => expect(withTabs(words)).toContain(`Fix: ${fix} `));
