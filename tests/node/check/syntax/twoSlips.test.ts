/** Two slips of punctuation in one line or in adjacent ones: both are told at once, or the line is shown as it should be. */
import { expect, test } from "vitest";
import { problemsOf } from "../site.ts";

const HEAD = ["{", '  "route": "/x",', '  "title": "Two slips",', '  "blocks": [', "    {", '      "type": "faq",'];
const LONG =
  "Words that stand in a line which is too long to be shown again in a message, as those of answers are most of the time";

/** What is told of the entries of a list of questions, with the slips in them. */
function toldOf(...lines: string[]): string[] {
  const all = [...HEAD, '      "heading": "Questions",', '      "items": ['];
  const text = [...all, ...lines, "      ]", "    }", "  ]", "}"].join("\n");
  return problemsOf({ "pages/x.json": text })
    .filter(({ line }) => line > all.length)
    .map(({ code, line, fix }) => `${line - all.length} ${code}: ${fix}`);
}

const entry = (...lines: string[]) => ["        {", ...lines, "        }"];
const ANSWER = '          "answer": "So."';

test.each([
  ["a mark of a name and one of its value", ['"question: "Why not,'], '"question": "Why not",'],
  ["a mark of a name, and another one for a comma", ['"question: "Why not";'], '"question": "Why not",'],
  ["a mark of a name, and its colon", ['question", "Why not",'], '"question": "Why not",'],
  ["both marks of a name, and a mark of the value", ['question: Why not",'], '"question": "Why not",'],
  ["a comma for a colon, and curly marks", ['"question", “Why not”,'], '"question": "Why not",'],
  ["a comma for a colon, and no closing mark", ['"question", "Why not,'], '"question": "Why not",'],
  ["a comma for a colon, and a semicolon", ['"question", "Why not";'], '"question": "Why not",'],
  ["no colon, and no marks", ['"question" Why not,'], '"question": "Why not",'],
  ["no marks, and a semicolon", ['"question": Why not;'], '"question": "Why not",'],
  ["no opening mark, and a point for a comma", ['"question": Why not".'], '"question": "Why not",'],
  ["curly marks, and a point for a comma", ['"question": “Why not”.'], '"question": "Why not",'],
])("%s: the line is shown", (_, [line], shown) => {
  const [first, ...others] = toldOf(...entry(`          ${line}`, ANSWER));
  expect(others).toEqual([]);
  expect(first).toContain(`write this line like this: ${shown}`);
});

test("a comma, and a mark of the name on the next line or on the same", () => {
  const comma = '1 json-syntax: add a comma after "Why?".';
  expect(toldOf('{ "question": "Why?"', 'answer": "So." }')).toEqual([comma, '2 unquoted-name: add " before answer.']);
  expect(toldOf('{ "question": "Why?"', 'answer: "So." }')).toEqual([comma, '2 unquoted-name: write "answer".']);
  expect(toldOf('{ "question": "Why?" answer: "So." }')).toEqual([
    '1 json-syntax: write this line like this: { "question": "Why?", "answer": "So." }',
  ]);
  // Words behind a text may belong to it.
  expect(toldOf('{ "question": "Why?" we ask, "answer": "So." }')[0]).toContain("1 unexpected-text: ");
});

test("a { and a mark of the name behind it are missing: the line is shown with both", () => {
  const told = (line: string) =>
    toldOf(...entry('          "question": "Why?",', ANSWER), "        ,", line, ANSWER, "        }");
  for (const line of ['          "question: "Why not",', '          question": "Why not",'])
    expect(told(line).join()).toContain('write this line like this: { "question": "Why not",');
});

test("in a long line each of them is told by itself", () => {
  expect([
    toldOf(...entry(`          “question”: ${LONG}",`, ANSWER)),
    toldOf(...entry(`          question": ${LONG},`, ANSWER)),
    toldOf(...entry(`          "question: "${LONG}";`, ANSWER)),
    toldOf(...entry(`          "question" ${LONG}",`, ANSWER)),
  ]).toMatchInlineSnapshot(`
    [
      [
        "2 curly-quotes: write "question" with straight double ones.",
        "2 unquoted-text: write " before Words.",
      ],
      [
        "2 unquoted-name: add " before question.",
        "2 unquoted-text: put it in quotation marks: "Words that stand in a line which is too long to be shown again in a message, as those of answers are most of the time".",
      ],
      [
        "2 unclosed-text: write "question": with both quotation marks.",
        "2 json-syntax: write a comma in its place.",
      ],
      [
        "2 missing-colon: write "question": with a colon.",
        "2 unquoted-text: write " before Words.",
      ],
    ]
  `);
});

test("in adjacent lines each of them is told by itself", () => {
  expect([
    toldOf(...entry('          "question": "Why not,', '          "answer" "So."')),
    toldOf(...entry('          "question": "Why not"', '          "answer: "So."')),
    toldOf(...entry('          question": "Why', 'not?",', ANSWER)),
  ]).toMatchInlineSnapshot(`
    [
      [
        "2 unclosed-text: add " at the end of the text that starts with "Why not", before the comma.",
        "3 missing-colon: write "answer": with a colon.",
      ],
      [
        "2 json-syntax: add a comma after "Why not".",
        "3 unclosed-text: write "answer": with both quotation marks.",
      ],
      [
        "2 unquoted-name: add " before question.",
        "2 line-break-in-text: write the text on one line: "Why not?".",
      ],
    ]
  `);
});

test("a near miss is told beside the missing closing mark", () => {
  const written = [...HEAD.slice(0, 5), '      "type": "fqa,', '      "heading": "Questions"', "    }", "  ]", "}"];
  const told = problemsOf({ "pages/x.json": written.join("\n") }).filter(({ line }) => line === 6);
  expect(told.map(({ code, fix }) => `${code}: ${fix}`)).toMatchInlineSnapshot(`
    [
      "unclosed-text: add " at the end of the text that starts with "fqa", before the comma.",
      "unknown-block: did you mean "faq"?",
    ]
  `);
});
