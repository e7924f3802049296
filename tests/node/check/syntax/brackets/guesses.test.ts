import { expect, test } from "vitest";
import { toldOfEach } from "../../site.ts";

const PAGE = `{
  "route": "/x",
  "blocks": [
    {
      "type": "hero",
      "heading": "One",
      "image": {
        "src": "brand/logo.svg"
      },
      "button": { "label": "Write to us", "href": "/contact" }
    },
    {
      "type": "faq",
      "heading": "Two",
      "items": [
        { "question": "Which?", "answer": "This one, and also the one that comes after it, for all who asked." },
        { "question": "When?", "answer": "Soon, and then again after some time, and once more for the others." }
      ]
    }
  ]
}`;

/** The page without one of its lines, counted from 1. */
function without(...lines: number[]): string {
  return PAGE.split("\n")
    .filter((_, i) => !lines.includes(i + 1))
    .join("\n");
}

test("a line with a bracket was deleted", () => {
  expect(
    toldOfEach(
      without(9),
      without(18),
      without(9, 11),
      without(12),
      without(7),
      without(3),
      without(4, 5, 6),
      PAGE.replace("      ]\n", "      }\n"),
      PAGE.replace('"items": [', '"items": ['.slice(0, -1)),
      PAGE.replace('"image": {', "{"),
      PAGE.replace('"image": {', '"image": ['),
      `{\n  "route": "/x",\n  "blocks":\n    {\n      "type": "faq"\n    }\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:8   A } is missing at the end of line 8: the { of line 7 is still open.
        8 |         "src": "brand/logo.svg"
        9 |       "button": { "label": "Write to us", "href": "/contact" }
        Fix: add } and then a comma after "brand/logo.svg".          [missing-bracket]

    pages/x.json:18:5   A ] is missing before this }: the [ of line 15 is still open.
        18 |     }
           |     ^
        Fix: write ] before it.                                      [missing-bracket]

    pages/x.json:8   A } is missing at the end of line 8: the { of line 7 is still open.
        8 |         "src": "brand/logo.svg"
        9 |       "button": { "label": "Write to us", "href": "/contact" }
        Fix: add } and then a comma after "brand/logo.svg".          [missing-bracket]

    pages/x.json:9   A } is missing at the end of line 9: the { of line 4 is still open.
         9 |       "button": { "label": "Write to us", "href": "/contact" }
        10 |     {
        Fix: add } and then a comma after the }.                     [missing-bracket]

    pages/x.json:12:7   A { is missing before "type".
        12 |       "type": "faq",
           |       ^^^^^^
        Fix: write { before it.                                      [missing-bracket]

    pages/x.json:7:9   A line is missing before "src": a } below has no {.
        7 |         "src": "brand/logo.svg"
          |         ^^^^^
        Fix: put that line back: "image": {.                         [missing-bracket]

    pages/x.json:3:5   There is no name before this {.
        3 |     {
          |     ^
        Fix: it is one of a list. Write the name of the list and [ before it, "blocks": [ for example.   [missing-name]

    pages/x.json:4:7   Only the end of an entry stands here: the { before "image" is missing, and all others have "type" as well.
        4 |       "image": {
          |       ^^^^^^^
        Fix: if it is left of one that you deleted, delete lines 4 to 8. Else write before "image", with what belongs there for the three dots: { "type": "…",   [missing-bracket]

    pages/x.json:18:7   There is } where ] belongs: the [ of line 15 is still open.
        18 |       }
           |       ^
        Fix: write ] in the place of }.                              [wrong-bracket]

    pages/x.json:15:7   The list of "items" has no [ before its first {.
        15 |       "items": 
           |       ^^^^^^^
        Fix: write "items": [ there, and see that ] stands after the last } of the list.   [missing-bracket]

    pages/x.json:7:7   There is no name before this {.
        7 |       {
          |       ^
        Fix: write its name and a colon before it: "image": {.       [missing-name]

    pages/x.json:7:16   There is [ where { belongs: fields with names follow, such as "src".
        7 |       "image": [
          |                ^
        Fix: write { in the place of [.                              [wrong-bracket]

    pages/x.json:3:3   The list of "blocks" has no [ before its first {.
        3 |   "blocks":
          |   ^^^^^^^^
        Fix: write "blocks": [ there, or take the ] of line 7 out if it is no list.   [missing-bracket]
    "
  `);
});

test("a list or a group is not closed before the next name, and nothing says which of two guesses is right", () => {
  expect(
    toldOfEach(
      `{\n  "aliases": ["/y",\n  "blocks": []\n}`,
      `{\n  "title": "X",\n  "blocks": [\n    { "type": "faq" ],\n  "aliases": [}\n`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   A ] is missing before "blocks": the [ of line 2 is still open.
        3 |   "blocks": []
          |   ^^^^^^^^
        Fix: write ] before the comma at the end of line 2.          [missing-bracket]

    pages/x.json:4:21   There is ] where } belongs: the { of line 4 is still open.
        4 |     { "type": "faq" ],
          |                     ^
        Fix: write } in its place, or close the { before it.         [wrong-bracket]
    "
  `);
});

test("a text without its opening quotation mark, or without both", () => {
  expect(
    toldOfEach(
      `{\n  "title": One, two and three",\n  "route": "/x"\n}`,
      `{\n  "title": {company} and you",\n  "route": "/x"\n}`,
      `{ "aliases": [/one", "/two"] }`,
      `{\n  "title": 5+ years",\n  "route": "/x"\n}`,
      `{\n  "title": One, two and three,\n  "route": "/x"\n}`,
      `{ "title": One, "route": "/x" }`,
      `{ "title": "One", route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   The opening quotation mark of this text is missing.
        2 |   "title": One, two and three",
          |            ^^^^^^^^^^^^^^^^^^
        Fix: write " before One.                                     [unquoted-text]

    pages/x.json:2:12   The opening quotation mark of this text is missing.
        2 |   "title": {company} and you",
          |            ^^^^^^^^^^^^^^^^^^
        Fix: add " before {company}.                                 [unquoted-text, can be fixed for you]

    pages/x.json:1:15   The opening quotation mark of this text is missing.
        1 | { "aliases": [/one", "/two"] }
          |               ^^^^^
        Fix: add " before /one.                                      [unquoted-text, can be fixed for you]

    pages/x.json:2:12   The opening quotation mark of this text is missing.
        2 |   "title": 5+ years",
          |            ^^^^^^^^^
        Fix: add " before 5+.                                        [unquoted-text, can be fixed for you]

    pages/x.json:2:12   The text One, two and three is not in quotation marks.
        2 |   "title": One, two and three,
          |            ^^^^^^^^^^^^^^^^^^
        Fix: put it in quotation marks: "One, two and three".        [unquoted-text]

    pages/x.json:1:12   The text One is not in quotation marks.
        1 | { "title": One, "route": "/x" }
          |            ^^^
        Fix: put the whole text in quotation marks: "One".           [unquoted-text]

    pages/x.json:1:19   The opening quotation mark of the name route is missing.
        1 | { "title": "One", route": "/x" }
          |                   ^^^^^
        Fix: add " before route.                                     [unquoted-name, can be fixed for you]
    "
  `);
});

test("other languages write notes and colons in other ways", () => {
  expect(
    toldOfEach(
      `{\n  # new\n  "route": "/x"\n}`,
      `{\n  <!-- new -->\n  "route": "/x"\n}`,
      `{ "route"; "/x" }`,
      `{ "aliases", ["/x"] }`,
      `{ "route": : "/x" }`,
      `{ "title": “${"long ".repeat(20)}” }`,
      `{\n  "title": "One",\n  "route": #form\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   # new
          |   ^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   <!-- new -->
          |   ^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:1:10   There is ; after "route" where a colon belongs.
        1 | { "route"; "/x" }
          |          ^
        Fix: write : in place of ;.                                  [missing-colon, can be fixed for you]

    pages/x.json:1:12   There is a comma after "aliases" where a colon belongs.
        1 | { "aliases", ["/x"] }
          |            ^
        Fix: write : in place of the comma.                          [missing-colon, can be fixed for you]

    pages/x.json:1:12   There is one colon too many.
        1 | { "route": : "/x" }
          |            ^
        Fix: take this colon out.                                    [unexpected-text, can be fixed for you]

    pages/x.json:1:12   The quotation marks here are curly ones: “.
        1 | { "title": “long long long long long long long lon… long long long long long long long long long ” }
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write " in place of both.                               [curly-quotes, can be fixed for you]

    pages/x.json:3:12   The text #form is not in quotation marks.
        3 |   "route": #form
          |            ^^^^^
        Fix: put the whole text in quotation marks: "#form".         [unquoted-text]
    "
  `);
});
test("a text without quotation marks goes on behind what is filled in", () => {
  const values = ["© 2021–2026 {company}", "© 2021, {company}, {city},", "By {company} }", "{company} and you"];
  expect(toldOfEach(...values.map((value) => `{\n  "title": ${value}\n`))).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   The text © 2021–2026 {company} is not in quotation marks.
        2 |   "title": © 2021–2026 {company}
          |            ^^^^^^^^^^^^^^^^^^^^^
        Fix: put the whole text in quotation marks: "© 2021–2026 {company}".   [unquoted-text]

    pages/x.json:2:12   The text © 2021, {company}, {city} is not in quotation marks.
        2 |   "title": © 2021, {company}, {city},
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put the whole text in quotation marks: "© 2021, {company}, {city}".   [unquoted-text]

    pages/x.json:2:12   The text By {company} is not in quotation marks.
        2 |   "title": By {company} }
          |            ^^^^^^^^^^^^
        Fix: put the whole text in quotation marks: "By {company}".   [unquoted-text]

    pages/x.json:2:12   The text {company} and you is not in quotation marks.
        2 |   "title": {company} and you
          |            ^^^^^^^^^^^^^^^^^
        Fix: put the whole text in quotation marks: "{company} and you".   [unquoted-text]
    "
  `);
});

test("two closing brackets that have changed places", () => {
  const swapped = PAGE.replace("      ]\n    }", "      }\n    ]");
  expect(swapped).not.toBe(PAGE);
  expect(toldOfEach(swapped)).toMatchInlineSnapshot(`
    "
    pages/x.json:18:7   This } and the ] of line 19 have changed places.
        18 |       }
           |       ^
        Fix: write ] here, and } there.                              [wrong-bracket]
    "
  `);
});
