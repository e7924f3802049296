/** Texts that go on behind their end: a closing quotation mark is missing, or a curly one stands in its place. */
import { expect, test } from "vitest";
import { faultsIn } from "../../../../../src/node/check/syntax/faultsIn.ts";
import { toldOfEach } from "../../site.ts";

test("a text that is the last of its group swallows the next name", () => {
  expect(
    toldOfEach(
      `{ "links": [{ "href": "/blog }, { "label": "Blogs" }] }`,
      `{"links":[{"href":"/blog}],"label":"Blogs"}`,
      `{"fields":["name","email],"label":"Blogs"}`,
      `{"fields":["name","email],"more":["message"]}`,
      `{"label":"All about {company},"href":"/about"}`,
      `{"links":[{"label":"All about {company}},{"label":"An outside view before you spend"}]}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:23   The closing quotation mark of this text is missing.
        1 | { "links": [{ "href": "/blog }, { "label": "Blogs" }] }
          |                       ^^^^^^
        Fix: add " at the end of the text that starts with "/blog", before the }.   [unclosed-text]

    pages/x.json:1:19   The closing quotation mark of this text is missing.
        1 | {"links":[{"href":"/blog}],"label":"Blogs"}
          |                   ^^^^^^
        Fix: add " at the end of the text that starts with "/blog", before the } ].   [unclosed-text]

    pages/x.json:1:19   The closing quotation mark of this text is missing.
        1 | {"fields":["name","email],"label":"Blogs"}
          |                   ^^^^^^
        Fix: add " at the end of the text that starts with "email", before the ].   [unclosed-text]

    pages/x.json:1:19   The closing quotation mark of this text is missing.
        1 | {"fields":["name","email],"more":["message"]}
          |                   ^^^^^^
        Fix: add " at the end of the text that starts with "email", before the ].   [unclosed-text]

    pages/x.json:1:10   The closing quotation mark of this text is missing.
        1 | {"label":"All about {company},"href":"/about"}
          |          ^^^^^^^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "All about {company}", before the comma.   [unclosed-text]

    pages/x.json:1:20   The closing quotation mark of this text is missing.
        1 | {"links":[{"label":"All about {company}},{"label":"An outside view before you spend"}]}
          |                    ^^^^^^^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "All about {company}", before the }.   [unclosed-text]
    "
  `);
});

test("a curly mark is its closing one, unless it closes words in the text", () => {
  expect(
    toldOfEach(
      `{ "links": [{ "label": "Blogs”, "href": "/blog” }] }`,
      `{"links":[{"href":"/blog”},{"label":"Blogs"}]}`,
      `{"fields":["name”,"email"]}`,
      `{\n  "a": "We say “yes””,\n  "b": "c"\n}`,
      `{\n  "a": "We say “yes”,\n  "b": "c"\n}`,
      `{\n  "a": "We say „yes“,\n  "b": "c"\n}`,
      `{"a":"We say “yes”,"b":"c"}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:30   The quotation mark at the end of this text is a curly one: ”.
        1 | { "links": [{ "label": "Blogs”, "href": "/blog” }] }
          |                              ^
        Fix: write this line like this: { "links": [{ "label": "Blogs", "href": "/blog" }] }   [curly-quotes, can be fixed for you]

    pages/x.json:1:25   The quotation mark at the end of this text is a curly one: ”.
        1 | {"links":[{"href":"/blog”},{"label":"Blogs"}]}
          |                         ^
        Fix: write a straight one in its place: ".                   [curly-quotes, can be fixed for you]

    pages/x.json:1:17   The quotation mark at the end of this text is a curly one: ”.
        1 | {"fields":["name”,"email"]}
          |                 ^
        Fix: write a straight one in its place: ".                   [curly-quotes, can be fixed for you]

    pages/x.json:2:21   The quotation mark at the end of this text is a curly one: ”.
        2 |   "a": "We say “yes””,
          |                     ^
        Fix: write a straight one in its place: ".                   [curly-quotes, can be fixed for you]

    pages/x.json:2:8   The closing quotation mark of this text is missing.
        2 |   "a": "We say “yes”,
          |        ^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "We say “yes”", before the comma.   [unclosed-text]

    pages/x.json:2:8   The closing quotation mark of this text is missing.
        2 |   "a": "We say „yes“,
          |        ^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "We say „yes“", before the comma.   [unclosed-text]

    pages/x.json:1:6   The closing quotation mark of this text is missing.
        1 | {"a":"We say “yes”,"b":"c"}
          |      ^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "We say “yes”", before the comma.   [unclosed-text]
    "
  `);
});

test("a single mark is its closing one, unless it belongs to the words", () => {
  expect(
    toldOfEach(
      `{\n  "a": "Only the idea',\n  "b": "c"\n}`,
      `{\n  "a": "Only the idea\`\n}`,
      `{ "links": [{ "label": "Blogs, and more', "href": "/blog" }] }`,
      `{\n  "a": ["Don't guess', "b"]\n}`,
      `{\n  "a": "For our clients',\n  "b": "c"\n}`,
      `{\n  "a": "We say 'yes',\n  "b": "c"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:22   This text begins with " and ends with '.
        2 |   "a": "Only the idea',
          |                      ^
        Fix: write " in the place of the '.                          [unclosed-text, can be fixed for you]

    pages/x.json:2:22   This text begins with " and ends with \`.
        2 |   "a": "Only the idea\`
          |                      ^
        Fix: write " in the place of the \`.                          [unclosed-text, can be fixed for you]

    pages/x.json:1:40   This text begins with " and ends with '.
        1 | { "links": [{ "label": "Blogs, and more', "href": "/blog" }] }
          |                                        ^
        Fix: write " in the place of the '.                          [unclosed-text, can be fixed for you]

    pages/x.json:2:21   This text begins with " and ends with '.
        2 |   "a": ["Don't guess', "b"]
          |                     ^
        Fix: write " in the place of the ', or behind it if it belongs to the words.   [unclosed-text]

    pages/x.json:2:24   This text begins with " and ends with '.
        2 |   "a": "For our clients',
          |                        ^
        Fix: write " in the place of the ', or behind it if it belongs to the words.   [unclosed-text]

    pages/x.json:2:8   The closing quotation mark of this text is missing.
        2 |   "a": "We say 'yes',
          |        ^^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "We say 'yes'", before the comma.   [unclosed-text]
    "
  `);
});

const GOES_ON = "This text goes on in the next line, and its closing quotation mark is missing.";

test.each([
  [
    "We plan it.\nThen we build it.,",
    'write the text on one line: "We plan it. Then we build it.". To keep the lines, write \\n where each ends. For a new paragraph, make it a list: ["We plan it.", "Then we build it."].',
  ],
  [
    "We plan it.\n\nThen we build it\nfor {company}.,",
    'make it a list: ["We plan it.", "Then we build it for {company}."].',
  ],
  ["We plan it,\r\n  and build it", 'write the text on one line: "We plan it, and build it". Write a comma behind it.'],
  [
    "We plan:\n- sketches\n- screens,",
    'write the text on one line, with \\n- before each point: "We plan:\\n- sketches\\n- screens".',
  ],
  [`We plan ${"it and ".repeat(40)}\nbuild it,`, 'write the text on one line. Add " at its end.'],
])("a text over several lines that is not closed: %j", (words, fix) => {
  const written = `{\n  "text": "${words}\n  "ground": pale\n}`;
  const { told } = faultsIn(written);
  expect(told.map(({ code, message, fix: own }) => [code, message, own])).toEqual([
    ["unclosed-text", GOES_ON, fix],
    ["unquoted-text", expect.stringMatching(/./), expect.stringMatching(/"pale"/)],
  ]);
});

test.each([
  ["a field of another program", "ground: pale,"],
  ["a note", "// to be done"],
  ["a text with marks", 'They said "yes" to it,'],
])("a text that is not closed before %s does not go on", (_, below) => {
  const { told } = faultsIn(`{\n  "text": "We plan it,\n  ${below}\n  "ground": "pale"\n}`);
  expect(told.map(({ message }) => message)).not.toContain(GOES_ON);
});
