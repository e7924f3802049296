/** What stands around a page or between its lines, groups that stand outside of their lists, and quotation marks inside of texts. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const PAGE = `{
  "route": "/x",
  "blocks": [
    {
      "type": "intro",
      "heading": "One",
      "text": "A few words about it."
    },
    {
      "type": "cta",
      "heading": "Two",
      "button": { "label": "Write to us", "href": "/contact" }
    }
  ]
}`;
const FAQ = `{ "type": "faq", "heading": "Three", "items": [{ "question": "Who?", "answer": "We." }] }`;

test("a page with something around it", () => {
  expect(
    toldOfEach(
      PAGE.slice(1),
      `x${PAGE}`,
      "hello",
      '[page.head]\nroute = "/x"\n',
      `module.exports = ${PAGE};`,
      `\`\`\`json\n${PAGE}\n\`\`\``,
      PAGE.replace(/^/gm, "> "),
      PAGE.split("\n")
        .map((line, i) => `${i + 1}  ${line}`)
        .join("\n"),
      `${PAGE}\n${PAGE}`,
      `${PAGE},\n${FAQ}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   The { at the start of the file is missing.
        2 |   "route": "/x",
          |   ^^^^^^^
        Fix: write { before "route".                                 [missing-bracket]

    pages/x.json:1:1   A page starts with {, but this file starts with "x".
        1 | x{
          | ^
        Fix: take out what stands before the first {.                [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "hello".
        1 | hello
          | ^^^^^
        Fix: compare it with a page that works, or copy one and change its words.   [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "[page.head]".
        1 | [page.head]
          | ^^^^^^^^^^^
        Fix: compare it with a page that works, or copy one and change its words.   [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "module.exports".
        1 | module.exports = {
          | ^^^^^^^^^^^^^^
        Fix: take out what stands before the first { and behind the last }.   [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "\`\`\`json".
        1 | \`\`\`json
          | ^^^^^^^
        Fix: take out what stands before the first { and behind the last }.   [not-json]

    pages/x.json:1:1   Every line starts with ">".
        1 | > {
          | ^
        Fix: take out each ">" at the start of the lines.            [unexpected-text]

    pages/x.json:1:1   Every line starts with a number.
        1 | 1  {
          | ^
        Fix: take out the numbers at the start of the lines.         [unexpected-text]

    pages/x.json:16:1   A second page begins here, but a file has only one.
        16 | {
           | ^
        Fix: keep one of the two. Move the other one to a file of its own, or take it out.   [text-after-end]

    pages/x.json:15:2   More is written here, after the } of line 15 that ends the file.
        15 | },
           |  ^
        Fix: move the block into the list "blocks", before the ] at its end, with a comma between.   [text-after-end]
    "
  `);
});

test("marks at the start of lines, and dots and notes for what was left out", () => {
  expect(
    toldOfEach(
      PAGE.replace(/^ {4}\{[^]*?^ {4}\}/m, (block) => block.replace(/^/gm, "> ")),
      PAGE.replace('      "heading": "One"', '-     "heading": "1"\n+     "heading": "One"'),
      PAGE.replace(/ {4}\{\n {6}"type": "cta"[^]*?\n {4}\}/, "    ..."),
      PAGE.replace(/ {4}\{\n {6}"type": "cta"[^]*?\n {4}\}/, "    // ... the rest of the blocks"),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4:1   ">" is not expected here.
        4 | >     {
          | ^
        Fix: take ">" out, and also at the start of the lines below, down to line 8.   [unexpected-text]

    pages/x.json:6:1   "-" is not expected here.
        6 | -     "heading": "1"
          | ^
        Fix: these are lines of a comparison of two versions: take out each line that starts with "-" as a whole. Where a line starts with "+", take out only that sign.   [unexpected-text]

    pages/x.json:9:5   "..." is not expected here.
        9 |     ...
          |     ^^^
        Fix: take "..." out, with the comma before it. If it stands for something that was left out, put that back from an older copy of the page.   [unexpected-text]

    pages/x.json:9:5   There is a comment here, and JSON has none.
        9 |     // ... the rest of the blocks
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: if it stands for something that was left out, put that back from an older copy of the page. Then take the comment out.   [comment]
    "
  `);
});

test("a group that stands outside of its list", () => {
  expect(
    toldOfEach(
      PAGE.replace("    },\n    {", "    }\n  ],\n    {"),
      PAGE.replace("\n  ]\n", `\n  ],\n  ${FAQ}\n`),
      PAGE.replace("\n      ", `\n      ${FAQ},\n      `),
      PAGE.replace('  "blocks"', `  ${FAQ},\n  "blocks"`),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:9:3   The list of "blocks" ends here, but more of its entries follow.
        9 |   ],
          |   ^
        Fix: take this ] out, and leave the comma behind it.         [extra-bracket]

    pages/x.json:15:3   The list of "blocks" ends at the ] of line 14, but this { is one more of its entries.
        15 |   { "type": "faq", "heading": "Three", "items": [{ "question": "Who?", "answer": "We." }] }
           |   ^
        Fix: write ] behind the last } of line 15. Then take line 14 out, and write a comma at the end of line 13.   [wrong-bracket]

    pages/x.json:5:7   A block begins here, inside of another one.
        5 |       { "type": "faq", "heading": "Three", "items": [{ "question": "Who?", "answer": "We." }] },
          |       ^
        Fix: move it, from this { to the } of line 5, with the comma behind it, to before the { of line 4.   [missing-name]

    pages/x.json:3:3   A block begins here, but not in the list "blocks".
        3 |   { "type": "faq", "heading": "Three", "items": [{ "question": "Who?", "answer": "We." }] },
          |   ^
        Fix: move all of it, from { to }, into the list "blocks", with a comma between it and the others.   [missing-name]
    "
  `);
});

test("quotation marks inside of a text", () => {
  expect(
    toldOfEach(
      PAGE.replace("A few words about it.", 'See <a href="/contact">this page</a>.'),
      PAGE.replace("A few words about it.", 'A 5" screen: nothing else.'),
      PAGE.replace("A few words", 'He said: "A few words", and more'),
      PAGE.replace("A few words", 'A few words." More'),
      PAGE.replace("A few words", 'It"s a few words'),
      PAGE.replaceAll('"', '""'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:7:20   An HTML link stands in this text, and its quotation marks end the text too early.
        7 |       "text": "See <a href="/contact">this page</a>."
          |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write [this page](/contact) in its place.               [quote-in-text]

    pages/x.json:7:19   A quotation mark inside a text ends the text too early.
        7 |       "text": "A 5" screen: nothing else."
          |                   ^
        Fix: write \\" for each quotation mark inside the text: "A 5\\" screen: nothing else.".   [quote-in-text]

    pages/x.json:7:25   A quotation mark inside a text ends the text too early.
        7 |       "text": "He said: "A few words", and more about it."
          |                         ^
        Fix: write \\" for each quotation mark inside the text: "He said: \\"A few words\\", and more about it.".   [quote-in-text]

    pages/x.json:7:28   A quotation mark inside a text ends the text too early.
        7 |       "text": "A few words." More about it."
          |                            ^
        Fix: take this quotation mark out. If it is to be shown, write \\" for it.   [quote-in-text]

    pages/x.json:7:18   A quotation mark inside a text ends the text too early.
        7 |       "text": "It"s a few words about it."
          |                  ^
        Fix: write \\" for each quotation mark inside the text: "It\\"s a few words about it.".   [quote-in-text]

    pages/x.json:2:3   The quotation marks here are written twice, as tables have them.
        2 |   ""route"": ""/x"",
          |   ^^^^^^^^^^^^^^^^^
        Fix: keep one of each two: "route": "/x", and so all others down to line 12.   [unexpected-text]
    "
  `);
});

test("a text with an empty line in it, and a text without a name", () => {
  expect(
    toldOfEach(
      PAGE.replace("A few words", "A few\n\n\nwords"),
      PAGE.replace("A few words", "A few\n  words"),
      PAGE.replace("A few words", "A soft-\nware"),
      PAGE.replace("A few words", "A few\nwords\n- one\n- two\nand more"),
      PAGE.replace("A few words", "We look for\n•\tDesign\n•\tCode"),
      PAGE.replace("A few words", "You need\n1. An idea\n2. Time"),
      PAGE.replace('"heading": "One"', '"One and more"'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "A few
          |               ^^^^^^
        Fix: write the text on one line: "A few words about it.".    [line-break-in-text]

    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "A few
          |               ^^^^^^
        Fix: write the text on one line: "A few words about it.".    [line-break-in-text]

    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "A soft-
          |               ^^^^^^^^
        Fix: write the text on one line.                             [line-break-in-text]

    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "A few
          |               ^^^^^^
        Fix: write the text on one line, with \\n- before each point: "A few\\nwords\\n- one\\n…".   [line-break-in-text]

    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "We look for
          |               ^^^^^^^^^^^^
        Fix: write the text on one line, with \\n- before each point: "We look for\\n- Design\\n- Code about it.".   [line-break-in-text]

    pages/x.json:7:15   There is a line break inside this text.
        7 |       "text": "You need
          |               ^^^^^^^^^
        Fix: write the text on one line, with \\n before each point: "You need\\n1. An idea\\n2. Time about it.".   [line-break-in-text]

    pages/x.json:6:7   There is no name before this text.
        6 |       "One and more",
          |       ^^^^^^^^^^^^^^
        Fix: write its name and a colon before it, such as "heading": for a heading.   [missing-name]
    "
  `);
});

test("other brackets, numbers with a sign, and backslashes in the name of a file", () => {
  expect(
    toldOfEach(
      PAGE.replace('"/contact" }', '"/contact" )'),
      PAGE.replace('"button": {', '"button": ｛'),
      PAGE.replace('"One"', "1/2"),
      PAGE.replace('"One"', '"panels\\contact.webp"'),
      PAGE.replace('      "text"', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0"text"'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:12:62   There is ) where } belongs.
        12 |       "button": { "label": "Write to us", "href": "/contact" )
           |                                                              ^
        Fix: write } in its place.                                   [wrong-bracket, can be fixed for you]

    pages/x.json:12:17   The bracket here is a wide one: ｛.
        12 |       "button": ｛ "label": "Write to us", "href": "/contact" }
           |                 ^^
        Fix: write { in its place.                                   [wrong-bracket, can be fixed for you]

    pages/x.json:6:18   The text 1/2 is not in quotation marks.
        6 |       "heading": 1/2,
          |                  ^^^
        Fix: put the whole text in quotation marks: "1/2".           [unquoted-text]

    pages/x.json:6:25   \\c means nothing in JSON.
        6 |       "heading": "panels\\contact.webp",
          |                         ^^
        Fix: write / in the place of each backslash: "panels/contact.webp".   [bad-backslash]

    pages/x.json:7:1   There are 6 characters here that cannot be seen: U+00A0.
        7 | <U+00A0><U+00A0><U+00A0><U+00A0><U+00A0><U+00A0>"text": "A few words about it."
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write plain spaces in their place.                      [invisible-character, can be fixed for you]
    "
  `);
});

test("a list that ends before several of its entries, and fields behind them", () => {
  const early = PAGE.replace("    },\n    {", "    }\n  ],\n    {").replace(
    "\n  ]\n}",
    `,\n    ${FAQ},\n  "title": "One"\n}`,
  );
  expect(toldOfEach(early)).toMatchInlineSnapshot(`
    "
    pages/x.json:10:5   The list of "blocks" ends at the ] of line 9, but this { is one more of its entries.
        10 |     {
           |     ^
        Fix: write ] behind the last } of line 15. Then take line 9 out, and write a comma at the end of line 8.   [wrong-bracket]
    "
  `);
});

test("the name of a file above the page or in its place", () => {
  expect(toldOfEach(`**x.json**\n\n${PAGE}`, "../archive/x.json", "./x.json\n")).toMatchInlineSnapshot(`
    "
    pages/x.json:1:1   A page starts with {, but this file starts with "**x.json**".
        1 | **x.json**
          | ^^^^^^^^^^
        Fix: take out what stands before the first {.                [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "../archive/x.json".
        1 | ../archive/x.json
          | ^^^^^^^^^^^^^^^^^
        Fix: compare it with a page that works, or copy one and change its words.   [not-json]

    pages/x.json:1:1   A page starts with {, but this file starts with "./x.json".
        1 | ./x.json
          | ^^^^^^^^
        Fix: compare it with a page that works, or copy one and change its words.   [not-json]
    "
  `);
});
