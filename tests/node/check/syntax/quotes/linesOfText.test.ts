/** Texts of several lines without quotation marks are told as one mistake, and written out with all of their words. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { syntaxCodes } from "../../../../../src/node/check/codes/syntax.ts";
import { inputOf, siteWith } from "../../site.ts";

/** What is told of an intro with these lines. */
function told(...lines: string[]): string[] {
  const intro = [
    '  "blocks": [',
    "    {",
    '      "type": "intro",',
    '      "heading": "A kite",',
    ...lines,
    "    }",
    "  ]",
  ];
  const written = ["{", '  "route": "/x",', ...intro, "}"].join("\n");
  const problems = check(inputOf(siteWith({ "pages/x.json": written })));
  return problems.flatMap(({ code, line, message, fix }) =>
    Object.hasOwn(syntaxCodes, code) ? [`${line} ${message} ${fix}`] : [],
  );
}

const notes = (last: number, shown: string) =>
  `7 The lines from here down to line ${last} are written as in a list of notes, not as JSON. write them like this: ${shown}`;
const text = (last: number, shown: string) =>
  `7 The text from here down to line ${last} is not in quotation marks. write it like this: ${shown}`;
const ONE = '"text": "One is here and goes on."';

test.each<[string, string[], string[]]>([
  [
    "two paragraphs below a sign of YAML",
    ['      "text": |', "        One is **here**.", "", "        Two is here."],
    [notes(10, '"text": ["One is **here**.", "Two is here."]')],
  ],
  ["lines that are one", ['      "text": >-', "        One is here", "        and goes on."], [notes(9, ONE)]],
  [
    "points, set in no further than the name",
    ['      "text": |+', "      One is here:", "      • a", "      - b"],
    [notes(10, '"text": "One is here:\\n- a\\n- b"')],
  ],
  [
    "a line that looks like a field, before one that is a field",
    ['      "text": |', '        Note: this "is" it.', "        {company} is here.", '      "id": "x"'],
    [notes(9, '"text": "Note: this \\"is\\" it. {company} is here.",')],
  ],
  [
    "quotation marks below the sign, and a comma behind",
    ['      "text": |', '        "One is here.",', '      "id": "x"'],
    [notes(8, '"text": "One is here.",')],
  ],
  ["a field that takes no list", ['      "eyebrow": |', "        A", "", "        B"], [notes(10, '"eyebrow": "A B"')]],
  [
    "words behind the sign",
    ['      "text": | One is here.'],
    ['7 This line is written as in a list of notes, not as JSON. write it like this: "text": "One is here."'],
  ],
  [
    "nothing behind the sign",
    ['      "text": |'],
    ['7 "|" is not expected here. write a value in its place, or take the whole field out, with the comma before it.'],
  ],
  [
    "paragraphs below a name without quotation marks",
    ["      text: |", "        One: here.", "", "        - Two is here."],
    [notes(10, '"text": ["One: here.", "- Two is here."]')],
  ],
  ["a text below its name", ['      "text":', "        One is here", "        and goes on."], [text(9, ONE)]],
  ["a text behind its name", ['      "text": One is here', "        and goes on."], [text(8, ONE)]],
  [
    "a text of one line",
    ['      "text": One is here'],
    ['7 The text One is here is not in quotation marks. put it in quotation marks: "One is here".'],
  ],
  [
    "a sentence behind a text, which may be for visitors",
    ['      "text": "One is here.",', "      Two is here as well."],
    [
      '8 "Two is here as well." is not expected here. if visitors are to read it, move it between the quotation marks of the text that it belongs to. If not, take it out.',
    ],
  ],
])("%s", (_, lines, expected) => {
  expect(told(...lines)).toEqual(expected);
});
