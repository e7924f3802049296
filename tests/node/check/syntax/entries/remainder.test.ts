/** The beginning of an entry that is not closed, or the end of one that is not opened: whether it was to go or to stay, the words say what to do. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { inputOf, sentences, siteWith, toldOfEach } from "../../site.ts";

const ENTRY = (name: string) => `        {
          "title": "${name}",
          "text": "A few words.",
          "line": "A line."
        }`;
const pageWith = (...items: string[]) => `{
  "route": "/x",
  "title": "A page that was cut",
  "description": "What is left of an entry that somebody has deleted or has not written to its end, and what to do then.",
  "blocks": [
    {
      "type": "cardGrid",
      "heading": "Reasons",
      "items": [
${items.join("\n")}
      ]
    }
  ]
}
`;
const LEFT = '        {\n          "title": "Three"';
const REST = '          "text": "A few words.",\n          "line": "A line."\n        }';
const [ONE, TWO] = ["One", "Two"].map(ENTRY) as [string, string];

test("the beginning of an entry at the start, in the middle and at the end of its list", () => {
  expect(
    toldOfEach(
      pageWith(`${LEFT},`, `${ONE},`, TWO),
      pageWith(`${ONE},`, LEFT, TWO),
      pageWith(`${ONE},`, `${TWO},`, LEFT),
      pageWith(`${ONE},`, `${TWO},`, `${LEFT},`),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:11   Only the beginning of an entry stands here: the { of line 10 is not closed, and all others have "text" and "line" as well.
        11 |           "title": "Three",
        12 |         {
        Fix: if it is left of one that you deleted, delete lines 10 and 11. Else add } after "Three", before the comma, and add "text" and "line".   [missing-bracket]

    pages/x.json:16   Only the beginning of an entry stands here: the { of line 15 is not closed, and all others have "text" and "line" as well.
        16 |           "title": "Three"
        17 |         {
        Fix: if it is left of one that you deleted, delete lines 15 and 16. Else add } and then a comma after "Three", and add "text" and "line".   [missing-bracket]

    pages/x.json:22:7   Only the beginning of an entry stands here: the { of line 20 is not closed, and all others have "text" and "line" as well.
        22 |       ]
           |       ^
        Fix: if it is left of one that you deleted, delete lines 20 and 21, and the comma at the end of line 19. Else write } before it, and add "text" and "line".   [missing-bracket]

    pages/x.json:21   Only the beginning of an entry stands here: the { of line 20 is not closed, and all others have "text" and "line" as well.
        21 |           "title": "Three",
        22 |       ]
        Fix: if it is left of one that you deleted, delete lines 20 and 21, and the comma at the end of line 19. Else write } in the place of the comma after "Three", and add "text" and "line".   [missing-bracket]
    "
  `);
});

test("an entry that is nearly whole, that says what others do not, or that shares a line is only to be closed", () => {
  expect(
    toldOfEach(
      pageWith(`${ONE},`, `${TWO},`, `${LEFT},\n          "text": "A few words."`),
      pageWith(`${ONE},`, `${TWO},`, `${LEFT.replace("title", "titel")},`),
      pageWith(`${ONE},`, '        { "title": "Three",', TWO),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:23:7   A } is missing before this ]: the { of line 20 is still open.
        23 |       ]
           |       ^
        Fix: write } before it.                                      [missing-bracket]

    pages/x.json:21   A } is missing at the end of line 21: the { of line 20 is still open.
        21 |           "titel": "Three",
        22 |       ]
        Fix: write } in the place of the comma after "Three".        [missing-bracket]

    pages/x.json:15   A } is missing at the end of line 15: the { of line 15 is still open.
        15 |         { "title": "Three",
        16 |         {
        Fix: add } after "Three", before the comma.                  [missing-bracket]
    "
  `);
});

test("what it lacks is told with its bracket alone", () => {
  const codesOf = (...items: string[]) =>
    check(inputOf(siteWith({ "pages/x.json": pageWith(...items) })))
      .filter(({ code }) => /^missing-(?:bracket|property)$/.test(code))
      .map(({ code }) => code);
  expect(codesOf(`${ONE},`, `${TWO},`, `${LEFT},`)).toEqual(["missing-bracket"]);
  expect(codesOf(`${ONE},`, `${TWO},`, `${LEFT}\n        }`)).toEqual(["missing-property"]);
  expect(codesOf(`${ONE},`, `${REST},`, TWO)).toEqual(["missing-bracket"]);
  expect(codesOf(`${ONE},`, `        {\n${REST},`, TWO)).toEqual(["missing-property"]);
});

test("the end of an entry at the start, in the middle and at the end of its list", () => {
  expect(
    sentences(
      toldOfEach(
        pageWith(`${REST},`, `${ONE},`, TWO),
        pageWith(`${ONE},`, `${REST},`, TWO),
        pageWith(`${ONE},`, `${TWO},`, REST),
        pageWith(`${ONE},`, `${TWO},`, `          "line": "A line."\n        }`),
        pageWith(
          '        { "title": "One", "text": "Words." }, "text": "More." }, { "title": "Two", "text": "Words." }',
        ),
        pageWith(
          '        { "link": { "href": "/x" }, "text": "Words." }, "text": "More." }, { "link": { "href": "/x" }, "text": "Words." }',
        ),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:10:11   Only the end of an entry stands here: the { before "text" is missing, and all others have "title" as well.
        Fix: if it is left of one that you deleted, delete lines 10 to 12. Else write before "text", with what belongs there for the three dots: { "title": "…",   [missing-bracket]

    pages/x.json:15:11   Only the end of an entry stands here: the { before "text" is missing, and all others have "title" as well.
        Fix: if it is left of one that you deleted, delete lines 15 to 17. Else write before "text", with what belongs there for the three dots: { "title": "…",   [missing-bracket]

    pages/x.json:20:11   Only the end of an entry stands here: the { before "text" is missing, and all others have "title" as well.
        Fix: if it is left of one that you deleted, delete lines 20 to 22, and the comma at the end of line 19. Else write before "text", with what belongs there for the three dots: { "title": "…",   [missing-bracket]

    pages/x.json:20:11   Only the end of an entry stands here: the { before "line" is missing, and all others have "title" and "text" as well.
        Fix: if it is left of one that you deleted, delete lines 20 and 21, and the comma at the end of line 19. Else write before "line", with what belongs there for the three dots: { "title": "…", "text": "…",   [missing-bracket]

    pages/x.json:10:47   Only the end of an entry stands here: the { before "text" is missing, and all others have "title" as well.
        Fix: if it is left of one that you deleted, delete all from "text" to the } of line 10, with the comma behind that. Else write before "text", with what belongs there for the three dots: { "title": "…",   [missing-bracket]

    pages/x.json:10:57   Only the end of an entry stands here: the { before "text" is missing, and all others have "link" as well.
        Fix: if it is left of one that you deleted, delete all from "text" to the } of line 10, with the comma behind that. Else write { before "text", and add "link".   [missing-bracket]

    "
  `);
});

test("an entry that lacks its bracket alone, and fields that may belong to the entry above", () => {
  expect(
    sentences(
      toldOfEach(
        pageWith(`${ONE},`, TWO.replace("{", "")),
        pageWith(`${ONE},`, TWO.replace("{", "").replace("}", "")),
        pageWith('        { "title": "One" },\n        "text": "Words." },', TWO),
        pageWith(`${ONE},`, '        { "title": "Two" },\n        "title": "Three", "more": "Words." }'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:16:11   A { is missing before "title".
        Fix: write { before it.                                      [missing-bracket]

    pages/x.json:16:11   A { is missing before "title".
        Fix: write { before it, and } before the ] of line 20.       [missing-bracket]

    pages/x.json:10:26   This } ends its group, but "text" follows, which has to stand in one.
        Fix: take this } out if "text" belongs to the group above. Else write { before "text".   [extra-bracket]

    pages/x.json:16:9   A { is missing before "title".
        Fix: write { before it.                                      [missing-bracket]

    "
  `);
});

test("the end of an entry with an address: what other groups of the file say of it is filled in", () => {
  const entry = (label: string, href: string) => `        {
          "label": "${label}",
          "text": "All about ${label}.",
          "href": "${href}"
        }`;
  const source = (other: string) => `{
  "menu": [
    {
      "links": [
${entry("Apps", "/apps")},
          "href": "/words"
        },
${entry("Sites", "/sites")}
      ]
    }
  ],
  "footer": [
    { "label": "Words that sell", "href": "/words" }${other}
  ]
}
`;
  const found = ["", ', { "label": "Words", "href": "/words" }'].map((other) =>
    check(inputOf(siteWith({ "pages/_site.json": source(other) }))).find(({ code }) => code === "missing-bracket"),
  );
  const start =
    'if it is left of one that you deleted, delete lines 10 and 11. Else write before "href", with what belongs there for the three dots:';
  expect(found.map((problem) => problem?.fix)).toEqual([
    `${start} { "label": "Words that sell", "text": "…",`,
    `${start} { "label": "…", "text": "…",`,
  ]);
});
