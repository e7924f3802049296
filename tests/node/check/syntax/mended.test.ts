/** If it is certain how to mend the syntax of a text, its values are checked as well. */
import { describe, expect, test } from "vitest";
import { withEdits } from "../../../../src/node/check/document/edited.ts";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { block, inputOf, page, problemsOf, siteWith, text, told } from "../site.ts";

const written = (...lines: string[]) => ({ "pages/x.json": `${lines.join("\n")}\n` });
const HEAD = [
  '  "route": "/x",',
  '  "title": "A page with slips of two kinds",',
  '  "description": "A page in which a comma is missing, and in which a name is misspelt and a link leads nowhere.",',
];

test("a comma is missing, a name is misspelt and a link leads nowhere", () => {
  const files = written(
    "{",
    ...HEAD,
    '  "blocks": [',
    '    { "type": "intro", "heading": "Hello", "text": "A few words." }',
    '    { "type": "intro", "headng": "Hello again", "text": "A few more words." },',
    '    { "type": "cta", "heading": "Write to us", "button": { "label": "Write to us", "href": "/contct" } }',
    "  ]",
    "}",
  );
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/x.json:6   A comma is missing at the end of line 6.
        6 |     { "type": "intro", "heading": "Hello", "text": "A few words." }
        7 |     { "type": "intro", "headng": "Hello again", "text": "A few more words." },
        Fix: add a comma after the }.                                [json-syntax, can be fixed for you]

    pages/x.json:7:24   In block 2 (intro "Hello again"): "headng" is not something an intro has.
        7 |     { "type": "intro", "headng": "Hello again", "text": "A few more words." },
          |                        ^^^^^^^^
        Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]

    pages/x.json:8:92   In block 3 (cta "Write to us") > button: no page lives at "/contct".
        8 | …": "cta", "heading": "Write to us", "button": { "label": "Write to us", "href": "/contct" } }
          |                                                                                  ^^^^^^^^^
        Fix: did you mean "/contact"?                                [broken-link]"
  `);
});

test("places are told as they are in the text, before and behind each slip", () => {
  const files = written(
    "\ufeff{",
    ...HEAD,
    '  “titel”: "One", "subtitle": "Two",',
    '  "blocks": [{ "type": "intro", "heading": "Hello", "text": "Words." }],,',
    '  "colour": "red"',
    "}",
  );
  const places = problemsOf(files).map(({ code, line, column, endColumn }) => `${code} ${line}:${column}-${endColumn}`);
  expect(places).toMatchInlineSnapshot(`
    [
      "byte-order-mark 1:1-1",
      "curly-quotes 5:3-10",
      "unknown-property 5:3-10",
      "unknown-property 5:19-29",
      "extra-comma 6:73-74",
      "unknown-property 7:3-11",
    ]
  `);
});

test("spaces of other programs at the start of lines hide nothing in them", () => {
  const slip = '\u00a0\u00a0"blocks": [{ "type": "intro", "headng": "Hello", "text": "Words." }]';
  expect(problemsOf(written("{", ...HEAD, slip, "}")).map(({ code, line }) => `${code} ${line}`)).toEqual([
    "invisible-character 5",
    "unknown-property 5",
  ]);
});

test("what only its author can mend hides the rest, and says so", () => {
  const lines = ["{", ...HEAD, '  "blocks": [{ "type": "intro", "headng": "Hello", "text": "Words." }'];
  // On a single line, indents say nothing.
  const files = written(lines.join(" "));
  expect(problemsOf(files)).toMatchObject([
    { code: "unclosed-bracket", note: "The rest of this page was not checked until this is put right." },
  ]);
});

describe("where words ask for one bracket, the rest is read as if it were put right", () => {
  const slip = ['    { "type": "intro", "headng": "Hello", "text": "Words." }', "  ]", "}"];
  const hero = ["    {", '      "type": "hero",', '      "heading": "A kite",', '      "image": {'];
  const image = ['        "src": "kite.webp",', '        "alt": "A kite"'];

  test.each<[string, string[], string[]]>([
    ["one is missing", [...hero, ...image, "    },"], ["missing-bracket 11"]],
    ["two are missing", [...hero, ...image], ["missing-bracket 11"]],
    ["one is too many", [...hero, ...image, "      }", "      }", "    },"], ["extra-bracket 13"]],
    [
      "those of a deleted block are left behind a comma",
      ['    { "type": "intro", "heading": "Kites", "text": "They fly." },', "      }", "    },"],
      ["extra-bracket 7"],
    ],
    [
      "that of a deleted block is left behind a comma",
      ['    { "type": "intro", "heading": "Kites", "text": "They fly." },', "    },"],
      ["extra-bracket 7"],
    ],
    [
      "one is missing before a name, and a comma is missing below",
      [
        "    {",
        '      "type": "intro",',
        '      "text": ["One", "Two",',
        '      "ground": "mist",',
        '      "heading": "A kite"',
        '      "id": "kite"',
        "    },",
      ],
      ["missing-bracket 9", "json-syntax 10"],
    ],
    ["one is another", [...hero, ...image, "      ]", "    },"], ["wrong-bracket 12"]],
    [
      "one was deleted with an entry, but not the comma before it",
      ["    {", '      "type": "faq",', '      "items": [', '        { "question": "A?", "answer": "B." },', "    },"],
      ["missing-bracket 9"],
    ],
  ])("%s", (_, lines, codes) => {
    const problems = problemsOf(written("{", ...HEAD, '  "blocks": [', ...lines, ...slip));
    const of = (code: string) => problems.filter((problem) => problem.code === code);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(expect.arrayContaining(codes));
    expect(of("unknown-property").map(({ line }) => line)).toEqual([6 + lines.length]);
    const ofBrackets = problems.filter(({ code }) => code.endsWith("-bracket"));
    expect(problems.filter(({ note }) => note)).toEqual([]);
    expect(ofBrackets.filter(({ edit }) => edit)).toEqual([]);
  });
});

describe("other files are not to blame", () => {
  const cards = text(page({ ...block("postCards"), posts: ["/x"] }));
  const sound = '  "blocks": [{ "type": "intro", "heading": "Hello", "text": "Words." }]';

  test("a card that the page does not have yet", () => {
    const files = { ...written("{", ...HEAD, `${sound},`, "}"), "pages/index.json": cards };
    expect(problemsOf(files).map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/x.json trailing-comma"]);
  });

  test("links to it lead there", () => {
    const linking = text(page({ type: "intro", heading: "Hello", text: "See [the other page](/x)." }));
    const files = { ...written("{", ...HEAD, `${sound},`, "}"), "pages/index.json": linking };
    expect(problemsOf(files).map(({ code }) => code)).toEqual(["trailing-comma"]);
  });
});

test("edits are for the text as it is written, and --fix makes all of them", () => {
  const files = written(
    "{",
    ...HEAD,
    '  "blocks": [',
    '    { "type": "intro", "heading": "Hello", "text": "Words." }',
    '    { "type": "intro", "headng": "Hello again", "text": "More words." }',
    "  ],",
    "}",
  );
  const problems = problemsOf(files);
  expect(problems.map(({ code }) => code)).toEqual(["json-syntax", "unknown-property", "trailing-comma"]);
  const all = problems.map(({ edit }) => edit!);
  expect(JSON.parse(withEdits(files["pages/x.json"], all))).toMatchObject({
    blocks: [{}, { heading: "Hello again" }],
  });
  const fixed = fixSite(inputOf(siteWith(files)));
  expect(fixed.problems).toEqual([]);
  expect(fixed.steps).toHaveLength(3);
});

describe("lines that only their author can mend are passed over, and the rest is read", () => {
  const codesOf = (...blocks: string[]) => {
    const problems = problemsOf(written("{", ...HEAD, '  "blocks": [', ...blocks, "  ]", "}"));
    return problems.map(({ code, line }) => `${code} ${line}`);
  };
  const slip = '    { "type": "intro", "headng": "Hello", "text": "Words." }';

  test.each<[string, string[], string[]]>([
    ["a quotation mark", ['      "text": "We say "yes" often."'], ["quote-in-text 9"]],
    ["a line break", ['      "text": "We say', "yes,", 'and often."'], ["line-break-in-text 9"]],
    ["no closing quotation mark", ['      "text": "We say yes'], ["unclosed-text 9"]],
    ["no value", ['      "text":'], ["missing-value 9"]],
    ["a note beside it", ['      "text": "Words." // to be replaced'], ["comment 9"]],
    ["a name cut in two", ['      "te', 'xt": "Words."'], ["line-break-in-text 9"]],
  ])("%s", (_, lines, codes) => {
    const around = ["    {", '      "type": "intro",', '      "heading": "Hello again",', ...lines, "    },"];
    const at = 6 + around.length;
    expect(codesOf(...around, slip)).toEqual([...codes, `unknown-property ${at}`]);
  });

  test("two such lines, of which the second would else be told in the next run", () => {
    const intro = (words: string) => `    { "type": "intro", "heading": "Hello", "text": "${words}" },`;
    expect(codesOf(intro('We say "yes".'), intro("Plain words."), intro('"No", they say.'), slip)).toEqual([
      "quote-in-text 6",
      "quote-in-text 8",
      "unknown-property 9",
    ]);
  });

  test("places are told as they are in the text, also behind a line that was passed over", () => {
    const around = [
      "    {",
      '      "type": "intro,',
      '      "heading": "Hello again,',
      '      "text": "Words."',
      "    },",
    ];
    const [route, ...rest] = HEAD;
    const files = written("{", route!.replace('",', ","), ...rest, '  "blocks": [', ...around, slip, "  ]", "}");
    // Checks the linking page again as well, since its problems depend on this one.
    const linking = text(page({ type: "intro", heading: "Hello", text: "See [the other page](/x)." }));
    const problems = problemsOf({ ...files, "pages/index.json": linking });
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      "unclosed-text 2:12",
      "unclosed-text 7:15",
      "unclosed-text 8:18",
      "unknown-property 11:24",
    ]);
  });

  test("points that go on below are one mistake", () => {
    const around = [
      "    {",
      '      "type": "intro",',
      '      "heading": "Services",',
      '      "text": "We offer:',
      "- apps",
      "- websites",
      '- texts"',
      "    },",
    ];
    expect(codesOf(...around, slip)).toEqual(["line-break-in-text 9", "unknown-property 14"]);
  });

  test("values of other lines are still put right by --fix", () => {
    const files = written(
      "{",
      ...HEAD,
      '  "blocks": [',
      '    { "type": "intro", "heading": "Hello "you"", "text": "Words." },',
      slip,
      "  ]",
      "}",
    );
    const { problems, steps } = fixSite(inputOf(siteWith(files)));
    expect(steps.map(({ line, edit }) => `${line} ${edit.text}`)).toEqual(['7 "heading"']);
    expect(problems.map(({ code }) => code)).toEqual(["quote-in-text"]);
  });
});

test("a question that was passed over is not told to be nothing, though all around it has other names", () => {
  const files = written(
    "{",
    ...HEAD,
    '  "blöcke": [',
    '    { "type": "intro", "heading": "Hello", "text": "Words." },',
    "    {",
    '      "typ": "faq",',
    '      "überschrift": "Questions",',
    '      "elemente": [',
    '        { "frage": "What is "fixed"?", "antwort": "The price." },',
    '        { "frage": "What else?", "antwort": "Nothing." }',
    "      ]",
    "    }",
    "  ]",
    "}",
  );
  const problems = problemsOf(files);
  expect(problems.map(({ code }) => code)).toContain("quote-in-text");
  expect(problems.filter(({ message }) => message.includes("null"))).toEqual([]);
});

test("a line with mistakes of several kinds is shown as it should be", () => {
  const files = written(
    "{",
    ...HEAD,
    '  "blocks": [',
    "    { type: 'intro', heading: 'Hello', text: 'Words.' },",
    "  ]",
    "}",
  );
  expect(problemsOf(files).map(({ line, fix }) => [line, fix])).toEqual([
    [6, 'write this line like this: { "type": "intro", "heading": "Hello", "text": "Words." }'],
  ]);
});

describe("words around a page hide nothing of it", () => {
  const lines = ["{", ...HEAD, '  "blocks": [{ "type": "intro", "headng": "Hello", "text": "Words." }]', "}"];
  const bare = lines.join("\n");

  test.each([
    [
      "an answer of a chat",
      `Here is your page:\n\n\`\`\`json\n${bare}\n\`\`\`\n\nShall I go on?`,
      ["not-json 1", "unknown-property 8"],
    ],
    ["marks of a mail", lines.map((line) => `> ${line}`).join("\n"), ["unexpected-text 1", "unknown-property 5"]],
    [
      "numbers of lines",
      lines.map((line, i) => `${i + 1}  ${line}`).join("\n"),
      ["unexpected-text 1", "unknown-property 5"],
    ],
  ])("%s", (_, content, codes) => {
    const problems = problemsOf({ "pages/x.json": content });
    expect(problems.map((each) => `${each.code} ${each.line}`)).toEqual(codes);
    const { line, column } = problems[1]!;
    expect(content.split("\n")[line - 1]!.slice(column! - 1)).toMatch(/^"headng"/);
    expect(fixSite(inputOf(siteWith({ "pages/x.json": content }))).steps).toHaveLength(1);
  });
});

test.each([
  ["a button", '"button": {', '"button": [{'],
  ["an image", '"image": {', '"image": [{'],
])("a bracket too many before %s is told where it stands, and once", (_, sound, spoilt) => {
  const hero = { ...block("hero"), button: { label: "Write to us", href: "/contact" } };
  const source = text(page(hero)).replace(sound, spoilt);
  const [found, ...others] = problemsOf({ "pages/index.json": source });
  expect(others).toEqual([]);
  const line = source.split("\n").findIndex((each) => each.includes(spoilt)) + 1;
  expect(found).toMatchObject({ code: "wrong-type", line, fix: "take this [ away: no ] belongs to it." });
});
