/** A fault that only the author can mend does not hide the others around it, which are reported at their places. */
import { expect, test } from "vitest";
import { block, type Group, inputOf, page, problemsOf, settings, siteWith, text } from "../site.ts";
import { check } from "../../../../src/node/check/check.ts";

const HEAD = [
  "{",
  '  "route": "/x",',
  '  "title": "A page with slips of two kinds",',
  '  "description": "A page in which a comma is missing, and in which a name is misspelt and a link leads nowhere.",',
  '  "blocks": [',
];

const placesOf = (...lines: string[]) =>
  problemsOf({ "pages/x.json": [...HEAD, ...lines].join("\n") }).map(({ code, line, place }) => [code, line, place]);

test("a comma before a bracket, behind a line break in a text", () => {
  const places = placesOf(
    "    {",
    '      "type": "intro",',
    '      "heading": "One"',
    '      "text": "A line that is broken',
    '      in two."',
    "    },",
    "  ]",
    "}",
  );
  expect(places.map(([code, line]) => [code, line])).toEqual([
    ["json-syntax", 8],
    ["line-break-in-text", 9],
    ["trailing-comma", 11],
  ]);
});

test("a comment is no block, and is not counted as one", () => {
  expect(
    placesOf(
      "    // the top",
      '    { "type": "intro", "heading": "One", "text": "Words." },',
      '    { "type": "itnro", "heading": "Two", "text": "Words." }',
      "  ]",
      "}",
    ),
  ).toEqual([
    ["comment", 6, ""],
    ["unknown-block", 8, "block 2"],
  ]);
});

test("a mistake in the menu does not hide that a link leads to no place", () => {
  const site = settings();
  const { menu, ...header } = site["header"] as { menu: Group[] };
  const link = { label: "Prices", text: "What it costs", href: "/#nowhere", pictogram: "no/such" };
  const more = { label: "More", links: [link] };
  const file = text({ ...site, header: { ...header, menu: [...menu, more] } });
  const codes = check(inputOf(siteWith({ "pages/_site.json": file }))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["broken-anchor", "unknown-option"]);
});

test("what a page words wrongly of a shared block does not hide the names of its places", () => {
  const use: Group = { type: "shared", use: "contact-form", with: { headng: "Write to us" } };
  const shared = text({ block: { ...block("contactForm"), id: "letter" }, open: ["heading"] });
  const codesOf = (href: string) => {
    const cta = { ...block("cta"), button: { label: "To the form", href } };
    const files = { "pages/_shared/contact-form.json": shared, "pages/index.json": text(page(cta, use)) };
    return problemsOf(files).map(({ code }) => code);
  };
  expect(codesOf("#letter")).toEqual(["closed-field"]);
  expect(codesOf("#leter")).toEqual(["broken-anchor", "closed-field"]);
});

test.each([
  ["behind an entry", '      "text": "Words.",\n'],
  ["behind a bracket", '      "button": {\n'],
  ["in a text", '      "text": "Words that were cut o'],
  ["before its last brackets", '      "heading": "Two", "text": "Words."\n    }\n'],
])("a page that was cut off %s: what stands above is told, and what is not there is not missed", (_, last) => {
  const places = placesOf(
    "    {",
    '      "type": "intro",',
    '      "headng": "One",',
    '      "text": "[Ask us](#form), [on any page](/nowhere)."',
    "    },",
    "    {",
    '      "type": "intro",',
    last,
  );
  expect(places.map(([code, line]) => [code, line])).toEqual([
    ["unknown-property", 8],
    ["broken-link", 9],
    ["unclosed-bracket", 13 + last.trimEnd().split("\n").length - 1],
  ]);
});

test("a name written twice, above a text without its last quotation mark", () => {
  const places = placesOf(
    "    {",
    '      "type": "intro",',
    '      "heading": "One",',
    '      "heading": "Two",',
    '      "text": "Words.',
    "    }",
    "  ]",
    "}",
  );
  expect(places.map(([code, line]) => [code, line])).toEqual([
    ["duplicate-key", 9],
    ["unclosed-text", 10],
  ]);
});

test("blocks that are one block, without the list around it", () => {
  const blocks = { type: "intro", headng: "One", text: "[Ask us](/nowhere)." };
  const told = problemsOf({ "pages/index.json": text({ ...page(), blocks }) });
  expect(told.map(({ code, line }) => [code, line])).toEqual([
    ["wrong-type", 5],
    ["unknown-property", 7],
  ]);
});

test.each([
  ["= for a colon", '"heading" = "One",'],
  ["a comma that is missing", '"heading": "One"'],
  ["a comment", '"heading": "One", // the first'],
  ["curly quotation marks", '“heading“: "One",'],
])("%s, and a bracket that is missing at the end: both are told, and what is wrong between them", (_, line) => {
  const [, ...others] = placesOf(
    "    {",
    '      "type": "intro",',
    `      ${line}`,
    '      "text": "[Ask us](/nowhere)."',
    "    },",
    '    { "type": "intro", "heading": "Two", "text": "Words." }',
    "}",
  );
  expect(others.map(([code, at]) => [code, at])).toEqual([
    ["broken-link", 9],
    ["missing-bracket", 12],
  ]);
});

test("the bracket of a block that is missing behind that of its button", () => {
  const lines = [
    "    {",
    '      "type": "intro",',
    '      "heading": "One",',
    '      "text": "Words.",',
    '      "button": {',
    '        "label": "Ask us about it",',
    '        "href": "/nowhere"',
    "      },",
    "    {",
    '      "type": "intro",',
    '      "heading": "Two",',
    '      "text": "Words."',
    "    },,",
    '    { "type": "intro", "heading": "Three", "text": "Words." }',
    "  ]",
    "}",
  ];
  expect(placesOf(...lines).map(([code, line]) => [code, line])).toEqual([
    ["broken-link", 12],
    ["missing-bracket", 13],
    ["extra-comma", 18],
  ]);
});

test("a bracket that is missing at the end of a line, and what is wrong in the text before it", () => {
  const lines = [
    '    { "type": "intro", "heading": "One", "text": "Words." },',
    "    {",
    '      "type": "faq",',
    '      "heading": "Two",',
    '      "items": [',
    "        {",
    '          "question": "How much?",',
    '          "answer": "See [our prices](/nowhere)."',
    "        {",
    '          "question": "How long?",',
    '          "answer": "Two weeks."',
    "        }",
    "      ]",
    "    }",
    "  ]",
    "}",
  ];
  expect(placesOf(...lines).map(([code, line]) => [code, line])).toEqual([
    ["missing-bracket", 13],
    ["broken-link", 13],
  ]);
});

test("a title without a quotation mark in a list is not the title that the page lacks", () => {
  const items = '"items": [{ "title": "Fast", "text": "Words." },\n{\n"title": Small",\n"text": "Words." }]';
  const blocks = `"blocks": [{ "type": "accordion", "heading": "One", ${items} }]`;
  const untitled = HEAD.filter((line) => !/"title"|"blocks"/.test(line));
  const found = problemsOf({ "pages/x.json": [...untitled, blocks, "}"].join("\n") });
  expect(found.map(({ code, line }) => [code, line])).toEqual([
    ["missing-property", 1],
    ["unquoted-text", 6],
  ]);
});

test.each([
  ["trailing-comma", '"text": "Words.",'],
  ["unquoted-text", '"text": Words"'],
  ["curly-quotes", '"text": “Words.”'],
])("a bracket taken out before its comma, above a slip of another kind: %s", (code, slip) => {
  const lines = [
    "    {",
    '      "type": "accordion",',
    '      "heading": "One",',
    '      "items": [',
    "        {",
    '          "title": "Fast",',
    '          "text": "Words."',
    "        ,",
    "        {",
    '          "title": "Small",',
    `          ${slip}`,
    "        }",
    "      ]",
    "    }",
    "  ]",
    "}",
  ];
  expect(placesOf(...lines).map(([each, line]) => [each, line])).toEqual([
    ["missing-bracket", 12],
    [code, 16],
  ]);
});

test.each([
  ['"route": ""/x"', '"type: "faq"', '}items": ['],
  [';route": "/x"', '"type": "faq:', ';items": ['],
])("texts that end nowhere are told, whatever is read behind them: %s, %s, %s", (route, type, items) => {
  const inItems = '        { "q": "a" }\n      ]\n    },\n    {\n      "type": "cta",\n      "text": "b"';
  const file = `{\n  ${route},\n  "blocks": [\n    {\n      ${type},\n      ${items}\n${inItems}\n    }\n  ]\n}\n`;
  expect(problemsOf({ "pages/x.json": file }).length).toBeGreaterThan(0);
});

test.each(["- ", "* ", "+ ", "~ ", "\\t", "\\n"])("a stray sign before a block or a name: %s", (sign) => {
  const linesWith = (first: string, name: string) => [
    '    { "type": "intro", "heading": "One", "text": "Words." },',
    `    ${first}{`,
    '      "type": "intro",',
    `      ${name}"heading": "Two",`,
    '      "txt": "Words."',
    "    }",
    "  ]",
    "}",
  ];
  const told = (...signs: [string, string]) => placesOf(...linesWith(...signs)).map(([code, line]) => [code, line]);
  expect(told(sign, "")).toEqual([
    ["unexpected-text", 7],
    ["unknown-property", 10],
  ]);
  expect(told("", sign)).toEqual([
    ["unexpected-text", 9],
    ["unknown-property", 10],
  ]);
});
