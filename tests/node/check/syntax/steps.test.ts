import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

test("a comma is missing", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n  "title": "Let's Get in Touch"\n  "description": "y"\n}`,
      `{\n  "blocks": [\n  ]\n  "route": "/x"\n}`,
      `{\n  "blocks": [\n    { "type": "faq" }\n    { "type": "cta" }\n  ]\n}`,
      `{ "aliases": ["/a" "/b"] }`,
      `{ "aliases": ["/a": "/b"] }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A comma is missing at the end of line 3.
        3 |   "title": "Let's Get in Touch"
        4 |   "description": "y"
        Fix: add a comma after "Let's Get in Touch".                 [json-syntax, can be fixed for you]

    pages/x.json:3   A comma is missing at the end of line 3.
        3 |   ]
        4 |   "route": "/x"
        Fix: add a comma after the ].                                [json-syntax, can be fixed for you]

    pages/x.json:3   A comma is missing at the end of line 3.
        3 |     { "type": "faq" }
        4 |     { "type": "cta" }
        Fix: add a comma after the }.                                [json-syntax, can be fixed for you]

    pages/x.json:1:20   A comma is missing before "/b".
        1 | { "aliases": ["/a" "/b"] }
          |                    ^^^^
        Fix: add a comma after "/a".                                 [json-syntax, can be fixed for you]

    pages/x.json:1:19   There is a colon where a comma belongs.
        1 | { "aliases": ["/a": "/b"] }
          |                   ^
        Fix: write a comma in its place.                             [json-syntax]
    "
  `);
});

test("there is a comma too many", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n}`,
      `{ "aliases": ["/a",] }`,
      `{ "route": "/x",, "title": "y" }`,
      `{ , "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:16   There is a comma before the closing }.
        2 |   "route": "/x",
          |                ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:1:19   There is a comma before the closing ].
        1 | { "aliases": ["/a",] }
          |                   ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:1:17   There is a comma with nothing before it.
        1 | { "route": "/x",, "title": "y" }
          |                 ^
        Fix: take the comma out.                                     [extra-comma, can be fixed for you]

    pages/x.json:1:3   There is a comma with nothing before it.
        1 | { , "route": "/x" }
          |   ^
        Fix: take the comma out.                                     [extra-comma, can be fixed for you]
    "
  `);
});

test("comments in each notation", () => {
  expect(toldOfEach(`{\n  // the address\n  "route": "/x"\n}`, `{\n  /* the\n  address */\n  "route": "/x"\n}`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:3   There is a comment here, and JSON has none.
          2 |   // the address
            |   ^^^^^^^^^^^^^^
          Fix: take it out. Notes for others belong into the description of your change.   [comment]

      pages/x.json:2:3   There is a comment here, and JSON has none.
          2 |   /* the
            |   ^^^^^^
          Fix: take it out. Notes for others belong into the description of your change.   [comment]
      "
    `);
});

test("brackets that are missing, wrong or too many", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n  "blocks": [\n    {\n      "type": "hero"`,
      `{\n  "route": "/x",\n  "blocks": []\n`,
      `{\n  "route": "/x",\n  "blocks": [\n  }\n}`,
      `{\n  "route": "/x",\n  "blocks": [\n    { "type": "faq" ]\n  ]\n}`,
      `{ "route": "/x" } }`,
      `] "route": "/x"`,
      `{ "route": "/x" }\n{ "route": "/x" }`,
      `"route", "/x"`,
      `{ "route": "/x", { "type": "hero" } }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:5:20   The file ends too early: the { of line 4 is never closed.
        5 |       "type": "hero"
          |                    ^
        Fix: add } ] } at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]

    pages/x.json:3:14   The file ends too early: the { of line 1 is never closed.
        3 |   "blocks": []
          |              ^
        Fix: add } at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]

    pages/x.json:4:3   There is } where ] belongs: the [ of line 3 is still open.
        4 |   }
          |   ^
        Fix: write ] in the place of }.                              [wrong-bracket]

    pages/x.json:4:21   There is ] where } belongs: the { of line 4 is still open.
        4 |     { "type": "faq" ]
          |                     ^
        Fix: write } in the place of ].                              [wrong-bracket]

    pages/x.json:1:19   There is one } too many.
        1 | { "route": "/x" } }
          |                   ^
        Fix: take this } out.                                        [extra-bracket, can be fixed for you]

    pages/x.json:1:1   There is one ] too many.
        1 | ] "route": "/x"
          | ^
        Fix: take this ] out.                                        [extra-bracket]
        The rest of this page, and the links to it, are checked when this is put right.

    pages/x.json:2:1   A second page begins here, but a file has only one.
        2 | { "route": "/x" }
          | ^
        Fix: keep one of the two. Move the other one to a file of its own, or take it out.   [text-after-end]

    pages/x.json:1:8   More is written here, after the value of line 1 that ends the file.
        1 | "route", "/x"
          |        ^
        Fix: write { at the start of the file and } at its end.      [text-after-end]

    pages/x.json:1:18   There is no name before this {.
        1 | { "route": "/x", { "type": "hero" } }
          |                  ^
        Fix: it is one of a list. Write the name of the list and [ before it, "blocks": [ for example.   [missing-name]
    "
  `);
});

test("a bracket is missing before the next group", () => {
  const button = '"button": {\n        "label": "See our work"\n      ,\n      "heading": "Two"\n    }';
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "type": "faq",\n    {\n      "type": "cta"\n    }\n  ]\n}`,
      `{\n  "blocks": [\n    {\n      ${button},\n    {\n      "type": "cta"\n    }\n  ]\n}`,
      `{\n  "blocks":\n    {\n      "type": "faq"\n    },\n    {\n      "type": "cta"\n    }\n  ]\n}`,
      `{\n  "items":\n    { "title": "a" },\n    { "title": "b" }\n  ]\n}`,
      `{\n  "route": "/x";\n  "title": "y"\n}`,
      `{\n  "route: "/x",\n  "title": "y"\n}`,
      `{\n  "blocks: [\n    { "type": "cta" }\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4   A } is missing at the end of line 4: the { of line 3 is still open.
        4 |       "type": "faq",
        5 |     {
        Fix: add } after "faq", before the comma.                    [missing-bracket]

    pages/x.json:5   A } is missing at the end of line 5: the { of line 4 is still open.
        5 |         "label": "See our work"
        6 |       ,
        Fix: add } after "See our work".                             [missing-bracket]

    pages/x.json:2:3   The list of "blocks" has no [ before its first {.
        2 |   "blocks":
          |   ^^^^^^^^
        Fix: write "blocks": [ there, and see that ] stands after the last } of the list.   [missing-bracket]

    pages/x.json:2:3   The list of "items" has no [ before its first {.
        2 |   "items":
          |   ^^^^^^^
        Fix: write "items": [ there, and see that ] stands after the last } of the list.   [missing-bracket]

    pages/x.json:2:16   There is a semicolon where a comma belongs.
        2 |   "route": "/x";
          |                ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:2:3   The closing quotation mark of the name route is missing.
        2 |   "route: "/x",
          |   ^^^^^^
        Fix: write "route": with both quotation marks.               [unclosed-text]

    pages/x.json:2:3   The closing quotation mark of the name blocks is missing.
        2 |   "blocks: [
          |   ^^^^^^^
        Fix: write "blocks": with both quotation marks.              [unclosed-text]
    "
  `);
});
