/** What other languages have for characters, lists and values, and JSON has not. */
import { expect, test } from "vitest";
import { page, problemsOf, sentences, shortHero, shortIntro, text, told, toldOfEach } from "../site.ts";

const saidOf = (written: string) => sentences(toldOfEach(written));

test("characters by their numbers", () => {
  expect(saidOf(String.raw`{ "title": "Step by step \u{1F680}" }`)).toMatchInlineSnapshot(`
    "

    pages/x.json:1:26   \\u{1F680} means nothing in JSON.
        Fix: write 🚀 in its place.                                  [bad-backslash]

    "
  `);
  expect(saidOf(String.raw`{ "title": "Don\x27t delete" }`)).toMatchInlineSnapshot(`
    "

    pages/x.json:1:16   \\x27 means nothing in JSON.
        Fix: write ' in its place.                                   [bad-backslash]

    "
  `);
  expect(saidOf(String.raw`{ "title": "An \x22app\x22" }`)).toContain(String.raw`write \" for \x22.`);
  expect(saidOf(String.raw`{ "title": "Don\x27t\u{2764}" }`)).toContain(
    String.raw`write ' for \x27 and ❤ for \u{2764}.`,
  );
  expect(saidOf(String.raw`{ "title": "Don\xat" }`)).toContain("for a backslash");
});

test("the name of a picture with backslashes", () => {
  const written = text(page(shortHero("A kite", "panels/contact.webp")));
  const files = { "pages/index.json": written.replace("panels/", () => "panels\\") };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:23   \\c means nothing in JSON.
        Fix: write / in the place of each backslash: "panels/contact.webp".   [bad-backslash]
    "
  `);
});

test("a backslash at the end of a line, where the text goes on", () => {
  expect(saidOf('{ "title": "Use whichever \\\n suits you." }')).toMatchInlineSnapshot(`
    "

    pages/x.json:1:12   There is a line break inside this text.
        Fix: write the text on one line: "Use whichever suits you.".   [line-break-in-text]

    "
  `);
});

test("a list in round brackets", () => {
  const written = text(page(shortIntro({ text: ["One, two.", "Three (3)."] })));
  const round = written.replace(/\[(\s+"One[^\]]*)\]/, "($1)");
  expect(round).not.toBe(written);
  expect(sentences(told({ "pages/index.json": round }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   There is ( where a value belongs.
        Fix: write [ for the ( and ] for the ).                      [wrong-bracket]
    "
  `);
  expect(saidOf('{ "title": ("One") }')).toContain("take the ( and the ) away.");
  expect(saidOf('{ "title": ("One" }')).toContain("write a list in [ ], and a group in { }.");
});

test("a name that is written twice, once with one of its letters by its number", () => {
  const written = text(page(shortIntro({}))).replace('"heading"', '"heading": "One", "\\u0068eading"');
  expect(problemsOf({ "pages/index.json": written }).map(({ sentence }) => sentence)).toMatchInlineSnapshot(`
    [
      ""heading" is written twice. The first one is on line 8: "One". "\\u0068eading" is another way to write the same name.",
    ]
  `);
});

test("a heading that cannot be seen is no name for its block", () => {
  expect(sentences(told({ "pages/index.json": text(page(shortIntro({ heading: "\u3164" }))) }))).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro): nothing that can be seen is written in "heading", only U+3164.
        Fix: write something.                                        [blank-text]
    "
  `);
});

test.each([
  ['{ "title": "One", "lead": undefined }', "the whole field out, with the comma before it"],
  ['{ "lead": undefined }', "the whole field out"],
  ['{ "title": "One", "points": ["One", undefined] }', "it out, with the comma before it"],
])("a word for no value goes with the comma that would be left over: %s", (written, out) => {
  const fixes = problemsOf({ "pages/x.json": written }).map(({ fix }) => fix);
  expect(fixes).toContain(`write a value in its place, or take ${out}, if it is not needed.`);
});

test("what stands behind a word for no value is told as well, and no line is shown without that value", () => {
  expect(saidOf('{ "lead": None, "title": """One""" }')).toMatchInlineSnapshot(`
    "

    pages/x.json:1:11   "None" is no value that JSON has.
        Fix: write a value in its place, or take the whole field out, with the comma behind it, if it is not needed.   [unquoted-text]

    pages/x.json:1:26   There are three quotation marks before this text, and three behind it.
        Fix: keep one before it and one behind it: "One".            [unexpected-text]

    "
  `);
  expect(saidOf('{ "lead": undefined, \'title\': "One" }')).toMatchInlineSnapshot(`
    "

    pages/x.json:1:11   "undefined" is no value that JSON has.
        Fix: write a value in its place, or take the whole field out, with the comma behind it, if it is not needed.   [unquoted-text]

    pages/x.json:1:22   The quotation marks here are single ones: '.
        Fix: write "title" with straight double ones.                [single-quotes]

    "
  `);
});

test("names without quotation marks among others that have them", () => {
  const written = (...bare: string[]) => {
    const names = ["route", "title", "description", "image", "label", "text", "art"];
    return `{\n${names.map((name) => `  ${bare.includes(name) ? name : `"${name}"`}: "/x"`).join(",\n")}\n}`;
  };
  const fixOf = (...bare: string[]) => toldOfEach(written(...bare)).match(/Fix: (.*?) {3}/)![1];
  expect([
    fixOf("route"),
    fixOf("route", "text"),
    fixOf("route", "label", "art"),
    fixOf("route", "title", "image", "label", "text"),
  ]).toEqual([
    'write "route".',
    'write "route", and so all other names in line 7.',
    'write "route", and so all other names in lines 6 and 8.',
    'write "route", and so all other names down to line 7.',
  ]);
});

test("a backslash before a sign of a formula", () => {
  expect(toldOfEach(`{ "text": "From \\$10k on" }`, `{ "text": "\\$10k or \\$20k" }`, `{ "text": "In 50\\% of all" }`))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:1:17   \\$ means nothing in JSON.
        1 | { "text": "From \\$10k on" }
          |                 ^^
        Fix: write $ without the backslash.                          [bad-backslash]

    pages/x.json:1:12   \\$ means nothing in JSON.
        1 | { "text": "\\$10k or \\$20k" }
          |            ^^
        Fix: take the backslash before each $ out.                   [bad-backslash]

    pages/x.json:1:17   \\% means nothing in JSON.
        1 | { "text": "In 50\\% of all" }
          |                 ^^
        Fix: write % without the backslash.                          [bad-backslash]
    "
  `);
});

test("a space inside the sign for a new line", () => {
  expect(saidOf(String.raw`{ "title": "One line.\ nTwo lines." }`)).toMatchInlineSnapshot(`
    "

    pages/x.json:1:22   There is a space inside \\n, which starts a new line.
        Fix: write \\n, without the space.                            [bad-backslash]

    "
  `);
  expect(saidOf(String.raw`{ "title": "The drive C:\ nobody has" }`)).toContain("for a backslash");
});

test("the sign for a new line outside of a text", () => {
  expect(saidOf(String.raw`{ "title": "One",\n "text": "Two" }`)).toContain(String.raw`take "\n" out.`);
});

test("code around names and values", () => {
  expect(
    toldOfEach(
      `{ "heading"?: "Come by" }`,
      `{ :heading => "Come by" }`,
      `{ ["heading"] = "Come by" }`,
      `{ "heading": string = "Come by" }`,
      `{ "heading": "Come by" as const }`,
      `{ "heading": isOpen ? "Come by" : "Closed" }`,
      `{ "heading": true ? "Come by" : "Closed" }`,
      `{ "points": array("One", "Two") }`,
      `{ "points": new Array("One", "Two") }`,
      `{ "points": "One", "Two", "Three" }`,
      `{ "base": [Object] }`,
      `{ "detail": {{phone}} }`,
      '{ "detail": ${phone} }',
      `{ "founded": l974 }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:12   There is ? between "heading" and its colon.
        1 | { "heading"?: "Come by" }
          |            ^
        Fix: take the ? out.                                         [json-syntax, can be fixed for you]

    pages/x.json:1:3   The name heading has a colon before it, and no quotation marks.
        1 | { :heading => "Come by" }
          |   ^^^^^^^^^^^
        Fix: write "heading": in the place of :heading =>.           [unquoted-name, can be fixed for you]

    pages/x.json:1:3   The name "heading" stands in [ ].
        1 | { ["heading"] = "Come by" }
          |   ^^^^^^^^^^^^^
        Fix: write "heading": without [ and ], and with : in place of =.   [extra-bracket, can be fixed for you]

    pages/x.json:1:14   There is code of a program here, which no page has: string =.
        1 | { "heading": string = "Come by" }
          |              ^^^^^^^^^
        Fix: take string = out.                                      [unexpected-text, can be fixed for you]

    pages/x.json:1:24   There is code of a program here, which no page has: as const.
        1 | { "heading": "Come by" as const }
          |                        ^^^^^^^^
        Fix: take as const out.                                      [unexpected-text, can be fixed for you]

    pages/x.json:1:14   There is code of a program here, which no page has: isOpen ? "Come by" : "Closed".
        1 | { "heading": isOpen ? "Come by" : "Closed" }
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: keep one of the two texts: "Come by" or "Closed".       [unexpected-text]

    pages/x.json:1:14   There is code of a program here, which no page has: true ? "Come by" : "Closed".
        1 | { "heading": true ? "Come by" : "Closed" }
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: keep one of the two texts: "Come by" or "Closed".       [unexpected-text]

    pages/x.json:1:13   There is array( where a value belongs.
        1 | { "points": array("One", "Two") }
          |             ^^^^^^
        Fix: write [ for array( and ] for the ).                     [wrong-bracket]

    pages/x.json:1:13   There is new Array( where a value belongs.
        1 | { "points": new Array("One", "Two") }
          |             ^^^^^^^^^^
        Fix: write [ for new Array( and ] for the ).                 [wrong-bracket]

    pages/x.json:1:3   The list of "points" has no [ ] around it.
        1 | { "points": "One", "Two", "Three" }
          |   ^^^^^^^^
        Fix: write [ before "One" and ] after "Three".               [missing-bracket]

    pages/x.json:1:11   A program printed [Object] in place of what stood here.
        1 | { "base": [Object] }
          |           ^^^^^^^^
        Fix: put back what it left out, from an older copy of the page.   [unexpected-text]

    pages/x.json:1:13   {{phone}} is not in quotation marks, and has the braces of another program.
        1 | { "detail": {{phone}} }
          |             ^^^^^^^^^
        Fix: write "{phone}", in quotation marks and with one pair of braces.   [unquoted-text]

    pages/x.json:1:13   \${phone} is not in quotation marks, and has the braces of another program.
        1 | { "detail": \${phone} }
          |             ^^^^^^^^
        Fix: write "{phone}", in quotation marks and with one pair of braces.   [unquoted-text]

    pages/x.json:1:14   The number l974 has a letter in the place of a digit: O for 0, or l for 1.
        1 | { "founded": l974 }
          |              ^^^^
        Fix: write 1974.                                             [bad-number]
    "
  `);
});

test("comments of templates", () => {
  const around = (comment: string) => `{\n  ${comment}\n  "heading": "Come by"\n}`;
  expect(
    toldOfEach(around("{# both open #}"), around("{* both\n open *}"), around("{/* open */}"), around("{{! open }}")),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   {# both open #}
          |   ^^^^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   {* both
          |   ^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   {/* open */}
          |   ^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   {{! open }}
          |   ^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]
    "
  `);
});
