/** Code of programs and templates in a page. */
import { expect, test } from "vitest";
import { page, sentences, shortIntro, text, told, toldOfEach } from "../../site.ts";

test("code in the place of a value, around one, and between two", () => {
  expect(
    toldOfEach(
      `{\n  "heading": t("before.you.write"),\n  "lead": "x"\n}`,
      `{\n  "heading": "Before you write".trim().slice(0, 9),\n  "lead": "x"\n}`,
      `{\n  "ground": "white" | "mist" | "night",\n  "lead": "x"\n}`,
      `{\n  "ground": "white" or "mist"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:14   There is code of a program here, which no page has: t("before.you.write").
        2 |   "heading": t("before.you.write"),
          |              ^^^^^^^^^^^^^^^^^^^^^
        Fix: write the words themselves in its place, in quotation marks.   [unexpected-text]

    pages/x.json:2:32   There is code of a program here, which no page has: .trim().slice(0, 9).
        2 |   "heading": "Before you write".trim().slice(0, 9),
          |                                ^^^^^^^^^^^^^^^^^^^
        Fix: take .trim().slice(0, 9) out.                           [unexpected-text, can be fixed for you]

    pages/x.json:2:13   There are several texts here, with "|" between them, but only one belongs here.
        2 |   "ground": "white" | "mist" | "night",
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: keep one of them: "white", "mist" or "night".           [unexpected-text]

    pages/x.json:2:13   There are several texts here, with "or" between them, but only one belongs here.
        2 |   "ground": "white" or "mist"
          |             ^^^^^^^^^^^^^^^^^
        Fix: keep one of them: "white" or "mist".                    [unexpected-text]
    "
  `);
});

test("what a program would put something in the place of", () => {
  const list = (...lines: string[]) => `{\n  "blocks": [\n    ${lines.join("\n    ")}\n  ]\n}`;
  expect(
    toldOfEach(
      list("{% include contact.json %},", '{ "type": "faq" }'),
      list('{% include "contact.json" %},', '{ "type": "faq" }'),
      list("...,", '{ "type": "faq" }'),
      list('{ "type": "faq" },', "...moreBlocks"),
      `{\n  ...defaults,\n  "route": "/x"\n}`,
      `{\n  "heading": {% heading %},\n  "route": "/x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:5   There is code of a program here, which no page has: {% include contact.json %}.
        3 |     {% include contact.json %},
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the comma behind it. If it stands for something that the page needs, write that in its place.   [unexpected-text]

    pages/x.json:3:5   There is code of a program here, which no page has: {% include "contact.json" %}.
        3 |     {% include "contact.json" %},
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the comma behind it. If it stands for something that the page needs, write that in its place.   [unexpected-text]

    pages/x.json:3:5   "..." is not expected here.
        3 |     ...,
          |     ^^^
        Fix: take "..." out, with the comma behind it. If it stands for something that was left out, put that back from an older copy of the page.   [unexpected-text]

    pages/x.json:4:5   There is code of a program here, which no page has: ...moreBlocks.
        4 |     ...moreBlocks
          |     ^^^^^^^^^^^^^
        Fix: take it out, with the comma before it. If it stands for something that the page needs, write that in its place.   [unexpected-text]

    pages/x.json:2:3   There is code of a program here, which no page has: ...defaults.
        2 |   ...defaults,
          |   ^^^^^^^^^^^
        Fix: take it out, with the comma behind it. If it stands for something that the page needs, write that in its place.   [unexpected-text]

    pages/x.json:2:14   There is code of a program here, which no page has: {% heading %}.
        2 |   "heading": {% heading %},
          |              ^^^^^^^^^^^^^
        Fix: write a value in its place, or take the whole field out, with the comma behind it.   [unexpected-text]
    "
  `);
});

test("a letter before a quotation mark", () => {
  expect(
    toldOfEach(
      `{ "heading": u"How we choose", "lead": "x" }`,
      `{ "heading": H"ow we choose", "lead": "x" }`,
      `{ s"heading": "x", "items": [{ "heading": "y" }] }`,
      `{ t"itle": "x" }`,
      `{ "items": [r"One", "Two"] }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:14   "u" stands before a quotation mark, where nothing belongs.
        1 | { "heading": u"How we choose", "lead": "x" }
          |              ^
        Fix: take "u" out: "How we choose".                          [unexpected-text, can be fixed for you]

    pages/x.json:1:14   "H" stands before a quotation mark, where nothing belongs.
        1 | { "heading": H"ow we choose", "lead": "x" }
          |              ^
        Fix: write "How we choose" if the "H" belongs to the text, else "ow we choose".   [unexpected-text]

    pages/x.json:1:3   "s" stands before a quotation mark, where nothing belongs.
        1 | { s"heading": "x", "items": [{ "heading": "y" }] }
          |   ^
        Fix: take "s" out: "heading".                                [unexpected-text, can be fixed for you]

    pages/x.json:1:3   "t" stands before a quotation mark, where nothing belongs.
        1 | { t"itle": "x" }
          |   ^
        Fix: write "title" if the "t" belongs to the name, else "itle".   [unexpected-text]

    pages/x.json:1:13   "r" stands before a quotation mark, where nothing belongs.
        1 | { "items": [r"One", "Two"] }
          |             ^
        Fix: take "r" out: "One".                                    [unexpected-text, can be fixed for you]
    "
  `);
});

test("texts that are joined are shown as one, and what is wrong in them is told as well", () => {
  const joined = text(page(shortIntro({ text: "Call. Then wait for ${phone}, or write." })))
    .replace(". Then", '." +\n" Then')
    .replace(", or", '" + ", or');
  expect(sentences(told({ "pages/index.json": joined }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   Texts cannot be joined with +.
        Fix: write them as one text: "Call. Then wait for \${phone}, or write.".   [unexpected-text, can be fixed for you]

    pages/index.json:9:15   In block 1 (intro "Hello"): a name that is filled in is not written as \${phone}.
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
});

test("a sign before a quotation mark", () => {
  expect(toldOfEach(`{ "title": /"Phone", "text": "x" }`, `{ /"title": "Phone" }`)).toMatchInlineSnapshot(`
    "
    pages/x.json:1:12   "/" stands before a quotation mark, where nothing belongs.
        1 | { "title": /"Phone", "text": "x" }
          |            ^
        Fix: take "/" out: "Phone".                                  [unexpected-text, can be fixed for you]

    pages/x.json:1:3   "/" stands before a quotation mark, where nothing belongs.
        1 | { /"title": "Phone" }
          |   ^
        Fix: take "/" out: "title".                                  [unexpected-text, can be fixed for you]
    "
  `);
});

test("a picture or a drawing that a program loads", () => {
  const fixOf = (field: string) =>
    /Fix: (.*?) +\[unexpected/.exec(told({ "pages/x.json": `{\n  ${field},\n  "title": "X"\n}` }))?.[1];
  expect([
    fixOf(`"pictogram": require("./icons/seo/local-seo.svg")`),
    fixOf("\"logo\": require('../../images/logos/figma.svg')"),
    fixOf("\"src\": require('@/assets/images/people/meera.webp')"),
    fixOf('"src": import(`./people/meera.webp`)'),
    fixOf(`"heading": require("./words.json")`),
  ]).toMatchInlineSnapshot(`
    [
      "write "seo/local-seo" in its place.",
      "write "figma" in its place.",
      "write "people/meera.webp" in its place.",
      "write "people/meera.webp" in its place.",
      "write the words themselves in its place, in quotation marks.",
    ]
  `);
});

test.each(["{!! $text !!}", '<?php echo "Hi"; ?>', "<?= $text ?>", '<%= link_to "Us", "/contact" %>'])(
  "%s in a field",
  (code) => {
    const whole = text(page(shortIntro({ text: "@" }))).replace('"@"', () => code);
    expect(sentences(told({ "pages/index.json": whole })).trim()).toBe(
      [
        `pages/index.json:9:15   There is code of a program here, which no page has: ${code}.`,
        "    Fix: write a value in its place, or take the whole field out, with the comma before it.   [unexpected-text]",
      ].join("\n"),
    );
  },
);
