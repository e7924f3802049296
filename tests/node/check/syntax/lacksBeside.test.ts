/** Missing properties and broken links are reported beside a syntax fault that cannot be their cause. */
import { expect, test } from "vitest";
import { block, problemsOf, text } from "../site.ts";

const HEAD = [
  "{",
  '  "route": "/x",',
  '  "title": "A page with a slip and a gap",',
  '  "description": "A page in which one text is spoilt by its punctuation, and in which a field is missing.",',
  '  "blocks": [',
];
const END = ["  ]", "}"];

function told(...lines: string[]): string[] {
  const files = {
    "pages/x.json": [...HEAD, ...lines].join("\n"),
    "pages/_shared/call.json": text({ block: block("cta") }),
  };
  return problemsOf(files).map(({ code, line }) => `${code} ${line}`);
}

test.each([
  ["no closing quotation mark", '"text": "Words.'],
  ["no opening quotation mark", '"text": Words.",'],
  ["no quotation marks", '"text": Words,'],
  ["a line break", '"text": "Words\nand more.",'],
  ["nothing behind the colon", '"text": ,'],
  ["words behind a text", '"text": "Words." today,'],
])("a heading that is missing, beside a text with %s", (_, line) => {
  const codes = told("    {", '      "type": "intro",', `      ${line}`, '      "ground": "mist"', "    }", ...END);
  expect(codes).toContain("missing-property 7");
  expect(codes).toHaveLength(2);
});

test.each([
  ["a line break", '"title": "Words\nand more.",', 'unknown-property 9 rename it to "heading".'],
  ["no quotation marks", '"title": Words,', 'unknown-property 9 rename it to "heading".'],
  ["a name for any text", '"motto": "Words\nand more.",', undefined],
  ["a name for several fields", '"description": "Words\nand more.",', 'unknown-property 9 rename it to "text".'],
])(
  "a field that stands there under another name, whose text cannot be read, is not missing: %s",
  (_, line, renamed) => {
    const other = line.includes("description") ? "heading" : "text";
    const lines = [
      "    {",
      '      "type": "intro",',
      `      "${other}": "Hello",`,
      `      ${line}`,
      '      "ground": "mist"',
    ];
    const files = { "pages/x.json": [...HEAD, ...lines, "    }", ...END].join("\n") };
    const [first, ...others] = problemsOf(files).map(({ code, line: at, fix }) => `${code} ${at} ${fix}`);
    expect(others).toHaveLength(renamed === undefined ? 0 : 1);
    expect(first).toContain(renamed ?? "write the text on one line");
  },
);

test.each([
  ["a name cut in two", '"head" ing": "Words",'],
  ["two names in the line", '"text" "heading": "Words",'],
  ["a comma for the colon", '"heading", "Words",'],
])("nothing is missed that may stand in a line with %s", (_, line) => {
  const codes = told(
    "    {",
    '      "type": "intro",',
    '      "text": "Words.",',
    `      ${line}`,
    '      "ground": "mist"',
    "    }",
    ...END,
  );
  expect(codes.filter((each) => each.startsWith("missing-property"))).toEqual([]);
});

test("a file that ends behind its list of blocks has all its places", () => {
  const cta = '    { "type": "cta", "heading": "Ask", "button": { "label": "To the form", "href": "#fomr" } }';
  expect(told(cta, "  ]")).toEqual(["broken-anchor 6", "unclosed-bracket 7"]);
});

test.each([
  ["behind a colon", '      "text":'],
  ["in a name", '      "te'],
  ["in a text, behind a comma of it", '      "text": "One,'],
])("of a file that ends %s, all before is checked", (_, last) => {
  const intro = '    { "type": "intro", "headng": "Hello", "text": "Words." },';
  expect(told(intro, "    {", '      "type": "intro",', '      "heading": "Two",', last)).toEqual([
    "unknown-property 6",
    "unclosed-bracket 10",
  ]);
});

test("a comment without its end hides nothing, nor does one around a block, nor a second page", () => {
  const intro = '    { "type": "intro", "headng": "Hello", "text": "Words." }';
  expect(told("    /* the first", intro, ...END)).toEqual(["comment 6", "unknown-property 7"]);
  expect(told("    /* {", '      "type": "faq"', "    }, */", intro, ...END)).toEqual([
    "comment 6",
    "unknown-property 9",
  ]);
  expect(told(intro, ...END, '{ "route": "/y" }')).toEqual(["unknown-property 6", "text-after-end 9"]);
});
