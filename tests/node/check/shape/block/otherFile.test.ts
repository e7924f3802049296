/** What came from other programs or from another place: fields in other words, blocks of another type, files that are no pages. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { pageAt, settings, shortHero, text, told, toldOf } from "../../site.ts";

const faq = { type: "faq", heading: "What people ask", items: [{ question: "Who?", answer: "We." }] };
const [item] = faq.items;

test("a block of which only the type was changed", () => {
  expect(
    [
      toldOf(shortHero("A kite"), {
        ...faq,
        type: "accordion",
        items: [item!, { question: "When?", answer: "Soon." }],
      }),
      toldOf(shortHero("A kite"), {
        type: "faq",
        heading: "What we do",
        text: "Two things.",
        items: [
          { title: "One", text: "The first.", pictogram: "services/seo" },
          { title: "Two", text: "The second." },
        ],
      }),
      toldOf(shortHero("A kite"), {
        type: "servicesGrid",
        heading: "What we do",
        lead: "Two things.",
        items: [
          { title: "One", text: "The first." },
          { title: "Two", text: "The second." },
        ],
      }),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/index.json:15:15   In block 2 (accordion "What people ask"): "type" is "accordion", but these are the fields of a faq.
        15 |       "type": "accordion",
           |               ^^^^^^^^^^^
        Fix: write "faq", or, if it should stay "accordion", rename "question" to "title" and "answer" to "text" in both places.   [other-block]

    pages/index.json:15:15   In block 2 (faq "What we do"): "type" is "faq", but these are the fields of an accordion.
        15 |       "type": "faq",
           |               ^^^^^
        Fix: write "accordion".                                      [other-block]

    pages/index.json:15:15   In block 2 (servicesGrid "What we do"): "type" is "servicesGrid", but these are the fields of a cardGrid.
        15 |       "type": "servicesGrid",
           |               ^^^^^^^^^^^^^^
        Fix: write "cardGrid".                                       [other-block]"
  `);
});

test("fields in the words of other programs", () => {
  expect(
    [
      toldOf({ ...shortHero("A kite"), buttonText: "Write to us", "button-link": "/contact" }),
      toldOf(shortHero("A kite"), { ...faq, items: [{ q: "Who?", a: "We." }] }),
      toldOf(shortHero("A kite"), { ...faq, items: [{ kysymys: "Wer?", vastaus: "Wir." }] }),
      told({
        "pages/index.json": text({
          ...pageAt("/x"),
          blocks: undefined as never,
          Blocks: [{ Type: "hero", Heading: "Hello", Image: shortHero("A kite")["image"]! }],
        }),
      }),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/index.json:13:7   In block 1 (hero "Hello"): "buttonText" and "button-link" are not something a hero has.
        13 |       "buttonText": "Write to us",
           |       ^^^^^^^^^^^^
        Fix: write in their place: "button": { "label": "Write to us", "href": "/contact" }.   [unknown-property]

    pages/index.json:19:11   In block 2 (faq "What people ask") > question 1: "q" is not something a question has.
        19 |           "q": "Who?",
           |           ^^^
        Fix: rename it to "question".                                [unknown-property, can be fixed for you]

    pages/index.json:20:11   In block 2 (faq "What people ask") > question 1: "a" is not something a question has.
        20 |           "a": "We."
           |           ^^^
        Fix: rename it to "answer".                                  [unknown-property, can be fixed for you]

    pages/index.json:19:11   In block 2 (faq "What people ask") > question 1: "kysymys" and "vastaus" are not something a question has.
        19 |           "kysymys": "Wer?",
           |           ^^^^^^^^^
        Fix: write "question" and "answer" in the place of these names.   [unknown-property]

    pages/_site.json:59:21   In footer > column 1 > link 1: no page lives at "/".
        59 |             "href": "/"
           |                     ^^^
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]

    pages/index.json:5:3   "Blocks" is not something a page has.
        5 |   "Blocks": [
          |   ^^^^^^^^
        Fix: rename it to "blocks".                                  [unknown-property, can be fixed for you]

    pages/index.json:7:7   In block 1: "Type" is not something a block has.
        7 |       "Type": "hero",
          |       ^^^^^^
        Fix: rename it to "type".                                    [unknown-property]

    pages/index.json:8:7   In block 1: "Heading" is not something a hero has.
        8 |       "Heading": "Hello",
          |       ^^^^^^^^^
        Fix: rename it to "heading".                                 [unknown-property]

    pages/index.json:9:7   In block 1: "Image" is not something a hero has.
        9 |       "Image": {
          |       ^^^^^^^
        Fix: rename it to "image".                                   [unknown-property]"
  `);
});

test("texts and entries among the blocks", () => {
  expect(
    [
      toldOf(shortHero("A kite"), "contact-form"),
      toldOf(shortHero("A kite"), "A few words about us."),
      toldOf(shortHero("A kite"), faq, item!),
      toldOf(shortHero("A kite"), { ...faq, items: [item!, { type: "shared", use: "contact-form" }] }),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/index.json:14:5   In block 2: a block is a group of fields in { }, but this is a text.
        14 |     "contact-form"
           |     ^^^^^^^^^^^^^^
        Fix: write it like this: { "type": "shared", "use": "contact-form" }.   [wrong-type]

    pages/index.json:14:5   In block 2: a block is a group of fields in { }, but this is a text.
        14 |     "A few words about us."
           |     ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this, with your own words for the three dots: { "type": "intro", "heading": "…", "text": "A few words about us." }.   [wrong-type]

    pages/index.json:24:5   In block 3: the "type" is missing, so nobody knows what kind of block this is.
        24 |     {
           |     ^
        Fix: move it (lines 24 to 27) into the list "items" of the block before it: right behind the } of line 21, with a comma between. Also take out the comma that stood before it, in line 23.   [missing-type]

    pages/index.json:23:11   In block 2 (faq "What people ask") > question 2: a shared block is no question.
        23 |           "type": "shared",
           |           ^^^^^^
        Fix: move all of it, from { to the } of line 25, to the list "blocks" of the page, behind the } of block 2 in line 27. In both lists, one comma stands between two entries, and none behind the last.   [unknown-property]"
  `);
});

test("files that are no pages", () => {
  expect(
    ([{}, faq, { name: "site", version: "1.0.0" }, [pageAt("/x", faq)]] as Json[])
      .map((content) => told({ "pages/x.json": text(content) }))
      .join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/x.json:1:1   Nothing stands between the { } of this page.
        1 | {}
          | ^
        Fix: copy a page that works and change its words, or move this file out of the folder pages.   [missing-property]

    pages/x.json:2:11   This is a faq, but a page has its blocks in a list called "blocks".
        2 |   "type": "faq",
          |           ^^^^^
        Fix: move it into the list "blocks" of a page, and delete this file.   [missing-property]

    pages/x.json:1:1   This is no page: it has no list of "blocks".
        1 | {
          | ^
        Fix: copy a page that works and change its words, or move this file out of the folder pages.   [missing-property]

    pages/x.json:1:1   The file should be a group of fields in { }, but it is a list.
        1 | [
          | ^
        Fix: take the [ ] around it away.                            [wrong-type]
        The links to this page are checked when this is put right."
  `);
});

test("Cyrillic letters that look like Latin ones", () => {
  expect(
    [
      toldOf({ ...shortHero("A kite"), heading: "Привет, iOS", "gr\u043eund": "white" }),
      toldOf({ ...shortHero("A kite"), type: "her\u043e" }),
      toldOf({ ...shortHero("A kite"), ground: "te\u0430l" }),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/index.json:13:7   In block 1 (hero "Привет, iOS"): "gr<U+043E>und" is not something a hero has.
        13 |       "gr<U+043E>und": "white"
           |       ^^^^^^^^^^^^^^^
        Fix: rename it to "ground". <U+043E> stands for a Cyrillic letter that only looks like "o": type the word again.   [unknown-property, can be fixed for you]

    pages/index.json:7:15   In block 1: there is no block called "her<U+043E>".
        7 |       "type": "her<U+043E>",
          |               ^^^^^^^^^^^^^
        Fix: write "hero". <U+043E> stands for a Cyrillic letter that only looks like "o": type the word again.   [unknown-block, can be fixed for you]

    pages/index.json:13:17   In block 1 (hero "Hello"): "ground" cannot be "te<U+0430>l".
        13 |       "ground": "te<U+0430>l"
           |                 ^^^^^^^^^^^^^
        Fix: write "teal". <U+0430> stands for a Cyrillic letter that only looks like "a": type the word again.   [unknown-option, can be fixed for you]"
  `);
});

test("the site file and another one that have changed places", () => {
  const site = text(settings());
  const home = text(pageAt("/", shortHero("A kite")));
  const team = text(pageAt("/team", shortHero("A team")));
  expect(told({ "pages/index.json": home, "pages/team.json": site, "pages/_site.json": team })).toMatchInlineSnapshot(`
    "pages/_site.json:1:1   This is a page, and what belongs here is in pages/team.json: the two files have changed places.
        1 | {
          | ^
        Fix: give each of the two files the name of the other.       [unknown-file]"
  `);
  const block = text({ block: faq });
  expect(told({ "pages/index.json": home, "pages/_shared/faq.json": site, "pages/_site.json": block }))
    .toMatchInlineSnapshot(`
    "pages/_site.json:1:1   This is a shared block, and what belongs here is in pages/_shared/faq.json: the two files have changed places.
        1 | {
          | ^
        Fix: give each of the two files the name of the other.       [unknown-file]"
  `);
});
