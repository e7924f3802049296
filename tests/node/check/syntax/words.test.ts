import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

test("quotation marks of every other kind", () => {
  expect(
    toldOfEach(
      `{ “route”: “/x” }`,
      `{ "route": ‘/x’ }`,
      `{ 'route': '/x' }`,
      `{ "title": \`X\` }`,
      `{ "title": “It’s "new"” }`,
      `{ "title": "He said "hello" to me" }`,
      `{\n  "title": "One,\n  "route": "/x"\n}`,
      `{\n  "route": "/x`,
      `{\n  "title": "One\n  two",\n  "route": "/x"\n}`,
      `{ route: "/x" }`,
      `{ "route": contact }`,
      `{ "route": contact us }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:3   The quotation marks here are curly ones: “.
        1 | { “route”: “/x” }
          |   ^^^^^^^
        Fix: write "route" with straight double ones, and the others on this line as well.   [curly-quotes, can be fixed for you]

    pages/x.json:1:12   The quotation marks here are curly ones: ‘.
        1 | { "route": ‘/x’ }
          |            ^^^^
        Fix: write "/x" with straight double ones.                   [curly-quotes, can be fixed for you]

    pages/x.json:1:3   The quotation marks here are single ones: '.
        1 | { 'route': '/x' }
          |   ^^^^^^^
        Fix: write "route" with straight double ones, and the others on this line as well.   [single-quotes, can be fixed for you]

    pages/x.json:1:12   The quotation marks here are slanted ones: \`.
        1 | { "title": \`X\` }
          |            ^^^
        Fix: write "X" with straight double ones.                    [single-quotes, can be fixed for you]

    pages/x.json:1:12   The quotation marks here are curly ones: “.
        1 | { "title": “It’s "new"” }
          |            ^^^^^^^^^^^^
        Fix: write "It’s \\"new\\"" with straight double ones.         [curly-quotes]

    pages/x.json:1:21   A quotation mark inside a text ends the text too early.
        1 | { "title": "He said "hello" to me" }
          |                     ^
        Fix: write \\" for each quotation mark inside the text: "He said \\"hello\\" to me".   [quote-in-text]

    pages/x.json:2:12   The closing quotation mark of this text is missing.
        2 |   "title": "One,
          |            ^^^^^
        Fix: add " at the end of the text that starts with "One", before the comma.   [unclosed-text]

    pages/x.json:2:12   The file ends too early, in the middle of this text.
        2 |   "route": "/x
          |            ^^^
        Fix: add what was cut off: the rest of the text with its ", then } for what is still open. An older copy of the page may have it.   [unclosed-bracket]

    pages/x.json:2:12   There is a line break inside this text.
        2 |   "title": "One
          |            ^^^^
        Fix: write the text on one line: "One two".                  [line-break-in-text]

    pages/x.json:1:3   The name route is not in quotation marks.
        1 | { route: "/x" }
          |   ^^^^^
        Fix: write "route".                                          [unquoted-name, can be fixed for you]

    pages/x.json:1:12   The text contact is not in quotation marks.
        1 | { "route": contact }
          |            ^^^^^^^
        Fix: put the whole text in quotation marks: "contact".       [unquoted-text]

    pages/x.json:1:12   The text contact us is not in quotation marks.
        1 | { "route": contact us }
          |            ^^^^^^^^^^
        Fix: put it in quotation marks: "contact us".                [unquoted-text]
    "
  `);
});

test("names and values with something missing between them", () => {
  expect(
    toldOfEach(
      `{ "route" "/x" }`,
      `{ "route" = "/x" }`,
      `{ "route": , "title": "x" }`,
      `{ "route": }`,
      `{ "route", "title": "x" }`,
      `{ : "/x" }`,
      `{ "autoplay": True }`,
      `{ "value": 01 }`,
      `{ "value": 1 000 }`,
      `{ "value": +25 }`,
      `{ "value": 25% }`,
      `{ "value": .5 }`,
      `{ "value": 25. }`,
      `{ "value": +910000000000 }`,
      `{ "route": / }`,
      `route: /x`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:3   A colon is missing after "route".
        1 | { "route" "/x" }
          |   ^^^^^^^
        Fix: write "route": with a colon.                            [missing-colon, can be fixed for you]

    pages/x.json:1:11   There is = after "route" where a colon belongs.
        1 | { "route" = "/x" }
          |           ^
        Fix: write : in place of =.                                  [missing-colon, can be fixed for you]

    pages/x.json:1:10   Nothing is written after "route":.
        1 | { "route": , "title": "x" }
          |          ^
        Fix: write a value after the colon. Or take "route" out, with the comma behind it, if it is not needed.   [missing-value]

    pages/x.json:1:10   Nothing is written after "route":.
        1 | { "route": }
          |          ^
        Fix: write a value after the colon. Or take "route" out, if it is not needed.   [missing-value]

    pages/x.json:1:3   "route" has no value.
        1 | { "route", "title": "x" }
          |   ^^^^^^^
        Fix: write a colon and a value after "route".                [missing-value]

    pages/x.json:1:3   There is no name before this colon.
        1 | { : "/x" }
          |   ^
        Fix: write a name in quotation marks before it.              [missing-name]

    pages/x.json:1:15   True is written with a capital letter.
        1 | { "autoplay": True }
          |               ^^^^
        Fix: write true.                                             [capital-letter, can be fixed for you]

    pages/x.json:1:12   01 is not a number as JSON has it.
        1 | { "value": 01 }
          |            ^^
        Fix: write 1 without the 0 before it, or put it in quotation marks: "01".   [bad-number]

    pages/x.json:1:12   There is a space inside this number.
        1 | { "value": 1 000 }
          |            ^^^^^
        Fix: write 1000.                                             [bad-number]

    pages/x.json:1:12   +25 is not a number as JSON has it.
        1 | { "value": +25 }
          |            ^^^
        Fix: write 25, or put it in quotation marks: "+25".          [bad-number]

    pages/x.json:1:12   25% is not a number as JSON has it.
        1 | { "value": 25% }
          |            ^^^
        Fix: write 25, or "25%" in quotation marks.                  [bad-number]

    pages/x.json:1:12   .5 is not a number as JSON has it.
        1 | { "value": .5 }
          |            ^^
        Fix: write 0.5, or put it in quotation marks: ".5".          [bad-number]

    pages/x.json:1:12   25. is not a number as JSON has it.
        1 | { "value": 25. }
          |            ^^^
        Fix: write 25 without the point behind it, or put it in quotation marks: "25.".   [bad-number]

    pages/x.json:1:12   +910000000000 is not a number as JSON has it.
        1 | { "value": +910000000000 }
          |            ^^^^^^^^^^^^^
        Fix: put it in quotation marks: "+910000000000". There, spaces may stand between its digits.   [bad-number]

    pages/x.json:1:12   The text / is not in quotation marks.
        1 | { "route": / }
          |            ^
        Fix: put the whole text in quotation marks: "/".             [unquoted-text]

    pages/x.json:1:1   A page starts with {, but this file starts with "route:".
        1 | route: /x
          | ^^^^^^
        Fix: compare it with a page that works, or copy one and change its words.   [not-json]
    "
  `);
});

test.each([
  ["24\\7, and and\\or", 'write "24/7" and "and/or" if strokes are meant, or \\\\ for each backslash.'],
  [
    "und\\oder, ja\\eventuell\\Käse",
    'write "und/oder" and "ja/eventuell/Käse" if strokes are meant, or \\\\ for each backslash.',
  ],
  ["24\\7, always 24\\7", 'write "24/7" if strokes are meant, or \\\\ for each backslash.'],
  [
    "1\\2 3\\4 5\\6 7\\8 9\\1",
    "write / for each backslash in this text if strokes are meant, or \\\\ for each backslash.",
  ],
  ['and\\or\\nCall us \\"now\\"', "write / if a stroke is meant, or \\\\ for a backslash."],
  ["and\\or a\\\\b", "write / if a stroke is meant, or \\\\ for a backslash."],
  ["path\\page\\new", "write \\\\ for each backslash in this text."],
  ["24\\7 in \\home", "write \\\\ for each backslash in this text."],
  ["24\\hours", "write \\\\ for a backslash."],
])("the backslashes of %s", (written, fix) => {
  const found = problemsOf({ "pages/x.json": `{ "title": "${written}" }` });
  expect(found.flatMap((each) => (each.code === "bad-backslash" ? [each.fix] : []))).toEqual([fix]);
});

test("characters that cannot stand where they are", () => {
  expect(
    toldOfEach(
      `{ "title": "C:\\path" }`,
      `{ "title": "It\\'s" }`,
      `{ "title": "Read 24\\7" }`,
      `{ "title": "\\u12" }`,
      `{ "title": "a\tb" }`,
      `{ "title": "a\u0000b" }`,
      `{\u00a0"route": "/x" }`,
      `{ "title": "${"long ".repeat(40)}" "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:15   \\p means nothing in JSON.
        1 | { "title": "C:\\path" }
          |               ^^
        Fix: write \\\\ for a backslash.                               [bad-backslash]

    pages/x.json:1:15   \\' means nothing in JSON.
        1 | { "title": "It\\'s" }
          |               ^^
        Fix: write ' without the backslash.                          [bad-backslash]

    pages/x.json:1:20   \\7 means nothing in JSON.
        1 | { "title": "Read 24\\7" }
          |                    ^^
        Fix: write / if a stroke is meant, or \\\\ for a backslash.    [bad-backslash]

    pages/x.json:1:13   Behind \\u belong four digits, or letters from a to f, but here are only 2.
        1 | { "title": "\\u12" }
          |             ^^
        Fix: write the character itself, or \\\\u where a backslash is meant.   [bad-backslash]

    pages/x.json:1:14   There is a tab character (from the Tab key) in this text.
        1 | { "title": "a b" }
          |              ^
        Fix: write a space in its place.                             [invisible-character, can be fixed for you]

    pages/x.json:1:14   There is a character in this text that cannot be seen: U+0000.
        1 | { "title": "a<U+0000>b" }
          |              ^^^^^^^^
        Fix: take it out.                                            [invisible-character, can be fixed for you]

    pages/x.json:1:2   There is a character here that cannot be seen: U+00A0.
        1 | {<U+00A0>"route": "/x" }
          |  ^^^^^^^^
        Fix: write a plain space in its place.                       [invisible-character, can be fixed for you]

    pages/x.json:1:215   A comma is missing before "route".
        1 | …ng long long long long long long long long long long long long long long long " "route": "/x" }
          |                                                                                  ^^^^^^^
        Fix: add a comma after "long long long long long long long long long long long long…".   [json-syntax, can be fixed for you]
    "
  `);
});

test("a file that was cut off, wherever that is, and too few digits", () => {
  expect(
    toldOfEach(
      `{\n  "title": "Our wo`,
      `{\n  "title": "Caf\\u00`,
      `{\n  "titleAlone": tr`,
      `{\n  "title":`,
      `{\n  "blo`,
      `{\n  "title": "Caf\\u00g9"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   The file ends too early, in the middle of this text.
        2 |   "title": "Our wo
          |            ^^^^^^^
        Fix: add what was cut off: the rest of the text with its ", then } for what is still open. An older copy of the page may have it.   [unclosed-bracket]

    pages/x.json:2:12   The file ends too early, in the middle of this text.
        2 |   "title": "Caf\\u00
          |            ^^^^^^^^
        Fix: add what was cut off: the rest of the text with its ", then } for what is still open. An older copy of the page may have it.   [unclosed-bracket]

    pages/x.json:2:15   The file ends too early: the { of line 1 is never closed.
        2 |   "titleAlone": tr
          |               ^
        Fix: put back what is missing. Behind it write } for the one that is still open.   [unclosed-bracket]

    pages/x.json:2:10   The file ends too early: the { of line 1 is never closed.
        2 |   "title":
          |          ^
        Fix: put back what is missing. Behind it write } for the one that is still open.   [unclosed-bracket]

    pages/x.json:2:3   The file ends too early, in the middle of this text.
        2 |   "blo
          |   ^^^^
        Fix: add what was cut off: the rest of the text with its ", then } for what is still open. An older copy of the page may have it.   [unclosed-bracket]

    pages/x.json:2:16   Behind \\u belong four digits, or letters from a to f, but here are only 2.
        2 |   "title": "Caf\\u00g9"
          |                ^^
        Fix: write the character itself, or \\\\u where a backslash is meant.   [bad-backslash]
    "
  `);
});

test("how many more characters that cannot be seen stand below", () => {
  const space = "\u00a0";
  const page = `{\n${space}${space}"route": "/x",\n${space}${space}"title": "X${space}Y",${space}\n  "blocks": []\n}\n`;
  expect(toldOfEach(page, page.replace(`\n${space}${space}"title"`, '\n"title"'))).toMatchInlineSnapshot(`
    "
    pages/x.json:2:1   There are 2 characters here that cannot be seen: U+00A0. Three more of them follow, down to line 3.
        2 | <U+00A0><U+00A0>"route": "/x",
          | ^^^^^^^^^^^^^^^^
        Fix: write plain spaces in their place.                      [invisible-character, can be fixed for you]

    pages/x.json:2:1   There are 2 characters here that cannot be seen: U+00A0. One more of them follows, down to line 3.
        2 | <U+00A0><U+00A0>"route": "/x",
          | ^^^^^^^^^^^^^^^^
        Fix: write plain spaces in their place.                      [invisible-character, can be fixed for you]
    "
  `);
});

test.each([
  [`'Say "hello" now'`, String.raw`"Say \"hello\" now"`],
  [String.raw`'Say \"hello\" now'`, String.raw`"Say \"hello\" now"`],
  [String.raw`'Let\'s talk'`, `"Let's talk"`],
  [`“So "new"”`, String.raw`"So \"new\""`],
])("the text %s is shown as it has to be in straight marks", (written, right) => {
  expect(toldOfEach(`{ "title": ${written} }`)).toContain(`Fix: write ${right} with straight double ones.`);
});

test.each([
  ['[\n  "One\n  "Two"\n]', 'add " and a comma behind it, at the end of the text that starts with "One".'],
  ['[\n  "One,\n  "Two"\n]', 'add " at the end of the text that starts with "One", before the comma.'],
  ['[\n  "One\n]', 'add " at the end of the text that starts with "One".'],
])("a text without its closing mark, before what follows: %j", (list, fix) => {
  expect(toldOfEach(`{ "text": ${list} }`)).toContain(`Fix: ${fix} `);
});
