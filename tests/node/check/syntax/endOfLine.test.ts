/** Where a mark or a bracket is missing is told by the line, if the words beside it are too long to be shown. */
import { expect, test } from "vitest";
import { problemsOf } from "../site.ts";

function fixesOf(...lines: string[]): (string | undefined)[] {
  const written = ["{", '  "route": "/x",', '  "items": [', ...lines, "  ]", "}"].join("\n");
  const codes = ["missing-bracket", "unclosed-text"];
  return problemsOf({ "pages/x.json": written }).flatMap(({ code, fix }) => (codes.includes(code) ? [fix] : []));
}

const LONG = "You find the mistake that nobody else finds, and can describe it so that others see it.";

test.each([
  ["a long text", LONG, "at the end of line 6"],
  ["a short text", "You find it.", 'after "You find it."'],
])("a bracket that is missing behind %s", (_, words, where) => {
  const open = ["    {", '      "title": "Tester",', `      "text": "${words}"`];
  expect(fixesOf(...open, "    ,", '    { "title": "Other", "text": "Words." }')[0]).toContain(`add } ${where}`);
});

test.each([
  ["Bring a sketch, or only the idea,", "Bring a sketch, or only the…", "last comma of the line"],
  ["Bring only the idea,", "Bring only the idea", "comma"],
])("a closing mark that is missing in a line with commas: %s", (words, start, comma) => {
  expect(fixesOf("    {", `      "title": "${words}`, '      "text": "Words."', "    }")).toEqual([
    `add " at the end of the text that starts with "${start}", before the ${comma}.`,
  ]);
});
