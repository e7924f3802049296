import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import {
  codesOf,
  type Group,
  inputOf,
  page,
  problemsOf,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
} from "../site.ts";

/** The file with the safe edits of its problems made. */
function mended(written: string, problems: readonly Problem[]): string {
  const edits = problems.flatMap(({ edit }) => edit ?? []).toSorted((a, b) => b.offset - a.offset);
  return edits.reduce(
    (all, { offset, length, text: put }) => all.slice(0, offset) + put + all.slice(offset + length),
    written,
  );
}

describe("words that were only to hold a place", () => {
  test("are told where a program wrote them in the place of a text", () => {
    expect(toldOf(shortIntro({ text: ["[object Object]", "undefined", "What is undefined is not told."] })))
      .toMatchInlineSnapshot(`
        "pages/index.json:10:9   In block 1 (intro "Hello") > text: "[object Object]" is what a program writes where it had nothing to show.
            10 |         "[object Object]",
               |         ^^^^^^^^^^^^^^^^^
            Fix: write the real words, or take it out, with the comma behind it.   [placeholder-text]

        pages/index.json:11:9   In block 1 (intro "Hello") > text: "undefined" is what a program writes where it had nothing to show.
            11 |         "undefined",
               |         ^^^^^^^^^^^
            Fix: write the real words, or take it out, with the comma behind it.   [placeholder-text]"
      `);
  });

  test("are told", () => {
    const texts = [
      "Lorem ipsum dolor sit amet.",
      "TODO: prices",
      "Call [your number].",
      "Dear {{company}}",
      "By <insert name>",
      "{{ first name }}",
    ];
    expect(toldOf(shortIntro({ text: texts }))).toMatchInlineSnapshot(`
      "pages/index.json:10:9   In block 1 (intro "Hello") > text: "Lorem ipsum dolor sit amet" looks like words that are still to be written.
          10 |         "Lorem ipsum dolor sit amet.",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write the real words, or take all of the Latin out.     [placeholder-text]

      pages/index.json:11:9   In block 1 (intro "Hello") > text: "TODO" looks like words that are still to be written.
          11 |         "TODO: prices",
             |         ^^^^^^^^^^^^^^
          Fix: write the real words in the place of the whole note, or take all of it out.   [placeholder-text]

      pages/index.json:12:9   In block 1 (intro "Hello") > text: "[your number]" looks like words that are still to be written.
          12 |         "Call [your number].",
             |         ^^^^^^^^^^^^^^^^^^^^^
          Fix: write the real words in the place of "[your number]", or a sentence that needs none.   [placeholder-text, a warning]

      pages/index.json:13:9   In block 1 (intro "Hello") > text: nothing is filled in for "{{company}}" as it is written.
          13 |         "Dear {{company}}",
             |         ^^^^^^^^^^^^^^^^^^
          Fix: write "{company}" with one pair of braces.              [placeholder-text]

      pages/index.json:14:9   In block 1 (intro "Hello") > text: "<insert name>" looks like words that are still to be written.
          14 |         "By <insert name>",
             |         ^^^^^^^^^^^^^^^^^^
          Fix: write the real words in the place of "<insert name>", or a sentence that needs none.   [placeholder-text]

      pages/index.json:15:9   In block 1 (intro "Hello") > text: "{{ first name }}" looks like words that are still to be written.
          15 |         "{{ first name }}"
             |         ^^^^^^^^^^^^^^^^^^
          Fix: write the real words, or take it out, with the comma before it, at the end of line 14.   [placeholder-text]"
    `);
  });

  test.each(["FIXME", "Date TBD", "[Insert a date]", "+91 XXX", "LOREM IPSUM", "TODO: name it"])("%s", (words) => {
    expect(codesOf(shortIntro({ heading: words }))).toEqual(["placeholder-text"]);
    expect(codesOf(shortHero(words))).toEqual(["placeholder-text"]);
  });

  test.each(["...", "…"])("dots alone: %s", (dots) => {
    expect(codesOf(shortIntro({ heading: dots }))).toEqual(["placeholder-text"]);
    expect(codesOf(shortIntro({ heading: `${dots} and more` }))).toEqual([]);
  });

  test.each([
    "A todo app",
    "TODO list",
    "TODOs done",
    "LO QUE ES TODO",
    "[your plan](/contact)",
    "An XXXL shirt",
    "The [sic] sign",
  ])("%s is fine", (words) => {
    expect(codesOf(shortIntro({ text: words }))).toEqual([]);
  });

  test("a strange name in two pairs of braces is told once", () => {
    expect(codesOf(shortIntro({ text: "{{name}}" }))).toEqual(["unknown-token"]);
  });
});

describe("Markdown", () => {
  test("that does not become what is meant", () => {
    const texts = [
      "![A kite](kite.webp)",
      "See [our work] (/portfoliopage).",
      "See (our work)[/portfoliopage].",
      "See [our work](/portfoliopage for more.",
      "See [our work](/our work).",
      "See [our prices](#Our Prices).",
      "See [their work]https://example.org/work for more.",
      "See all our work](/portfoliopage) for more.",
    ];
    expect(toldOf(shortIntro({ text: texts }))).toMatchInlineSnapshot(`
      "pages/index.json:10:9   In block 1 (intro "Hello") > text: a picture cannot stand in a text: "![A kite](kite.webp)" would be shown as it is written.
          10 |         "![A kite](kite.webp)",
             |         ^^^^^^^^^^^^^^^^^^^^^^
          Fix: take it out, with a comma beside it, and show the picture in a block that has an "image", for example a hero or an article.   [picture-in-text]

      pages/index.json:11:9   In block 1 (intro "Hello") > text: the link "[our work] (/portfoliopage)" is not written as a link: a space stands between "]" and "(".
          11 |         "See [our work] (/portfoliopage).",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[our work](/portfoliopage)".                     [broken-markdown-link]

      pages/index.json:12:9   In block 1 (intro "Hello") > text: the link "(our work)[/portfoliopage]" is not written as a link: its two kinds of brackets have changed places.
          12 |         "See (our work)[/portfoliopage].",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[our work](/portfoliopage)".                     [broken-markdown-link]

      pages/index.json:13:9   In block 1 (intro "Hello") > text: the link "[our work](/portfoliopage" is not written as a link: the ")" at its end is missing.
          13 |         "See [our work](/portfoliopage for more.",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[our work](/portfoliopage)".                     [broken-markdown-link]

      pages/index.json:14:9   In block 1 (intro "Hello") > text: the link "[our work](/our work)" is not written as a link: there is a space in the address.
          14 |         "See [our work](/our work).",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write the address without spaces.                       [broken-markdown-link]

      pages/index.json:15:9   In block 1 (intro "Hello") > text: the link "[our prices](#Our Prices)" is not written as a link: there is a space in the address.
          15 |         "See [our prices](#Our Prices).",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[our prices](#our-prices)".                      [broken-markdown-link]

      pages/index.json:16:9   In block 1 (intro "Hello") > text: the link "[their work]https://example.org/work" is not written as a link: its address does not stand in ( ).
          16 |         "See [their work]https://example.org/work for more.",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[their work](https://example.org/work)".         [broken-markdown-link]

      pages/index.json:17:9   In block 1 (intro "Hello") > text: the link "work](/portfoliopage)" is not written as a link: the "[" before its words is missing.
          17 |         "See all our work](/portfoliopage) for more."
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "[" before the words to click, for example "[work](/portfoliopage)".   [broken-markdown-link]"
    `);
  });

  test.each([
    "\\[a] (/b)",
    "`[a] (/b)` is how",
    "A list [1] (see below)",
    "[a](/contact) (/b)",
    "(a) [b](/contact)",
    "!\\[a](b)",
  ])("%s is fine", (words) => {
    expect(codesOf(shortIntro({ text: words })).filter((code) => code !== "broken-link")).toEqual([]);
  });

  test("where only plain words work", () => {
    const button = { label: "**Our work**", href: "/contact" };
    expect(toldOf(shortIntro({ heading: "# Apps [that](/contact) work", button }))).toMatchInlineSnapshot(`
      "pages/index.json:8:18   In block 1 (intro "# Apps [that](/contact) work"): "# Apps [that](/contact) work" would be shown as it is written, with its signs.
          8 |       "heading": "# Apps [that](/contact) work",
            |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "Apps that work". A link can stand in a text, or be a "button".   [markdown-in-line, a warning]

      pages/index.json:11:18   In block 1 (intro "# Apps [that](/contact) work") > button: "**Our work**" would be shown as it is written, with its signs.
          11 |         "label": "**Our work**",
             |                  ^^^^^^^^^^^^^^
          Fix: write "Our work".                                       [markdown-in-line, a warning]"
    `);
    expect(codesOf(shortIntro({ heading: "C# and 5 ** 2", text: "**Bold** and [our work](/contact)" }))).toEqual([]);
    expect(codesOf(shortIntro({ heading: "Apps from 900** a month" }))).toEqual([]);
  });

  test("bold words that have no end", () => {
    const long = `Apps that work ${"and work ".repeat(8)}on **every phone`;
    expect(problemsOf({ "pages/index.json": text(page(shortIntro({ heading: long }))) })).toMatchObject([
      { code: "markdown-in-line", fix: 'write "every" in its place.' },
    ]);
    expect(codesOf(shortIntro({ figures: [{ value: "9", label: `${"**a ".repeat(700_000)}a` }] }))).toEqual([]);
    expect(toldOf(shortIntro({ heading: "**Apps that work" }), shortIntro({ heading: "Apps (**fast" })))
      .toMatchInlineSnapshot(`
        "pages/index.json:8:18   In block 1 (intro "**Apps that work"): "**Apps that work" would be shown as it is written, with its signs.
            8 |       "heading": "**Apps that work",
              |                  ^^^^^^^^^^^^^^^^^^
            Fix: write "Apps that work".                                 [markdown-in-line, a warning]

        pages/index.json:13:18   In block 2 (intro "Apps (**fast"): "Apps (**fast" would be shown as it is written, with its signs.
            13 |       "heading": "Apps (**fast",
               |                  ^^^^^^^^^^^^^^
            Fix: write "Apps (fast".                                     [markdown-in-line, a warning]"
      `);
  });
});

describe("what cannot be seen", () => {
  test("characters", () => {
    const written = text(page(shortIntro({ heading: "App\u200bs", text: "A \u2066few\u2069 words." })));
    expect(told({ "pages/index.json": written })).toMatchInlineSnapshot(`
      "pages/index.json:8:18   In block 1 (intro "App<U+200B>s"): there is a character in this text that cannot be seen: U+200B, in "App<U+200B>s".
          8 |       "heading": "App<U+200B>s",
            |                  ^^^^^^^^^^^^^^
          Fix: take it out, or type the word again.                    [hidden-character, a warning, can be fixed for you]

      pages/index.json:9:15   In block 1 (intro "App<U+200B>s"): there is a character in this text that cannot be seen: U+2066, in "A <U+2066>few<U+2069> words.".
          9 |       "text": "A <U+2066>few<U+2069> words."
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: take it out, or type the word again.                    [hidden-character, a warning, can be fixed for you]"
    `);
    const better = mended(written, problemsOf({ "pages/index.json": written }));
    expect(better).toBe(written.replace(/[\u200b\u2066\u2069]/g, ""));
    expect(problemsOf({ "pages/index.json": better })).toEqual([]);
    expect(codesOf(shortIntro({ heading: "Mit\u00adarbeit 5\u00a0km", text: "سلام \u2066x\u2069 👩‍💻" }))).toEqual([]);
  });

  test("characters that JSON writes with a backslash", () => {
    for (const hidden of ["\b", "\f", "\u0001", "\u007f"])
      expect(codesOf(shortIntro({ heading: `App${hidden}s` }))).toEqual(["hidden-character"]);
  });

  test("spaces at the ends", () => {
    const written = text(page(shortIntro({ heading: " Hello", text: ["A few words. ", "    code"] })));
    expect(told({ "pages/index.json": written })).toMatchInlineSnapshot(`
      "pages/index.json:8:18   In block 1 (intro " Hello"): " Hello" starts with a space.
          8 |       "heading": " Hello",
            |                  ^^^^^^^^
          Fix: take the space out where it starts.                     [stray-space, a warning, can be fixed for you]

      pages/index.json:10:9   In block 1 (intro " Hello") > text: "A few words. " ends with a space.
          10 |         "A few words. ",
             |         ^^^^^^^^^^^^^^^
          Fix: take the space out where it ends.                       [stray-space, a warning, can be fixed for you]"
    `);
    const better = mended(written, problemsOf({ "pages/index.json": written }));
    expect(better).toBe(written.replace('" H', '"H').replace('. "', '."'));
    expect(problemsOf({ "pages/index.json": better })).toEqual([]);
  });
});

test("tabs at the ends", () => {
  expect(toldOf(shortIntro({ text: "\tA few words." }), shortIntro({ text: "A few words.\t" }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): "<U+0009>A few words." starts with a tab.
        9 |       "text": "\\tA few words."
          |               ^^^^^^^^^^^^^^^^
        Fix: take \\t out where it starts.                            [stray-space, a warning, can be fixed for you]

    pages/index.json:14:15   In block 2 (intro "Hello"): "A few words.<U+0009>" ends with a tab.
        14 |       "text": "A few words.\\t"
           |               ^^^^^^^^^^^^^^^^
        Fix: take \\t out where it ends.                              [stray-space, a warning, can be fixed for you]"
  `);
});

test("shared blocks that no page uses", () => {
  const note = text({ block: shortIntro({}), open: [] });
  const around = (files: Record<string, string>) => {
    const site = siteWith({ "pages/_shared/note.json": note, ...files });
    const { blocks, ...all } = JSON.parse(String(site["pages/all.json"])) as Group;
    return {
      ...site,
      "pages/all.json": text({ ...all, blocks: (blocks as Group[]).filter(({ use }) => use !== "note") }),
    };
  };
  const codesIn = (files: Record<string, string>) => check(inputOf(around(files))).map(({ code }) => code);
  expect(
    check(inputOf(around({}))).map(({ file, line, sentence, fix, severity }) => [file, line, sentence, fix, severity]),
  ).toMatchInlineSnapshot(`
    [
      [
        "pages/_shared/note.json",
        2,
        "No page uses the shared block "note".",
        "place it on a page with { "type": "shared", "use": "note" }. Or leave it for later: it does no harm. Delete the file only if nobody wants it again.",
        "warning",
      ],
    ]
  `);
  const use = (fields: Group) => ({ "pages/index.json": text(page({ type: "shared", ...fields })) });
  expect(codesIn(use({ use: "note" }))).toEqual([]);
  expect(codesIn(use({ use: "notte" }))).toEqual(["unknown-shared"]);
  expect(codesIn(use({ uze: "note" }))).toEqual(["unknown-property"]);
  expect(codesIn({ "pages/index.json": "{" })).toEqual(["unclosed-bracket"]);
});

test("choices of a form that are the same", () => {
  const options = [
    { value: "a", label: "Apps" },
    { value: "a", label: "Webs" },
    { value: "c", label: "apps" },
    { value: "c", label: "apps" },
  ];
  const site = {
    ...settings(),
    fields: { name: { label: "Name", kind: "text" }, email: { label: "What?", kind: "select", options } },
  };
  expect(`\n${told({ "pages/_site.json": text(site) })}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:82:20   In fields > email > options > choice 2: choice 1 has the same "value": "a".
        82 |           "value": "a",
           |                    ^^^
        The other is pages/_site.json, line 78.
        Fix: change one of the two, or take it out, from { to }, with a comma beside it.   [repeated-choice]

    pages/_site.json:87:20   In fields > email > options > choice 3: choice 1 has the same "label": "apps".
        87 |           "label": "apps"
           |                    ^^^^^^
        The other is pages/_site.json, line 79.
        Fix: change one of the two, or take it out, from { to }, with a comma beside it.   [repeated-choice]

    pages/_site.json:90:20   In fields > email > options > choice 4: choice 3 has the same "value": "c".
        90 |           "value": "c",
           |                    ^^^
        The other is pages/_site.json, line 86.
        Fix: change one of the two, or take it out, from { to }, with a comma beside it.   [repeated-choice]
    "
  `);
});
