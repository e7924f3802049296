/** Numbers of points that visitors would see otherwise. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

test("a numbered list whose numbers jump", () => {
  const texts = [
    "10. Ten kites\n20. Twenty kites",
    "We have:\n\n1. One\n2. Two\n4. Four\n5. Five",
    "3) Three\n2) Two\n1) One",
  ];
  expect(`\n${toldOf(...texts.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): a point of a list has the number 20, but visitors would see 11: points are counted on from the first.
        9 |       "text": "10. Ten kites\\n20. Twenty kites"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write 11, or start the points with "- ", for example "- 20: Twenty kites".   [numbered-list, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): a point of a list has the number 4, but visitors would see 3: points are counted on from the first.
        14 |       "text": "We have:\\n\\n1. One\\n2. Two\\n4. Four\\n5. Five"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write 3, or start the points with "- ", for example "- 4: Four".   [numbered-list, a warning]

    pages/index.json:19:15   In block 3 (intro "Hello"): a point of a list has the number 2, but visitors would see 4: points are counted on from the first.
        19 |       "text": "3) Three\\n2) Two\\n1) One"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write 4, or start the points with "- ", for example "- 2: Two".   [numbered-list, a warning]
    "
  `);
});

test.each([
  "1. One\n2. Two\n3. Three",
  "5. Five\n6. Six",
  "1. One\n1. Two\n1. Three",
  "1. One\n   - Within\n2. Two\n\n3. Three",
  "1. One\n\nBetween.\n\n2. Two",
  "It was\n2019. Then came\n2021. A good year.",
  "2019\\. A year\n2021\\. Another",
])("%j is fine", (written) => {
  expect(problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) })).toEqual([]);
});

test("points without a space behind their marks", () => {
  const texts = ["We have:\n-Kites\n-Strings", "1.Kites\n2.Strings"];
  expect(`\n${toldOf(...texts.map((written) => shortIntro({ text: written })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): lines that start with "-" are no list: there is no space behind it.
        9 |       "text": "We have:\\n-Kites\\n-Strings"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write a space behind each "-".                          [pasted-list, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): lines that start with "1." are no list: there is no space behind it.
        14 |       "text": "1.Kites\\n2.Strings"
           |               ^^^^^^^^^^^^^^^^^^^^
        Fix: write a space behind each of these numbers.             [pasted-list, a warning]
    "
  `);
});

test.each<[string, string, string]>([
  ["*Kites\n*Strings", 'lines that start with "*" are no list', 'write a space behind each "*".'],
  ["We have:\n+Kites\n+Strings", 'lines that start with "+" are no list', 'write a space behind each "+".'],
  ["* Kites\n*Long strings\n* Tails", 'the line that starts with "*Long" is no point', 'write one there: "* Long".'],
  [
    "1. Kites\n2.Long strings\n3. Tails",
    'the line that starts with "2.Long" is no point',
    'write one there: "2. Long".',
  ],
])("points without a space: %j", (written, said, fix) => {
  const [found, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
  expect(others).toEqual([]);
  expect(found?.message).toContain(said);
  expect([found?.code, found?.fix]).toEqual(["pasted-list", fix]);
});

test.each([
  "*Kites* first\n*Strings* then",
  "**Kites** first\n**Strings** then",
  "* Kites\n* Strings\n\n*Without tax.",
])("stars that are no points: %j", (written) => {
  expect(problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) })).toEqual([]);
});

test.each(["-Only one", "- One\n- Two", "It is cold:\n-5 degrees\n-7 degrees", "2.5 metres\n3.5 metres", "1.One"])(
  "%j is not meant as one",
  (written) => {
    expect(problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) })).toEqual([]);
  },
);
