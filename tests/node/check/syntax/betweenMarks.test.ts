/** What should stand in one pair of quotation marks and does not, and what stands in one and should not. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

test("one text in two pairs of quotation marks", () => {
  expect(toldOfEach(`{ "heading": "React Native," "in four answers", "lead": "x" }`, `{ "heading": "Build " "apps" }`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:1:14   Two texts stand here where one belongs.
          1 | { "heading": "React Native," "in four answers", "lead": "x" }
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: make one text of them: "React Native, in four answers".   [unexpected-text]

      pages/x.json:1:14   Two texts stand here where one belongs.
          1 | { "heading": "Build " "apps" }
            |              ^^^^^^^^^^^^^^^
          Fix: make one text of them: "Build apps".                    [unexpected-text]
      "
    `);
});

test("a bracket that stands inside the quotation marks of its name", () => {
  expect(toldOfEach(`{\n  "boxes: ["\n    {}\n  ]\n}`, `{\n  "button:{"\n    "label": "x"\n  }\n}`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:3   The colon and the [ after the name boxes stand inside the quotation marks.
          2 |   "boxes: ["
            |   ^^^^^^^^^^
          Fix: write "boxes": [ with only the name in quotation marks.   [missing-colon, can be fixed for you]

      pages/x.json:2:3   The colon and the { after the name button stand inside the quotation marks.
          2 |   "button:{"
            |   ^^^^^^^^^^
          Fix: write "button": { with only the name in quotation marks.   [missing-colon, can be fixed for you]
      "
    `);
});

test("brackets around a field, its name, and a remark about it", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n  { "heading": "Hello" },\n  "lead": "y"\n}`,
      `{\n  ["heading"]: "Hello",\n  "lead": "y"\n}`,
      `{\n  [AP1]"heading": "Hello",\n  "lead": "y"\n}`,
      `{\n  "blocks": [\n    {\n      "type": "x",\n      { "title": "a" },\n      { "title": "b" }\n    ]\n  }\n]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   The field "heading" stands in { } of its own.
        3 |   { "heading": "Hello" },
          |   ^^^^^^^^^^^^^^^^^^^^^^
        Fix: take this { and the } behind it out.                    [extra-bracket]

    pages/x.json:2:3   The name "heading" stands in [ ].
        2 |   ["heading"]: "Hello",
          |   ^^^^^^^^^^^
        Fix: write "heading": without [ and ].                       [extra-bracket, can be fixed for you]

    pages/x.json:2:3   [AP1] is the mark of a remark, as Word has it.
        2 |   [AP1]"heading": "Hello",
          |   ^^^^^
        Fix: take [AP1] out.                                         [unexpected-text, can be fixed for you]

    pages/x.json:5:7   There is no name before this {.
        5 |       { "title": "a" },
          |       ^
        Fix: it is one of a list. Write the name of the list and [ before it, "items": [ for example.   [missing-name]
    "
  `);
});

test("tags of HTML around a field and around a text", () => {
  expect(
    toldOfEach(
      `{\n  <p>"heading": "Hello",</p>\n  "lead": "y"\n}`,
      `{\n  "heading": <b>"Hello"</b>,\n  "lead": "y"\n}`,
      `{\n  <br>"heading": "Hello",\n  "lead": "y"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   The HTML tag <p> stands outside of the quotation marks.
        2 |   <p>"heading": "Hello",</p>
          |   ^^^
        Fix: take <p> and </p> out.                                  [unexpected-text]

    pages/x.json:2:14   The HTML tag <b> stands outside of the quotation marks.
        2 |   "heading": <b>"Hello"</b>,
          |              ^^^
        Fix: take <b> and </b> out.                                  [unexpected-text]

    pages/x.json:2:3   The HTML tag <br> stands outside of the quotation marks.
        2 |   <br>"heading": "Hello",
          |   ^^^^
        Fix: take <br> out.                                          [unexpected-text]
    "
  `);
});

test("a row of a spreadsheet in a list of texts", () => {
  const row = "A plan\tA first draft\tA last one";
  expect(toldOfEach(`{\n  "points": [\n${row}\n  ],\n  "items": [{ "title": "a", "text": "b" }]\n}`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:3:1   The row A plan A first draft A last one is not written as texts of this list.
          3 | A plan A first draft A last one
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: put each of its texts in quotation marks, with a comma between two of them: "A plan", "A first draft", "A last one".   [unquoted-text]
      "
    `);
});

test("a name whose closing quotation mark is written twice", () => {
  expect(toldOfEach(`{\n  "items"": [\n    { "title": "x" }\n  ]\n}`, `{ "heading"": "This kite", "image"" : {} }`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:10   There is a quotation mark too many after "items".
          2 |   "items"": [
            |          ^
          Fix: take it out.                                            [unexpected-text, can be fixed for you]

      pages/x.json:1:12   There is a quotation mark too many after "heading".
          1 | { "heading"": "This kite", "image"" : {} }
            |            ^
          Fix: write this line like this: { "heading": "This kite", "image" : {} }   [unexpected-text, can be fixed for you]
      "
    `);
});

test("a line that breaks in the middle of a sentence is no new paragraph", () => {
  expect(toldOfEach('{\n  "question": "What does a\nkite cost?"\n}', '{\n  "text": "One.\nTwo."\n}'))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:15   There is a line break inside this text.
          2 |   "question": "What does a
            |               ^^^^^^^^^^^^
          Fix: write the text on one line: "What does a kite cost?".   [line-break-in-text]

      pages/x.json:2:11   There is a line break inside this text.
          2 |   "text": "One.
            |           ^^^^^
          Fix: write the text on one line: "One. Two.". To keep the lines, write \\n where each ends. For a new paragraph, make it a list: ["One.", "Two."].   [line-break-in-text]
      "
    `);
});
