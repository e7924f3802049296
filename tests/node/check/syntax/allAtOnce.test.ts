/** An author who follows a fix is not told of the same mistake again. */
import { expect, test } from "vitest";
import { syntaxCodes } from "../../../../src/node/check/codes/syntax.ts";
import { problemsOf } from "../site.ts";

const start = '{\n  "route": "/",\n  "blocks": [\n';

function saidOf(...lines: string[]): (string | undefined)[] {
  const [first] = problemsOf({ "pages/index.json": start + lines.join("\n") }).filter(
    ({ code }) => code in syntaxCodes,
  );
  return [first?.sentence, first?.fix];
}

test("quotation marks of other programs on several lines", () => {
  expect(
    saidOf("    {", "      “type”: “intro”,", "      “heading”: “Hello”,", "      “text”: “Words.”", "    }\n  ]\n}"),
  ).toEqual([
    "The quotation marks here are curly ones: “.",
    'write "type" with straight double ones, and so all others down to line 7.',
  ]);
  expect(saidOf("    {", '      "type": "intro",', "      'heading': 'Hello'", "    }\n  ]\n}")[1]).toBe(
    'write "heading" with straight double ones, and the others on this line as well.',
  );
  expect(saidOf("    {", `      "type": 'intro',`, '      "heading": "Hello"', "    }\n  ]\n}")[1]).toBe(
    'write "intro" with straight double ones.',
  );
});

test("several backslashes in a text", () => {
  expect(saidOf(String.raw`    { "type": "intro", "text": "in C:\Users\maya" }`, "  ]\n}")[1]).toBe(
    String.raw`write \\ for each backslash in this text.`,
  );
});

test("a block that was pasted into another one, below its heading", () => {
  const pasted = ["    {", '      "type": "cta",', '      "heading": "Call us"', "    },"];
  const lines = [
    "    {",
    '      "type": "intro",',
    '      "heading": "Hello",',
    ...pasted,
    '      "text": "Words."',
    "    }",
  ];
  expect(saidOf(...lines, "  ]\n}")).toEqual([
    "A block begins here, inside of another one.",
    "move it, from this { to the } of line 10, with the comma behind it, to before the { of line 4.",
  ]);
});

test("words between two blocks", () => {
  const lines = [
    '    { "type": "shared", "use": "call" },',
    "We also build watch apps.",
    '    { "type": "shared", "use": "call" }',
  ];
  expect(saidOf(...lines, "  ]\n}")).toEqual([
    '"We also build watch apps." is not expected here.',
    "if visitors are to read it, move it between the quotation marks of the text that it belongs to. If not, take it out.",
  ]);
});

test("a file that ends behind a comma", () => {
  expect(saidOf('    { "type": "intro",')[1]).toBe(
    "put back what is missing, or take the last comma out. Behind it write } ] } for those that are still open.",
  );
});

test("several slips of one kind on a line, and on one that is too long to be shown", () => {
  const lineWith = (...entries: string[]) => `    { "type": "process", "points": [${entries.join("")}] }`;
  const long = `"${"Words ".repeat(20)}"`;
  const fixes = [
    lineWith('"One"; ', '"Two"; ', '"Three"'),
    lineWith("“One”, ", "“Two”"),
    lineWith('"One"，', '"Two" ', '"Three"'),
    lineWith(long, "; ", '"Two"; ', '"Three"; ', '"Four"'),
    lineWith(long, "; ", '"Two" ', '"Three"'),
    lineWith(long, '"Two" "Three" "Four" "Five" "Six"'),
    lineWith(long, ", True", ", False"),
    lineWith(long, "; ", '"Two"'),
  ].map((line) => saidOf(line, "  ]\n}")[1]);
  expect(fixes).toMatchInlineSnapshot(`
    [
      "write this line like this: { "type": "process", "points": ["One", "Two", "Three"] }",
      "write this line like this: { "type": "process", "points": ["One", "Two"] }",
      "write this line like this: { "type": "process", "points": ["One","Two", "Three"] }",
      "write a comma in its place. Do the same with the two others on this line.",
      "write a comma in its place. Further on in this line: add a comma after "Two".",
      "add a comma after "Words Words Words Words Words Words Words Words Words Words…".",
      "write true. Further on in this line: write false.",
      "write a comma in its place.",
    ]
  `);
});
