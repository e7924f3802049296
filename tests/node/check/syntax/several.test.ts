/** Mistakes in several lines of a text that is not JSON are told at once. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

const start = '{\n  "route": "/x",\n  "title": "X"\n  "description": "Y",\n  "blocks": [\n';

test("each in its own line, where it is in the text as it is written", () => {
  const lines = ["    {", "      type: 'cta',", '      "heading": “Hello”,', '      "text": "Words.",', "    }"];
  expect(toldOfEach(`${start}${lines.join("\n")}\n  ]\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A comma is missing at the end of line 3.
        3 |   "title": "X"
        4 |   "description": "Y",
        Fix: add a comma after "X".                                  [json-syntax, can be fixed for you]

    pages/x.json:7:7   The name type is not in quotation marks.
        7 |       type: 'cta',
          |       ^^^^
        Fix: write this line like this: "type": "cta",               [unquoted-name, can be fixed for you]

    pages/x.json:8:18   The quotation marks here are curly ones: “.
        8 |       "heading": “Hello”,
          |                  ^^^^^^^
        Fix: write "Hello" with straight double ones.                [curly-quotes, can be fixed for you]

    pages/x.json:9:23   There is a comma before the closing }.
        9 |       "text": "Words.",
          |                       ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]
    "
  `);
});

test("also behind one that only its author can mend", () => {
  const lines = ['    { "type": "cta", "heading": Hello you },', "    { 'type': 'intro' }"];
  expect(toldOfEach(`${start}${lines.join("\n")}\n  ]\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A comma is missing at the end of line 3.
        3 |   "title": "X"
        4 |   "description": "Y",
        Fix: add a comma after "X".                                  [json-syntax, can be fixed for you]

    pages/x.json:6:33   The text Hello you is not in quotation marks.
        6 |     { "type": "cta", "heading": Hello you },
          |                                 ^^^^^^^^^
        Fix: put it in quotation marks: "Hello you".                 [unquoted-text]

    pages/x.json:7:7   The quotation marks here are single ones: '.
        7 |     { 'type': 'intro' }
          |       ^^^^^^
        Fix: write "type" with straight double ones, and the others on this line as well.   [single-quotes, can be fixed for you]
    "
  `);
});

test("marks that are told for all lines are not told again", () => {
  const lines = ["    {", "      “type”: “intro”,", "      “heading”: “Hello”", "      “text”: “Words.”", "    }"];
  expect(toldOfEach(`${start}${lines.join("\n")}\n  ]\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A comma is missing at the end of line 3.
        3 |   "title": "X"
        4 |   "description": "Y",
        Fix: add a comma after "X".                                  [json-syntax, can be fixed for you]

    pages/x.json:7:7   The quotation marks here are curly ones: “.
        7 |       “type”: “intro”,
          |       ^^^^^^
        Fix: write "type" with straight double ones, and so all others down to line 9.   [curly-quotes, can be fixed for you]

    pages/x.json:8   A comma is missing at the end of line 8.
        8 |       “heading”: “Hello”
        9 |       “text”: “Words.”
        Fix: add a comma after "Hello".                              [json-syntax, can be fixed for you]
    "
  `);
});

test("a text in which nothing is as on a page", () => {
  const lines = Array.from({ length: 50 }, (_, i) => `  "field ${i}": "value"`);
  expect(problemsOf({ "pages/x.json": `{\n${lines.join(";\n")}\n}` })).toHaveLength(20);
});

test("a long text that is wrong throughout is not gone through to its end", () => {
  const lines = Array.from({ length: 40_000 }, (_, i) => `“field ${i}”: “some words”`);
  expect(problemsOf({ "pages/x.json": `{\n${lines.join(",\n")}\n}` })).toHaveLength(1);
});

test("names without quotation marks are told once, down to the last", () => {
  const lines = [
    "    {",
    '      type: "cta",',
    '      heading: "Hello",',
    '      button: { label: "Ask us", href: "/" }',
    "    }",
  ];
  const sound = start.replace('"X"', '"X",');
  expect(toldOfEach(`${sound}${lines.join("\n")}\n  ]\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:7:7   The name type is not in quotation marks.
        7 |       type: "cta",
          |       ^^^^
        Fix: write "type", and so all other names in lines 8 and 9.   [unquoted-name, can be fixed for you]
    "
  `);
});

test("the lines of a few marks with sound lines between them are named, and programs get each place", () => {
  const block = (type: string) => `    { ${type}, "heading": "Don’t", "text": "Words." }`;
  const blocks = [block("“type”: “intro”"), block('"type": "cta"'), block("“type”: “intro”")];
  const problems = problemsOf({ "pages/x.json": `${start}${blocks.join(",\n")}\n  ]\n}` });
  const [found, ...more] = problems.filter(({ code }) => code === "curly-quotes");
  expect(more).toEqual([]);
  expect(found?.fix).toBe('write "type" with straight double ones, and so all others, here and in line 8.');
  expect(found?.others?.map(({ line, column, edit }) => [line, column, edit?.text])).toEqual([
    [6, 15, '"intro"'],
    [8, 7, '"type"'],
    [8, 15, '"intro"'],
  ]);
});

test("spaces inside of French quotation marks are no part of the text", () => {
  const page = `${start}    { "type": "intro", "heading": «\u00a0Hello », "text": "Words." }\n  ]\n}`;
  expect(toldOfEach(page)).toContain('Fix: write "Hello" with straight double ones.');
  expect(toldOfEach(page)).not.toContain("stray-space");
});
