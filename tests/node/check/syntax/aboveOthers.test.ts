/** A bracket above another mistake is told as it would be alone: the other mistake stops no guess. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

/** A text whose list of points is open, above a line with another mistake. */
function above(other: string): string {
  const items = [
    '          "points": [',
    '            "One",',
    '            "Two"',
    "        },",
    '        { "title": "Next" }',
  ];
  const faq = ['      "type": "faq",', '      "heading": "Two",', '      "items": [', other, "      ]"];
  const blocks = [
    '      "type": "process",',
    '      "items": [',
    "        {",
    ...items,
    "      ]",
    "    },",
    "    {",
    ...faq,
  ];
  return ["{", '  "route": "/x",', '  "blocks": [', "    {", ...blocks, "    }", "  ]", "}"].join("\n");
}

test.each([
  "        { “question”: “When?” }",
  '        { "question": "When?" }, // now',
  '        { "question": "When?"\n          "answer": "Now." }',
  '        { "question": "When?" }\n        { "question": "Why?" }',
  '        { "question": When you like }',
  '        { "question": "When?" },',
  '        { "question": "Say "when" to her?" }',
])("above %s", (other) => {
  const [first] = toldOfEach(above(other)).split("\n\n");
  expect(first).toBe(`
pages/x.json:11:9   A ] is missing before this }: the [ of line 8 is still open.
    11 |         },
       |         ^
    Fix: write ] before it.                                      [missing-bracket]`);
});
