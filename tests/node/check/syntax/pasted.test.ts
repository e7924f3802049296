/** What comes with text that was copied from a program, a list or a mail, and brackets that were doubled or mixed up. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

const long = "A heading with many words. ".repeat(6);
const rest = `"title": "A page", "description": "${"Words about it. ".repeat(10)}"`;

test("quotation marks that are spelled out are told once for all lines", () => {
  const lines = ["{", '  "route": "/x",', '  "title": "A page",', `  "description": "${long}"`, "}"];
  expect(toldOfEach(lines.join("\n").replaceAll('"', "&quot;"))).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   The quotation marks here are spelled out, as in HTML: &quot;
        2 |   &quot;route&quot;: &quot;/x&quot;,
          |   ^^^^^^^^^^^^^^^^^
        Fix: write "route" with straight double ones, and so all others down to line 4.   [single-quotes, can be fixed for you]
    "
  `);
});

test("other characters that are spelled out there are named with them", () => {
  const lines = ["{", '  "route": "/x",', '  "title": "One &amp; two, the men&rsquo;s way",', '  "id": "x"', "}"];
  expect(toldOfEach(lines.join("\n").replaceAll('"', "&quot;"))).toContain(
    "and so all others down to line 4. Write & for &amp; as well.",
  );
});

test("texts of several lines that are joined by +", () => {
  const words = "Words about it. ".repeat(10);
  const lines = ["{", `  "route": "/x",`, `  "title": "${words}" +`, `    "${words}" +`, `    "${words}"`, "}"];
  expect(toldOfEach(lines.join("\n"))).toContain("Fix: write them as one text, down to line 5.");
});

test("marks that stand around something", () => {
  expect(
    toldOfEach(
      `{ &quot;route&quot;: &quot;/x&quot; }`,
      `{ **"route"**: "/x" }`,
      `{\n  "blocks": [\n    1. {"type": "hero"}\n  ]\n}`,
      `{\n  "blocks": [\n    -----\n    {"type": "hero"}\n  ]\n}`,
      `{\n  "route": "/x" (the new one),\n  ${rest}\n}`,
      `{\n  "route": "/x", <- the new one\n  ${rest}\n}`,
      `{\n  "route": "/x",x\n  ${rest}\n}`,
      `{\n  "route": ""/x"",\n  ${rest}\n}`,
      `{\n  "route": ""/x",\n  ${rest}\n}`,
      `Here is the page:\n\n{ "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:3   The quotation marks here are spelled out, as in HTML: &quot;
        1 | { &quot;route&quot;: &quot;/x&quot; }
          |   ^^^^^^^^^^^^^^^^^
        Fix: write "route" with straight double ones, and the others on this line as well.   [single-quotes, can be fixed for you]

    pages/x.json:1:3   "**" is not expected here.
        1 | { **"route"**: "/x" }
          |   ^^
        Fix: write this line like this: { "route": "/x" }            [unexpected-text]

    pages/x.json:3:5   "1." is not expected here.
        3 |     1. {"type": "hero"}
          |     ^^
        Fix: take "1." out.                                          [unexpected-text, can be fixed for you]

    pages/x.json:3:5   "-----" is not expected here.
        3 |     -----
          |     ^^^^^
        Fix: take "-----" out.                                       [unexpected-text]

    pages/x.json:2:17   "(the new one)" is not expected here.
        2 |   "route": "/x" (the new one),
          |                 ^^^^^^^^^^^^^
        Fix: put the whole text in quotation marks, or take "(the new one)" out.   [unexpected-text]

    pages/x.json:2:18   This looks like a note for others, and JSON has none.
        2 |   "route": "/x", <- the new one
          |                  ^^^^^^^^^^^^^^
        Fix: take "<- the new one" out. Notes for others belong into the description of your change. If visitors are to read it, write it into a text.   [comment]

    pages/x.json:2:17   "x" is not expected here.
        2 |   "route": "/x",x
          |                 ^
        Fix: take it out, or put the text in quotation marks.        [unexpected-text]

    pages/x.json:2:12   There are two quotation marks before this text, and two behind it.
        2 |   "route": ""/x"",
          |            ^^^^^^
        Fix: keep one before it and one behind it: "/x".             [unexpected-text]

    pages/x.json:2:12   There is a quotation mark too many.
        2 |   "route": ""/x",
          |            ^
        Fix: take it out: one " starts a text, and one ends it.      [unexpected-text]

    pages/x.json:1:1   A page starts with {, but this file starts with "Here".
        1 | Here is the page:
          | ^^^^
        Fix: take out what stands before the first {.                [not-json]
    "
  `);
});

test("dates and numbers to call", () => {
  expect(toldOfEach(`{ "date": 2024-05-01 }`, `{ "time": 9:30 }`, `{ "phone": +91 00000 00000 }`))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:1:11   The text 2024-05-01 is not in quotation marks.
          1 | { "date": 2024-05-01 }
            |           ^^^^^^^^^^
          Fix: put the whole text in quotation marks: "2024-05-01".    [unquoted-text]

      pages/x.json:1:11   The text 9:30 is not in quotation marks.
          1 | { "time": 9:30 }
            |           ^^^^
          Fix: put the whole text in quotation marks: "9:30".          [unquoted-text]

      pages/x.json:1:12   The text +91 00000 00000 is not in quotation marks.
          1 | { "phone": +91 00000 00000 }
            |            ^^^^^^^^^^^^^^^
          Fix: put the whole text in quotation marks: "+91 00000 00000".   [unquoted-text]
      "
    `);
});

test("brackets that were doubled, and those of a group around a list", () => {
  expect(
    toldOfEach(
      `{\n  "blocks": [[\n    { "type": "hero" }\n  ],\n  ${rest}\n}`,
      `{\n  "blocks": [\n    { "type": "hero", "image": {{ "src": "a.webp" } },\n    { "type": "cta" }\n  ],\n  ${rest}\n}`,
      `{\n  "blocks": {\n    { "type": "hero", "heading": "${long}" },\n    { "type": "cta", "heading": "${long}" },\n    { "type": "cta", "heading": "${long}" }\n  },\n  ${rest}\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:13   There is one [ too many.
        2 |   "blocks": [[
          |             ^
        Fix: take this [ out.                                        [extra-bracket]

    pages/x.json:3:33   There is one { too many.
        3 |     { "type": "hero", "image": {{ "src": "a.webp" } },
          |                                 ^
        Fix: take this { out.                                        [extra-bracket]

    pages/x.json:2:13   There is { where [ belongs: the entries of "blocks" have no names.
        2 |   "blocks": {
          |             ^
        Fix: write [ in the place of {, and ] in the place of the } of line 6.   [wrong-bracket]
    "
  `);
});

test.each([
  ["\n  }", "write [ in the place of {, and ] in the place of the } of line 6."],
  [" }", "write [ in the place of {, and ] in the place of the } of line 5."],
  ["\n  ]", "write [ in the place of {."],
])("where a list ends that began with the bracket of a group: %j", (end, fix) => {
  const blocks = [1, 2, 3].map((i) => `    { "type": "cta", "heading": "${long} ${i}" }`).join(",\n");
  const [found] = problemsOf({ "pages/x.json": `{\n  "blocks": {\n${blocks}${end},\n  ${rest}\n}` });
  expect(found).toMatchObject({ code: "wrong-bracket", line: 2, fix });
});

test("a list on one line with a quotation mark or its brackets lost", () => {
  expect(
    toldOfEach(
      `{\n  "fields": ["name, "email", "phone"]\n}`,
      `{\n  "address": ["Sample House", "Example Road, "Ahmedabad 380000"]\n}`,
      `{\n  "fields": ["He said, "hello" to me"]\n}`,
      `{\n  "fields": "name", "email",\n  "submit": "Send"\n}`,
      `{\n  "submit": "Send",\n  "fields": "name", "email"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:14   The closing quotation mark of this text is missing.
        2 |   "fields": ["name, "email", "phone"]
          |              ^^^^^
        Fix: add " at the end of the text that starts with "name", before the comma.   [unclosed-text]

    pages/x.json:2:31   The closing quotation mark of this text is missing.
        2 |   "address": ["Sample House", "Example Road, "Ahmedabad 380000"]
          |                               ^^^^^^^^^^^^^
        Fix: add " at the end of the text that starts with "Example Road", before the comma.   [unclosed-text]

    pages/x.json:2:24   A quotation mark inside a text ends the text too early.
        2 |   "fields": ["He said, "hello" to me"]
          |                        ^
        Fix: write \\" for each quotation mark inside the text: "He said, \\"hello\\" to me".   [quote-in-text]

    pages/x.json:2:3   The list of "fields" has no [ ] around it.
        2 |   "fields": "name", "email",
          |   ^^^^^^^^
        Fix: write [ before "name" and ] after "email".              [missing-bracket]

    pages/x.json:3:3   The list of "fields" has no [ ] around it.
        3 |   "fields": "name", "email"
          |   ^^^^^^^^
        Fix: write [ before "name" and ] after "email".              [missing-bracket]
    "
  `);
});

test("rows of a spreadsheet among the entries of a list", () => {
  const figures = (...rows: string[]) =>
    `{\n  "figures": [\n    { "value": "5+", "label": "years" }${rows.join("\n")}\n  ]\n}`;
  expect(
    toldOfEach(
      figures(",", "120+\thappy clients", "9\tcountries"),
      figures(",", "120+,clients"),
      figures(",", "120+ happy clients,"),
      figures("", "happy clients\t120+"),
      figures(
        ",",
        ...Array.from({ length: 4 }, (_, i) => `${i + 1}0+ | kinds of work that we do for shops and schools`),
      ),
      figures(",", "happy clients"),
      `{\n  "figures": [\n120+\thappy clients\n9\tcountries\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4:1   The row 120+ happy clients is not written as an entry of this list.
        4 | 120+ happy clients
          | ^^^^^^^^^^^^^^^^^^
        Fix: write these two rows as entries, with a comma between two entries: { "value": "120+", "label": "happy clients" }, { "value": "9", "label": "countries" }.   [unquoted-text]

    pages/x.json:4:1   The row 120+,clients is not written as an entry of this list.
        4 | 120+,clients
          | ^^^^^^^^^^^^
        Fix: write it as { "value": "120+", "label": "clients" }, with a comma between two entries.   [unquoted-text]

    pages/x.json:4:1   The row 120+ happy clients is not written as an entry of this list.
        4 | 120+ happy clients,
          | ^^^^^^^^^^^^^^^^^^
        Fix: write it as { "value": "120+", "label": "happy clients" }, with a comma between two entries.   [unquoted-text]

    pages/x.json:4:1   The row happy clients 120+ is not written as an entry of this list.
        4 | happy clients 120+
          | ^^^^^^^^^^^^^^^^^^
        Fix: write it as { "value": "120+", "label": "happy clients" }, with a comma between two entries.   [unquoted-text]

    pages/x.json:4:1   The row 10+ | kinds of work that we do for shops and schools is not written as an entry of this list.
        4 | 10+ | kinds of work that we do for shops and schools
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it as { "value": "10+", "label": "kinds of work that we do for shops and schools" }, with a comma between two entries, and so all rows down to line 7.   [unquoted-text]

    pages/x.json:4:1   "happy clients" is not expected here.
        4 | happy clients
          | ^^^^^^^^^^^^^
        Fix: take it out. If visitors are to read it, move it between the quotation marks of the text that it belongs to.   [unexpected-text]

    pages/x.json:3:1   The text 120+ happy clients is not in quotation marks.
        3 | 120+ happy clients
          | ^^^^^^^^^^^^^^^^^^
        Fix: put the whole text in quotation marks: "120+ happy clients".   [unquoted-text]
    "
  `);
});

test("HTML in a text", () => {
  expect(
    toldOfEach(
      `{\n  "text": "See it. <a href="/contact" target="_blank">Ask <b>us</b></a>."\n}`,
      `{\n  "text": ["One.", "<a class="button" href="https://kitestep.example">Home</a>"]\n}`,
      `{\n  "text": "<strong style="color: red">New</strong> in May",\n  "route": "/x"\n}`,
      `{\n  "text": "<span class="big">New</span>"\n}`,
      `{\n  "text": "<div class="big">${"We build kites. ".repeat(40)}</div>"\n}`,
      `{\n  "text": "<img src="a.png" alt="A kite"> in May"\n}`,
      `{\n  "text": "See <a href="/contact">this page"\n}`,
      `{\n  "text": "1 < 2 and a="b"."\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:20   An HTML link stands in this text, and its quotation marks end the text too early.
        2 |   "text": "See it. <a href="/contact" target="_blank">Ask <b>us</b></a>."
          |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write [Ask us](/contact) in its place. Links open in the same tab, unless a visitor wants another one.   [quote-in-text]

    pages/x.json:2:21   An HTML link stands in this text, and its quotation marks end the text too early.
        2 |   "text": ["One.", "<a class="button" href="https://kitestep.example">Home</a>"]
          |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write [Home](/) in its place.                           [quote-in-text]

    pages/x.json:2:12   The HTML tag <strong> stands in this text, and its quotation marks end the text too early.
        2 |   "text": "<strong style="color: red">New</strong> in May",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write **New** in its place, without tags.               [quote-in-text]

    pages/x.json:2:12   The HTML tag <span> stands in this text, and its quotation marks end the text too early.
        2 |   "text": "<span class="big">New</span>"
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write New in its place, without tags.                   [quote-in-text]

    pages/x.json:2:12   The HTML tag <div> stands in this text, and its quotation marks end the text too early.
        2 |   "text": "<div class="big">We build kites. We bui…ld kites. We build kites. We build kites. </div>"
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take the tag out, and write only its words.             [quote-in-text]

    pages/x.json:2:12   The HTML tag <img> stands in this text, and its quotation marks end the text too early.
        2 |   "text": "<img src="a.png" alt="A kite"> in May"
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out: a text shows no pictures.                  [quote-in-text]

    pages/x.json:2:16   An HTML link stands in this text, and its quotation marks end the text too early.
        2 |   "text": "See <a href="/contact">this page"
          |                ^^^^^^^^^^^^^^^^^^^
        Fix: write [words to click](/contact) in its place.          [quote-in-text]

    pages/x.json:2:24   A quotation mark inside a text ends the text too early.
        2 |   "text": "1 < 2 and a="b"."
          |                        ^
        Fix: write \\" for each quotation mark inside the text: "1 < 2 and a=\\"b\\".".   [quote-in-text]
    "
  `);
});

test("points in a text, and a paragraph behind them", () => {
  expect(
    toldOfEach(`{\n  "text": "Lists grow:\n\n• in the office\n• at home\n\nSoon no two agree.",\n  "route": "/x"\n}`),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:11   There is a line break inside this text.
        2 |   "text": "Lists grow:
          |           ^^^^^^^^^^^^
        Fix: write the text on one line, with \\n- before each point, and \\n\\n before what follows them: "Lists grow:\\n\\n- in the office\\n…\\n\\nSoon no two agree.".   [line-break-in-text]
    "
  `);
});
