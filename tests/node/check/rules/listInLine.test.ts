/** Lists whose points stand one behind the other in a line, and dashes in prose. */
import { expect, test } from "vitest";
import { fixesOf, shortIntro, toldOf } from "../site.ts";

test("points of a list in one line", () => {
  const texts = [
    "What helps us most: - a sketch - a rough budget - the date by which you need it",
    "* Kites * [Strings * reels](/blog) * Tails",
    ["Hello.", "• Kites •Strings • Tails. We make all of them."],
  ];
  expect(toldOf(...texts.map((written) => shortIntro({ text: written })))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): points with "-" in one line are no list.
        9 |       "text": "What helps us most: - a sketch - a rough budget - the date by which you need it"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each point on a line of its own: "What helps us most:\\n- a sketch\\n- a rough budget\\n- the date by which you need it".   [pasted-list, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): points with "*" in one line are no list.
        14 |       "text": "* Kites * [Strings * reels](/blog) * Tails"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write each point on a line of its own: "- Kites\\n- [Strings * reels](/blog)\\n- Tails".   [pasted-list, a warning]

    pages/index.json:21:9   In block 3 (intro "Hello") > text: points with "•" in one line are no list.
        21 |         "• Kites •Strings • Tails. We make all of them."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write \\n- in the place of each "•", but only - before the first point. If words follow the last point, write \\n\\n before them.   [pasted-list, a warning]"
  `);
});

test.each([
  [
    "We make:\nFirst - as ever: - Kites - Strings - Tails\nAnd more",
    'write each point on a line of its own: "We make:\\nFirst - as ever:\\n- Kites\\n- Strings\\n- Tails\\n\\nAnd more".',
  ],
])("%j", (written, fix) => {
  expect(fixesOf({ text: written })).toEqual([fix]);
});

test.each([
  "We plan - and draw - and build - all in one week",
  "One thing: - it flies - and well",
  "- Kites - with strings",
  "- Monday - Friday - all day\n- Sunday - noon - by bus",
  "Kites • Strings • Tails: • Reels",
  "Kite: 2 * 3 * 4 * 5",
  "**We make:** kites - strings - tails",
])("%j is prose or a list", (written) => {
  expect(fixesOf({ text: written })).toEqual([]);
});

test("paragraphs that are points with dashes in them", () => {
  expect(fixesOf({ text: ["- Kites - red - long", "- Tails - blue - short"] })).toEqual([
    'write them as one text: "- Kites - red - long\\n- Tails - blue - short".',
  ]);
});
