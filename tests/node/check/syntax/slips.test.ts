/** Slips within one field, on several lines and on one. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

const REST = `"text": "A few words, long enough to tell where the rest goes on, and with which of the guesses it is right."`;

test("a value was forgotten", () => {
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "heading":\n      ${REST}\n    }\n  ]\n}`,
      `{\n  "items": [\n    {\n      "detail":\n      "href": "/x"\n    },\n    { "href": "/y" }\n  ]\n}`,
      `{ "links": [{ "label": "href": "/blog" }] }`,
      `{ "lead":\n  "items": [\n    { "href": "/y" }\n  ] }`,
      `{\n  "image":\n    "src": "a.webp"\n  },\n  "title": "x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4:16   Nothing is written after "heading":.
        4 |       "heading":
          |                ^
        Fix: write a value after the colon. Or take "heading" out, if it is not needed.   [missing-value]

    pages/x.json:4:15   Nothing is written after "detail":.
        4 |       "detail":
          |               ^
        Fix: write a value after the colon. Or take "detail" out, if it is not needed.   [missing-value]

    pages/x.json:1:22   Nothing is written after "label":.
        1 | { "links": [{ "label": "href": "/blog" }] }
          |                      ^
        Fix: write a value after the colon. Or take "label" out, if it is not needed.   [missing-value]

    pages/x.json:1:9   Nothing is written after "lead":.
        1 | { "lead":
          |         ^
        Fix: write a value after the colon. Or take "lead" out, if it is not needed.   [missing-value]

    pages/x.json:2:3   A { is missing behind "image":.
        2 |   "image":
          |   ^^^^^^^^
        Fix: write "image": { in line 2. The } in line 4 closes it.   [missing-bracket]
    "
  `);
});

test("a quotation mark or a comma is missing in a group on one line", () => {
  expect(
    toldOfEach(
      `{ "links": [{ "label": "Blogs, "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs". "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs" | "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs" / "href": "/blog" }] }`,
      `{ "label": "We say "hello" first", "href": "/blog" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:24   The closing quotation mark of this text is missing.
        1 | { "links": [{ "label": "Blogs, "href": "/blog" }] }
          |                        ^^^^^^
        Fix: add " at the end of the text that starts with "Blogs", before the comma.   [unclosed-text]

    pages/x.json:1:31   There is a point where a comma belongs.
        1 | { "links": [{ "label": "Blogs". "href": "/blog" }] }
          |                               ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:1:32   There is | where a comma belongs.
        1 | { "links": [{ "label": "Blogs" | "href": "/blog" }] }
          |                                ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:1:32   There is / where a comma belongs.
        1 | { "links": [{ "label": "Blogs" / "href": "/blog" }] }
          |                                ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:1:20   A quotation mark inside a text ends the text too early.
        1 | { "label": "We say "hello" first", "href": "/blog" }
          |                    ^
        Fix: write \\" for each quotation mark inside the text, as in \\"hello\\".   [quote-in-text]
    "
  `);
});

test("marks of a text of another program", () => {
  expect(
    toldOfEach(
      `{ "heading": \\"Three ways\\", "lead": "x" }`,
      `{ \\"heading\\": "Three ways" }`,
      `{ "heading": \\"Three ways", "lead": "x" }`,
      `{ "heading": ″Three ways″, "lead": "x" }`,
      `{ "heading:" "Three ways", "lead": "x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:14   There is a backslash before the quotation mark that starts this text.
        1 | { "heading": \\"Three ways\\", "lead": "x" }
          |              ^^^^^^^^^^^^^^
        Fix: take the backslashes out: "Three ways".                 [bad-backslash, can be fixed for you]

    pages/x.json:1:3   There is a backslash before the quotation mark that starts this text.
        1 | { \\"heading\\": "Three ways" }
          |   ^^^^^^^^^^^
        Fix: take the backslashes out: "heading".                    [bad-backslash, can be fixed for you]

    pages/x.json:1:14   There is a backslash before the quotation mark that starts this text.
        1 | { "heading": \\"Three ways", "lead": "x" }
          |              ^
        Fix: take the backslash out.                                 [bad-backslash]

    pages/x.json:1:14   The quotation marks here are slanted ones: ″.
        1 | { "heading": ″Three ways″, "lead": "x" }
          |              ^^^^^^^^^^^^
        Fix: write "Three ways" with straight double ones.           [single-quotes, can be fixed for you]

    pages/x.json:1:3   The colon after the name heading stands inside the quotation marks.
        1 | { "heading:" "Three ways", "lead": "x" }
          |   ^^^^^^^^^^
        Fix: write "heading": in its place, with the colon behind the quotation marks.   [missing-colon, can be fixed for you]
    "
  `);
});

test("advice that leads no further", () => {
  expect(
    toldOfEach(
      `{ "value": 6 000, "lead": "x" }`,
      `{ "value": 6 000 000 }`,
      `{ "autoplay": ture, "lead": "x" }`,
      `{ "autoplay": Fasle }`,
      `{ "autoplay": tree }`,
      `{\n  "route": /whoweare,\n  "title": "x"\n}`,
      `{\n2  "route": "/x",\n3  "title": "y"\n}`,
      `{\n2 | "route": "/x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:12   There is a space inside this number.
        1 | { "value": 6 000, "lead": "x" }
          |            ^^^^^
        Fix: write 6000.                                             [bad-number]

    pages/x.json:1:12   There is a space inside this number.
        1 | { "value": 6 000 000 }
          |            ^^^^^^^^^
        Fix: write 6000000.                                          [bad-number]

    pages/x.json:1:15   "ture" is no value that JSON has.
        1 | { "autoplay": ture, "lead": "x" }
          |               ^^^^
        Fix: did you mean true?                                      [unquoted-text]

    pages/x.json:1:15   "Fasle" is no value that JSON has.
        1 | { "autoplay": Fasle }
          |               ^^^^^
        Fix: did you mean false?                                     [unquoted-text]

    pages/x.json:1:15   "autoplay" can only be true or false.
        1 | { "autoplay": tree }
          |               ^^^^
        Fix: write true or false.                                    [unquoted-text]

    pages/x.json:2:12   The text /whoweare is not in quotation marks.
        2 |   "route": /whoweare,
          |            ^^^^^^^^^
        Fix: put the whole text in quotation marks: "/whoweare".     [unquoted-text]

    pages/x.json:2:1   These lines begin with their numbers: 2 to 3.
        2 | 2  "route": "/x",
          | ^
        Fix: take these numbers out: a page has none at the start of its lines.   [unexpected-text, can be fixed for you]

    pages/x.json:2:1   "2 |" is not expected here.
        2 | 2 | "route": "/x"
          | ^^^
        Fix: take "2 |" out, if it is the number of the line.        [unexpected-text]
    "
  `);
});

test("a name and its value in one pair of quotation marks", () => {
  expect(
    toldOfEach(
      `{\n  "lead": "What we do.",\n  "ground: cobalt",\n  "image": {}\n}`,
      `{\n  "slidesInView: 3",\n  "title": "x"\n}`,
      `{\n  "title": "x",\n  "autoplay: true"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   "ground: cobalt" is a name and a value in one pair of quotation marks.
        3 |   "ground: cobalt",
          |   ^^^^^^^^^^^^^^^^
        Fix: write "ground": "cobalt".                               [missing-colon]

    pages/x.json:2:3   "slidesInView: 3" is a name and a value in one pair of quotation marks.
        2 |   "slidesInView: 3",
          |   ^^^^^^^^^^^^^^^^^
        Fix: write "slidesInView": 3.                                [missing-colon]

    pages/x.json:3:3   "autoplay: true" is a name and a value in one pair of quotation marks.
        3 |   "autoplay: true"
          |   ^^^^^^^^^^^^^^^^
        Fix: write "autoplay": true.                                 [missing-colon]
    "
  `);
});

test("quotation marks inside a text that are written twice, as in tables", () => {
  expect(
    toldOfEach(
      `{ "text": "Three ""good"" ways, and ""more"".", "title": "x" }`,
      `{ "text": """Good"" is what we do" }`,
      `{ "points": ["one""two""three"] }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:18   The quotation marks inside this text are written twice, so the first of them ends it.
        1 | { "text": "Three ""good"" ways, and ""more"".", "title": "x" }
          |                  ^^
        Fix: write \\" for each pair: "Three \\"good\\" ways, and \\"more\\".".   [quote-in-text]

    pages/x.json:1:12   The quotation marks inside this text are written twice, so the first of them ends it.
        1 | { "text": """Good"" is what we do" }
          |            ^^
        Fix: write \\" for each pair: "\\"Good\\" is what we do".       [quote-in-text]

    pages/x.json:1:19   A comma is missing before "two".
        1 | { "points": ["one""two""three"] }
          |                   ^^^^^
        Fix: add a comma after "one".                                [json-syntax]
    "
  `);
});

test("a line break in a text of a list", () => {
  const [found] = problemsOf({ "pages/x.json": '{\n  "text": [\n    "One",\n    "Two.\n    And more."\n  ]\n}' });
  expect(found!.fix).toBe(
    'write the text on one line: "Two. And more.". To keep the lines, write \\n where each ends. For a new paragraph, end this text and begin another one: "Two.", "And more.".',
  );
});

test("a backslash between two words", () => {
  const [found] = problemsOf({ "pages/x.json": String.raw`{ "text": "a contract\NDA first" }` });
  expect(found!.fix).toBe(String.raw`write / if a stroke is meant, or \\ for a backslash.`);
});

test("a name with a slip in its marks is called as it is elsewhere in the file", () => {
  const questions = (name: string) =>
    `{ "items": [\n{ "question": "When?", "answer": "Soon." },\n{ ${name} "What is a \\"must\\"?", "answer": "a" }\n] }`;
  expect(
    toldOfEach(
      questions(`"Question:"`),
      questions(`"Question"`),
      questions(`"QUESTION: `),
      questions(`Question:`),
      questions(`"Answers:"`),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   The colon after the name Question stands inside the quotation marks.
        3 | { "Question:" "What is a \\"must\\"?", "answer": "a" }
          |   ^^^^^^^^^^^
        Fix: write "question": in its place, with the colon behind the quotation marks.   [missing-colon, can be fixed for you]

    pages/x.json:3:3   A colon is missing after "Question".
        3 | { "Question" "What is a \\"must\\"?", "answer": "a" }
          |   ^^^^^^^^^^
        Fix: write "question": with a colon.                         [missing-colon, can be fixed for you]

    pages/x.json:3:3   The closing quotation mark of the name QUESTION is missing.
        3 | { "QUESTION:  "What is a \\"must\\"?", "answer": "a" }
          |   ^^^^^^^^^
        Fix: write "question": with both quotation marks.            [unclosed-text]

    pages/x.json:3:3   The name Question is not in quotation marks.
        3 | { Question: "What is a \\"must\\"?", "answer": "a" }
          |   ^^^^^^^^
        Fix: write "question".                                       [unquoted-name, can be fixed for you]

    pages/x.json:3:3   The colon after the name Answers stands inside the quotation marks.
        3 | { "Answers:" "What is a \\"must\\"?", "answer": "a" }
          |   ^^^^^^^^^^
        Fix: write "Answers": in its place, with the colon behind the quotation marks.   [missing-colon, can be fixed for you]
    "
  `);
});
