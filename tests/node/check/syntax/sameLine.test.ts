/** A wrong name or value on the same line as a syntax fault. */
import { expect, test } from "vitest";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { withEdits } from "../../../../src/node/check/document/edited.ts";
import { block, problemsOf, told, toldOfEach } from "../site.ts";

const HEAD = [
  "{",
  '  "route": "/x",',
  '  "title": "A page with slips of two kinds",',
  '  "description": "A page in which a comma is missing, and in which a name is misspelt and a link leads nowhere.",',
];

const codesOf = (line: string) =>
  problemsOf({ "pages/x.json": `${[...HEAD, line, "}"].join("\n")}\n` }).map(({ code }) => code);

test("what is read as it is written is told as well", () => {
  const hero = `  "blocks": [${JSON.stringify({ ...block("hero"), ground: "cobolt" })}]`;
  expect(codesOf(hero.replace('"heading"', '"headng"').replace('"cobolt"', "True"))).toEqual([
    "unknown-property",
    "capital-letter",
  ]);
  expect(codesOf(hero.replace('"cobolt"', "“cobolt”"))).toEqual(["curly-quotes", "unknown-option"]);
  expect(codesOf(hero.replace(/\}\]$/, ",}]"))).toEqual(["unknown-option", "trailing-comma"]);
});

test("a misspelt name is told beside its missing quotation marks", () => {
  const intro = (name: string) => `  "blocks": [{ "type": "intro", ${name}: "Hello", "text": "Words." }]`;
  expect(codesOf(intro("headng"))).toEqual(["unknown-property", "unquoted-name"]);
  expect(codesOf(intro('headng"'))).toEqual(["unknown-property", "unquoted-name"]);
  expect(codesOf(intro('"headng'))).toEqual(["unclosed-text", "unknown-property"]);
});

test("what is not read as it is written waits until that is put right", () => {
  // The fix of the syntax fault shows the whole line with the wrong name, and an author who follows it would write that again.
  expect(codesOf('  "blocks": [{ “type”: "intro", "headng": "Hello", text: "Words.", }]')).toEqual(["curly-quotes"]);
});

test("a misspelt name is told, whatever is wrong with the text behind it", () => {
  const lines = (line: string) => [
    "{",
    ...HEAD.slice(1),
    '  "blocks": [{ "type": "intro",',
    line,
    '  "text": "Words." }]',
    "}",
  ];
  const toldOf = (line: string) =>
    problemsOf({ "pages/x.json": lines(line).join("\n") }).map(
      ({ code, line: at, column }) => `${code} ${at}:${column}`,
    );
  expect(toldOf('  "headng": "Hello "you" all",')).toEqual(["unknown-property 6:3", "quote-in-text 6:20"]);
  expect(toldOf('  "headng": "Hello,')).toEqual(["unknown-property 6:3", "unclosed-text 6:13"]);
  expect(toldOf('  "heading": "Hello "you" all",')).toEqual(["quote-in-text 6:21"]);
  const files = { "pages/x.json": lines('  "headng": "Hello "you" all",').join("\n") };
  const [{ edit }] = problemsOf(files) as [Problem];
  expect(withEdits(files["pages/x.json"], [edit!])).toContain('\n  "heading": "Hello "you" all",');
});

test("a character that cannot be seen hides nothing in its line", () => {
  const words = `Wireframes,\tscreens and all. A ""napkin sketch"" is enough to begin, and then we go on ${"and on ".repeat(10)}.`;
  const written = `{\n  "route": "/x",\n  "title": "${words}",\n  "blocks": []\n}`;
  expect(toldOfEach(written)).toMatchInlineSnapshot(`
    "
    pages/x.json:3:24   There is a tab character (from the Tab key) in this text.
        3 |   "title": "Wireframes, screens and all. A ""napkin sketch"" is enough to begin, and then we go on a…
          |                        ^
        Fix: write a space in its place.                             [invisible-character]

    pages/x.json:3:44   The quotation marks inside this text are written twice, so the first of them ends it.
        3 |   "title": "Wireframes, screens and all. A ""napkin sketch"" is enough to begin, and then we go on a…
          |                                            ^^
        Fix: write \\" for each pair: "Wireframes, screens and all. A \\"napkin sketch\\" is enough to begin, and then we go on and on and on and on and on and on and on and on and on and on and on .".   [quote-in-text]
    "
  `);
});

test("brackets in the place of braces hide nothing before them and behind them", () => {
  const hero =
    '{ "type": "hero", "heading": "Hello", "image": "kite", "button": [ "label": "Ask", "href": "/x" ], "lede": "Words." }';
  const files = {
    "pages/x.json": `{\n  "route": "/x",\n  "title": "The page under test",\n  "description": "x",\n  "blocks": [\n    ${hero.replaceAll(", ", ",\n      ")}\n  ]\n}`,
  };
  expect(told(files).match(/\[[a-z-]+(?=[\],])/g)).toMatchInlineSnapshot(`
    [
      "[description-length",
      "[wrong-type",
      "[wrong-bracket",
      "[unknown-property",
    ]
  `);
});
