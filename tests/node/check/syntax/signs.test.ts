/** Signs too many, and brackets of other languages: what is said of them, and that they hide nothing else. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { inputOf, problemsOf, sentences, toldOfEach } from "../site.ts";

const PAGE = '{\n  "titel": "Sound words",\n  "blocks": []\n}';

test("a sign behind the end of the file", () => {
  expect(toldOfEach(`${PAGE},\n`, `${PAGE};`, `${PAGE}.`)).toMatchInlineSnapshot(`
    "
    pages/x.json:4:2   There is a comma behind the } that ends the file.
        4 | },
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:4:2   There is a semicolon behind the } that ends the file.
        4 | };
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:4:2   There is a point behind the } that ends the file.
        4 | }.
          |  ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]
    "
  `);
  const codes = problemsOf({ "pages/x.json": `${PAGE},` }).map(({ code }) => code);
  expect(codes).toContain("unknown-property");
});

test("a comma between a colon and its value", () => {
  const page = (line: string) => `{\n  "title": "One",\n  ${line}\n  "blocks": []\n}`;
  expect(toldOfEach(page('"items":, [1],'), page('"heading": , "Two",'), page('"heading":, "lead": "Two",')))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:3:11   There is a comma before this value.
          3 |   "items":, [1],
            |           ^
          Fix: take this comma out.                                    [extra-comma, can be fixed for you]

      pages/x.json:3:14   There is a comma before this value.
          3 |   "heading": , "Two",
            |              ^
          Fix: take this comma out.                                    [extra-comma, can be fixed for you]

      pages/x.json:3:12   Nothing is written after "heading":.
          3 |   "heading":, "lead": "Two",
            |            ^
          Fix: write a value after the colon. Or take "heading" out, with the comma behind it, if it is not needed.   [missing-value]
      "
    `);
});

test("a text in single quotation marks, with a sign behind it that ends a line in other languages", () => {
  const told = problemsOf({ "pages/x.json": "{\n  heading = 'It\u2019s sound';\n  \"blocks\": []\n}" });
  expect(told.find(({ code }) => code === "unquoted-name")?.fix).toBe(
    'write this line like this: "heading" : "It\u2019s sound",',
  );
});

test("a line that is shown as it should be has the addresses of pages as links have them", () => {
  const told = problemsOf({ "pages/x.json": "{\n  text = '[Home](https://kitestep.example/)';\n  \"blocks\": []\n}" });
  expect(told.find(({ code }) => code === "unquoted-name")?.fix).toBe(
    'write this line like this: "text" : "[Home](/)",',
  );
});

test("a round bracket where a group or a list begins", () => {
  expect(
    toldOfEach(
      '{\n  "image": (\n    "src": "a.webp"\n  },\n  "titel": "x"\n}',
      '{\n  "image": <\n    "src": "a.webp"\n  >,\n  "titel": "x"\n}',
      '{\n  "boxes": (\n    { "title": "x" }\n  ],\n  "titel": "x"\n}',
      '{\n  "boxes": (\n    { "title": "x" }\n  ),\n  "titel": "x"\n}',
      '{ "image": ({ "src": "a.webp" }) }',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   There is ( where { belongs.
        2 |   "image": (
          |            ^
        Fix: write { in its place.                                   [wrong-bracket]

    pages/x.json:2:12   There is < where { belongs.
        2 |   "image": <
          |            ^
        Fix: write { in its place, and } for the > of line 4.        [wrong-bracket]

    pages/x.json:2:12   There is ( where [ belongs.
        2 |   "boxes": (
          |            ^
        Fix: write [ in its place.                                   [wrong-bracket]

    pages/x.json:2:12   There is ( where [ belongs.
        2 |   "boxes": (
          |            ^
        Fix: write [ in its place, and ] for the ) of line 4.        [wrong-bracket]

    pages/x.json:1:12   There is ( where a value belongs.
        1 | { "image": ({ "src": "a.webp" }) }
          |            ^
        Fix: write a list in [ ], and a group in { }.                [wrong-bracket]
    "
  `);
  const codes = problemsOf({ "pages/x.json": PAGE.replace("[]", '(\n    { "type": "itnro" }\n  )') }).map(
    ({ code }) => code,
  );
  expect(codes).toEqual(expect.arrayContaining(["wrong-bracket", "unknown-property", "unknown-block"]));
});

test("three quotation marks around a text", () => {
  expect(toldOfEach('{ "title": """Skype support""", "text": "x" }', '{ "title": """Skype support" }'))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:1:12   There are three quotation marks before this text, and three behind it.
        1 | { "title": """Skype support""", "text": "x" }
          |            ^^^^^^^^^^^^^^^^^^^
        Fix: keep one before it and one behind it: "Skype support".   [unexpected-text]

    pages/x.json:1:12   There are three quotation marks before this text, and one behind it.
        1 | { "title": """Skype support" }
          |            ^^^^^^^^^^^^^^^^^
        Fix: keep one before it and one behind it: "Skype support".   [unexpected-text]
    "
  `);
});

test("a sign behind a comma is no text", () => {
  expect(toldOfEach('{\n  "ground": "mist",;\n  "text": "x"\n}')).toMatchInlineSnapshot(`
    "
    pages/x.json:2:20   ";" is not expected here.
        2 |   "ground": "mist",;
          |                    ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]
    "
  `);
});

test("brackets behind a text whose closing quotation mark is missing are no part of it", () => {
  expect(
    toldOfEach(
      '{\n  "points": ["One", "How rivals put it],\n  "titel": "x"\n}',
      '{\n  "links": [\n    { "label": "Blog", "href": "/blog },\n    { "label": "More", "points": ["x", "Call {phone} ] }\n  ]\n}',
      '{\n  "points": ["One", "Two]\n  "titel": "x"\n}',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:21   The closing quotation mark of this text is missing.
        2 |   "points": ["One", "How rivals put it],
          |                     ^^^^^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "How rivals put it", before the ].   [unclosed-text]

    pages/x.json:3:32   The closing quotation mark of this text is missing.
        3 |     { "label": "Blog", "href": "/blog },
          |                                ^^^^^^
        Fix: add " at the end of the text that starts with "/blog", before the }.   [unclosed-text]

    pages/x.json:4:40   The closing quotation mark of this text is missing.
        4 |     { "label": "More", "points": ["x", "Call {phone} ] }
          |                                        ^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "Call {phone}", before the ] }.   [unclosed-text]

    pages/x.json:2:21   The closing quotation mark of this text is missing.
        2 |   "points": ["One", "Two]
          |                     ^^^^
        Fix: write this line like this: "points": ["One", "Two"],    [unclosed-text]
    "
  `);
});

test("two texts for one field, with a colon between them", () => {
  expect(toldOfEach('{\n  "title": "Skype": "support",\n  "text": "x"\n}')).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   Two texts stand behind "title", with a colon between them.
        2 |   "title": "Skype": "support",
          |            ^^^^^^^^^^^^^^^^^^
        Fix: keep one of them, or make one text of them: "Skype: support".   [unexpected-text]
    "
  `);
});

test("several kinds of characters in one line that cannot be seen, and a name that a program fills in", () => {
  const page = (line: string) => `{\n  ${line}\n}`;
  expect(
    sentences(
      toldOfEach(page('\u00a0\u00a0"text":\u2028"A\u200bB",'), page('"text": `Write to ${email} in ${place}.`')),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:2:3   There are 2 characters here that cannot be seen: U+00A0. On this line there is also U+2028.
        Fix: write plain spaces in the place of all of them.         [invisible-character, can be fixed for you]

    pages/x.json:2:18   There is a comma before the closing }.
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:2:11   The quotation marks here are slanted ones: \`.
        Fix: write "Write to {email} in \${place}." with straight double ones.   [single-quotes, can be fixed for you]

    "
  `);
});

test("the point of the last sentence behind its quotation mark", () => {
  const page = (value: string, rest = "") => `{\n  "text": ${value}${rest}\n}`;
  const [told, same] = ['"It flies. It is red"', '"It flies. It is red."'];
  for (const [written, mended] of [
    [page(`${told}.`), page(same!)],
    [page(`${told}.,`, '\n  "open": true'), page(`${same},`, '\n  "open": true')],
    [page(`${told}.`, '\n  "open": true'), page(`${same},`, '\n  "open": true')],
  ] as const) {
    const files = { "pages/x.json": written };
    const found = problemsOf(files).filter(({ message }) => message.includes("point"));
    expect(found.map(({ message }) => message)).toEqual([
      "The point that ends this text stands behind its quotation mark.",
    ]);
    expect(fixSite(inputOf(files)).files).toEqual({ "pages/x.json": mended });
  }
  // A heading needs no point.
  expect(problemsOf({ "pages/x.json": page('"It flies".') })[0]).toMatchObject({
    fix: expect.not.stringContaining("point"),
  });
});
