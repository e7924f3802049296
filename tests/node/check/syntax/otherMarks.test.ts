/** Quotation marks, colons and commas that only look like those of JSON. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { pageAt, schemas, shortIntro, siteWith, text, toldOfEach } from "../site.ts";

test("quotation marks of other languages, and curly ones the wrong way round", () => {
  expect(
    toldOfEach(
      `{ “heading“: ”Before you write”, "lead": "x" }`,
      `{ "heading": ‹Before you write› }`,
      `{ "heading": 「Before you write」 }`,
      `{ 『heading』: 〈Before〉 }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:3   The quotation marks here are curly ones: “.
        1 | { “heading“: ”Before you write”, "lead": "x" }
          |   ^^^^^^^^^
        Fix: write "heading" with straight double ones, and the others on this line as well.   [curly-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are pointed ones: ‹.
        1 | { "heading": ‹Before you write› }
          |              ^^^^^^^^^^^^^^^^^^
        Fix: write "Before you write" with straight double ones.     [curly-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are East Asian ones: 「.
        1 | { "heading": 「Before you write」 }
          |              ^^^^^^^^^^^^^^^^^^^^
        Fix: write "Before you write" with straight double ones.     [curly-quotes, can be fixed for you]

    pages/x.json:1:3   The quotation marks here are East Asian ones: 『.
        1 | { 『heading』: 〈Before〉 }
          |   ^^^^^^^^^^^
        Fix: write this line like this: { "heading": "Before" }      [curly-quotes, can be fixed for you]
    "
  `);
});

test("accents on both sides of a text", () => {
  expect(toldOfEach(`{ "heading": ´Come by´ }`, `{ "heading": ^Come by^ }`, `{ "heading": ¨Come by }`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:1:14   The quotation marks here are strange ones: ´.
          1 | { "heading": ´Come by´ }
            |              ^^^^^^^^^
          Fix: write "Come by" with straight double ones.              [curly-quotes, can be fixed for you]

      pages/x.json:1:14   The quotation marks here are strange ones: ^.
          1 | { "heading": ^Come by^ }
            |              ^^^^^^^^^
          Fix: write "Come by" with straight double ones.              [curly-quotes, can be fixed for you]

      pages/x.json:1:14   The text ¨Come by is not in quotation marks.
          1 | { "heading": ¨Come by }
            |              ^^^^^^^^
          Fix: put the whole text in quotation marks: "¨Come by".      [unquoted-text]
      "
    `);
});

test("a whole page with a backslash before every quotation mark is told once", () => {
  const lines = ["{", '  "route": "/x",', '  "title": "A page",', '  "posts": ["/a", "/b", "/c"]', "}"];
  expect(toldOfEach(lines.join("\n").replaceAll('"', '\\"'))).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   There is a backslash before the quotation mark that starts this text.
        2 |   \\"route\\": \\"/x\\",
          |   ^^^^^^^^^
        Fix: take the backslashes out: "route", and so all others down to line 4.   [bad-backslash, can be fixed for you]
    "
  `);
});

test("what stands in the place of a colon or a comma", () => {
  expect(
    toldOfEach(
      `{ "a" -> "b" }`,
      `{ "a" – "b" }`,
      `{ "a"∶ "b" }`,
      `{ "a"：1 }`,
      `{ "a": "b"‚ "c": 1 }`,
      `{\n  "a": "b"、\n  "c": 1\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:7   There is -> where a colon belongs.
        1 | { "a" -> "b" }
          |       ^^
        Fix: write : in place of ->.                                 [missing-colon, can be fixed for you]

    pages/x.json:1:7   There is – where a colon belongs.
        1 | { "a" – "b" }
          |       ^
        Fix: write : in place of –.                                  [missing-colon, can be fixed for you]

    pages/x.json:1:6   ∶ only looks like a colon.
        1 | { "a"∶ "b" }
          |      ^
        Fix: write : in its place.                                   [missing-colon, can be fixed for you]

    pages/x.json:1:6   The colon here is a wide one: ：.
        1 | { "a"：1 }
          |      ^^
        Fix: write : in its place.                                   [missing-colon, can be fixed for you]

    pages/x.json:1:11   ‚ only looks like a comma.
        1 | { "a": "b"‚ "c": 1 }
          |           ^
        Fix: write , in its place.                                   [json-syntax, can be fixed for you]

    pages/x.json:2:11   The comma here is a wide one: 、.
        2 |   "a": "b"、
          |           ^^
        Fix: write , in its place.                                   [json-syntax, can be fixed for you]
    "
  `);
});

test("colours of a terminal are told once", () => {
  const [on, off] = ["\u001b[36m", "\u001b[0m"];
  expect(
    toldOfEach(
      `{\n  ${on}"route"${off}: ${on}"/x"${off},\n  ${on}"title"${off}: "y"\n}`,
      `{\n  "title": "The ${on}page${off}",\n  "route": "/x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   There is a sign for a colour here, which was copied from a terminal: <U+001B>[36m.
        2 |   <U+001B>[36m"route"<U+001B>[0m: <U+001B>[36m"/x"<U+001B>[0m,
          |   ^^^^^^^^^^^^
        Fix: take it out, and all others of its kind down to line 3.   [invisible-character, can be fixed for you]

    pages/x.json:2:17   There is a sign for a colour here, which was copied from a terminal: <U+001B>[36m.
        2 |   "title": "The <U+001B>[36mpage<U+001B>[0m",
          |                 ^^^^^^^^^^^^
        Fix: take it out, and the others of its kind on this line as well.   [invisible-character, can be fixed for you]
    "
  `);
});

test("a mark of a sentence right behind a number", () => {
  const page = (value: string) => `{\n  "route": "/x",\n  "value": ${value}\n  "title": "y"\n}`;
  expect(toldOfEach(page("12;"), page("true."), page("12;,"), page("3.5?"))).toMatchInlineSnapshot(`
    "
    pages/x.json:3:14   There is a semicolon where a comma belongs.
        3 |   "value": 12;
          |              ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:3:16   There is a point where a comma belongs.
        3 |   "value": true.
          |                ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:3:14   There is ; before the comma.
        3 |   "value": 12;,
          |              ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:3:15   There is ? where a comma belongs.
        3 |   "value": 3.5?
          |               ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]
    "
  `);
});

test.each([
  [`'heading' => 'How we work',`, `"heading" : "How we work",`],
  [`'heading'=>'How we work',`, `"heading":"How we work",`],
  [`'heading' = 'How we work',`, `"heading" : "How we work",`],
  [`'heading' -> 'How we work',`, `"heading" : "How we work",`],
  ["`heading` => `How we work`,", `"heading" : "How we work",`],
  [`‘heading’ => ‘How we work’,`, `"heading" : "How we work",`],
])("a name and a value in other marks, with what PHP and Ruby write for a colon: %s", (written, meant) => {
  const found = toldOfEach(`{\n  ${written}\n  "title": "X"\n}\n`);
  expect(found).toContain(`Fix: write this line like this: ${meant}`);
});

test("an arrow between other marks that is part of a text", () => {
  expect(toldOfEach(`{\n  "heading": 'us' => 'you',\n  "title": "X"\n}\n`)).toContain(
    `Fix: write "us' => 'you" with straight double ones.`,
  );
});

test("single quotation marks with an apostrophe between them: it stays, and all lines are read", () => {
  expect(
    toldOfEach(
      `{\n  'heading': 'What we've built',\n  'lead': 'It's here, and they've seen it'\n}`,
      `{ 'heading': 'What we've built' }`,
      `{ "heading": 'The clients' own' }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   The quotation marks here are single ones: '.
        2 |   'heading': 'What we've built',
          |   ^^^^^^^^^
        Fix: write "heading" with straight double ones, and so all others down to line 3. Leave the ' in "we've", "It's" and "they've" as it is.   [single-quotes, can be fixed for you]

    pages/x.json:1:3   The quotation marks here are single ones: '.
        1 | { 'heading': 'What we've built' }
          |   ^^^^^^^^^
        Fix: write "heading" with straight double ones, and the others on this line as well. Leave the ' in "we've" as it is.   [single-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are single ones: '.
        1 | { "heading": 'The clients' own' }
          |              ^^^^^^^^^^^^^^^^^^
        Fix: write "The clients' own" with straight double ones.     [single-quotes]
    "
  `);
});

test("--fix keeps the apostrophe", () => {
  const index = text(pageAt("/", shortIntro({ text: "What we've built." })));
  const files = siteWith({ "pages/index.json": index.replace(/"([^"\n]*)"/g, "'$1'") });
  expect(fixSite({ files, schemas }).files["pages/index.json"]).toBe(index);
});

test("marks that are written twice, marks of LaTeX, low single ones, marks spelled out, and a short year", () => {
  expect(
    toldOfEach(
      "{ \"heading\": ``Come by'' }",
      '{ "heading": `Come by\' }',
      '{ "heading": ‘‘Come by’’ }',
      "{ \"heading\": `'a' and 'b'` }",
      '{ "heading": ‚Come by‘ }',
      String.raw`{ "heading": \u201cCome by\u201d }`,
      '{ "heading": &laquo;Come by&raquo; }',
      '{ "founded": \'74 }',
      String.raw`{ "heading": "\U0001F9C0 Come by" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:14   The quotation marks here are slanted ones: \`.
        1 | { "heading": \`\`Come by'' }
          |              ^^^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [single-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are slanted ones: \`.
        1 | { "heading": \`Come by' }
          |              ^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [single-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are curly ones: ‘.
        1 | { "heading": ‘‘Come by’’ }
          |              ^^^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [curly-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are slanted ones: \`.
        1 | { "heading": \`'a' and 'b'\` }
          |              ^^^^^^^^^^^^^
        Fix: write "'a' and 'b'" with straight double ones.          [single-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are curly ones: ‚.
        1 | { "heading": ‚Come by‘ }
          |              ^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [curly-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are spelled out, as in the code of a program: \\u201c
        1 | { "heading": \\u201cCome by\\u201d }
          |              ^^^^^^^^^^^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [single-quotes, can be fixed for you]

    pages/x.json:1:14   The quotation marks here are spelled out, as in HTML: &laquo;
        1 | { "heading": &laquo;Come by&raquo; }
          |              ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "Come by" with straight double ones.              [single-quotes, can be fixed for you]

    pages/x.json:1:14   '74 is not a number as JSON has it.
        1 | { "founded": '74 }
          |              ^^^
        Fix: write the year with all four digits: 1974. If it is a text, put it in quotation marks: "'74".   [bad-number]

    pages/x.json:1:15   \\U0001F9C0 means nothing in JSON.
        1 | { "heading": "\\U0001F9C0 Come by" }
          |               ^^^^^^^^^^
        Fix: write 🧀 in its place.                                  [bad-backslash]
    "
  `);
});
