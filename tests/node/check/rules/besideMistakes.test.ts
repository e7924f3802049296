/** What is told where something else is wrong beside it. */
import { describe, expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text, told, toldOf } from "../site.ts";

test("a shared block may be called like a type, and a mistake in a block of that type hides no link", () => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "Why?", answer: "So." }], ground: "misty" };
  const files = {
    "pages/_shared/faq.json": text({ block: { ...faq, ground: "mist" } }),
    "pages/index.json": text(page(shortIntro({ text: "[Prices](#price)" }), shortIntro({ id: "prices" }), faq)),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): no place on this page is called "price".
        9 |       "text": "[Prices](#price)"
          |               ^^^^^^^^^^^^^^^^^^
        Fix: did you mean "#prices"?                                 [broken-anchor]

    pages/index.json:26:17   In block 3 (faq "Questions"): "ground" cannot be "misty".
        26 |       "ground": "misty"
           |                 ^^^^^^^
        Fix: did you mean "mist" (grey)?                             [unknown-option]"
  `);
});

test("a name that is there twice, in a block with another mistake", () => {
  const copy = shortIntro({ id: "prices", ground: "misty" });
  expect(told({ "pages/index.json": text(page(shortIntro({ id: "prices" }), copy)) })).toMatchInlineSnapshot(`
    "pages/index.json:16:13   In block 2 (intro "Hello"): there is a place called "prices" on this page already.
        16 |       "id": "prices",
           |             ^^^^^^^^
        The other is in block 1 (intro "Hello"), line 10.
        Fix: the two differ in "ground" (only in line 17). If one is a newer version of the other, keep the right one, and take the other one out, lines 6 to 11 or lines 12 to 18, with a comma beside it. If both are meant, take this "id" out, if no link is to lead here. Else give this one another "id", for example "hello".   [duplicate-id]

    pages/index.json:17:17   In block 2 (intro "Hello"): "ground" cannot be "misty".
        17 |       "ground": "misty"
           |                 ^^^^^^^
        Fix: did you mean "mist" (grey)?                             [unknown-option]"
  `);
  const twice = [copy, { ...copy, heading: "Hello again" }, shortIntro({ id: "other" })];
  const codes = problemsOf({ "pages/index.json": text(page(...twice)) }).map(({ code }) => code);
  expect(codes.filter((code) => code === "duplicate-id")).toHaveLength(1);
  const article = { id: "prices", text: "Words.", caption: "x" };
  const article2 = page(shortIntro({ id: "prices" }), { type: "article", sections: [article] });
  expect(problemsOf({ "pages/index.json": text(article2) }).map(({ code }) => code)).toContain("duplicate-id");
});

test("a name that a shared block on the page has, where one of the two cannot be drawn", () => {
  const shared = (fields: Group) => text({ block: shortIntro({ id: "prices", heading: "Prices", ...fields }) });
  const use = { type: "shared", use: "prices" };
  const clashes = (file: string, ...blocks: Group[]) =>
    problemsOf({ "pages/_shared/prices.json": file, "pages/index.json": text(page(...blocks)) })
      .filter(({ code }) => code === "duplicate-id")
      .map(({ file: own, pointer, detail }) => [own, pointer, detail]);
  const [whole, spoilt] = [shared({}), shared({ ground: "misty" })];
  const named = [["pages/index.json", "/blocks/1/id", expect.stringContaining("pages/_shared/prices.json, line")]];
  expect(clashes(whole, use, shortIntro({ id: "prices", ground: "misty" }))).toEqual(named);
  expect(clashes(spoilt, use, shortIntro({ id: "prices" }))).toEqual(named);
  expect(clashes(spoilt, { ...use, id: "offers" }, shortIntro({ id: "prices" }))).toEqual([]);
});

test("a picture without a description, whose name is to be written as well", () => {
  const hero = block("hero");
  const images: Group[] = [{ src: "", alt: "" }, { src: null }, { src: "", atl: "A kite" }, { src: { alt: "A kite" } }];
  expect(images.map((image) => toldOf({ ...hero, image })).join("\n\n")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Let's talk about your project") > image: nothing is written in "src".
        11 |         "src": "",
           |                ^^
        Fix: write the name of a picture, for example "panels/contact.webp", and into "alt" a few words on what the picture shows.   [blank-text]

    pages/index.json:10:7   Block 1 (hero "Let's talk about your project") has a picture but no description of it.
        10 |       "image": {
           |       ^^^^^^^
        Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]

    pages/index.json:11:16   In block 1 (hero "Let's talk about your project") > image: "src" should be a text, but it is nothing (null).
        11 |         "src": null
           |                ^^^^
        Fix: write it like this, with the name of your own picture for the three dots: "src": "…".   [wrong-type]

    pages/index.json:11:16   In block 1 (hero "Let's talk about your project") > image: nothing is written in "src".
        11 |         "src": "",
           |                ^^
        Fix: write the name of a picture, for example "panels/contact.webp".   [blank-text]

    pages/index.json:12:9   In block 1 (hero "Let's talk about your project") > image: "atl" is not something an image has.
        12 |         "atl": "A kite"
           |         ^^^^^
        Fix: rename it to "alt".                                     [unknown-property, can be fixed for you]

    pages/index.json:11:16   In block 1 (hero "Let's talk about your project") > image: "src" should be a text, but it is a group of fields in { }.
        11 |         "src": {
           |                ^
        Fix: write it as a text, without { }: "src": "A kite".       [wrong-type]"
  `);
});

test("a picture without a description, with a field in it that belongs beside it", () => {
  const src = "portfolio/01-organic-honey.webp";
  const saidOf = (image: Group) => {
    const [one, two] = [
      { id: "kites", heading: "Kites", text: "They fly.", image },
      { id: "more", heading: "More", text: "Ask." },
    ];
    const found = problemsOf({
      "pages/index.json": text(page(block("hero"), { type: "article", sections: [one, two] })),
    });
    return found.map(({ sentence, fix }) => `${sentence} ${fix}`);
  };
  expect([
    saidOf({ src, imageCaption: "One plan" }),
    saidOf({ src, caption: "One plan" }),
    saidOf({ src, imageCaption: "One plan", atl: "A kite" }),
    saidOf({ src, imageCaption: "One plan", legend: "A kite" }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "In block 2 (article), section 1 has a picture but no description of it. add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows.",
        "In block 2 (article) > section 1 > image: "imageCaption" is not something an image has. move it out of "image", to before "image" in line 27, with a comma at the end: it belongs to the section. Where it was, the comma before it goes as well.",
      ],
      [
        "In block 2 (article) > section 1 > image: "caption" is not something an image has. rename it to "alt". "alt" is read out to people who cannot see the picture, and shown to nobody else.",
      ],
      [
        "In block 2 (article) > section 1 > image: "imageCaption" is not something an image has. move it out of "image", to before "image" in line 27, with a comma at the end: it belongs to the section.",
        "In block 2 (article) > section 1 > image: "atl" is not something an image has. rename it to "alt".",
      ],
      [
        "In block 2 (article) > section 1 > image: "imageCaption" is not something an image has. move it out of "image", to before "image" in line 27, with a comma at the end: it belongs to the section.",
        "In block 2 (article) > section 1 > image: "legend" is not something an image has. rename it to "alt" if it says what the picture shows. Else take it out, with the comma before it.",
      ],
    ]
  `);
});

const MISSING = "missing-alt";
const UNKNOWN = "unknown-property";

describe("whether a picture has no description, beside", () => {
  test.each<[string, Group, string[]]>([
    ["a size", { width: 300 }, [MISSING, UNKNOWN]],
    ["a setting of another program", { align: "left" }, [MISSING, UNKNOWN]],
    ["a note to others", { note: "from the new folder" }, [MISSING, UNKNOWN]],
    ["no in a word", { decorative: "no" }, [MISSING, "wrong-type"]],
    ["yes in a word", { decorative: "yes" }, ["wrong-type"]],
    ["nothing in it, and a size", { alt: "", width: 300 }, [MISSING, UNKNOWN]],
    ["words that may be one", { label: "A kite over a field" }, [UNKNOWN]],
    ["another word for it", { altText: "A kite over a field" }, [UNKNOWN]],
  ])("%s", (_name, beside, codes) => {
    const image = { src: "portfolio/01-organic-honey.webp", ...beside };
    const found = problemsOf({ "pages/index.json": text(page({ ...block("hero"), image })) });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});

test("an entry of the menu that leads nowhere and a field without choices, whose words are to be written as well", () => {
  const site = settings();
  const files = { "pages/index.json": text(page(shortIntro({}))) };
  (site["header"] as Group)["menu"] = [{ label: "" }, { label: "", herf: "/" }];
  (site["fields"] as Group)["name"] = { label: "", kind: "select" };
  expect(told({ ...files, "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:32:7   In header > menu entry 1: this entry of the menu leads nowhere.
        32 |       {
           |       ^
        Fix: add "href" with an address, or "links" with a list of links, or take the entry out, from { to }, with a comma beside it.   [menu-without-link]

    pages/_site.json:33:18   In header > menu entry 1: nothing is written in "label".
        33 |         "label": ""
           |                  ^^
        Fix: write something, or take the whole entry out, from { to }, with a comma beside it.   [blank-text]

    pages/_site.json:36:18   In header > menu entry 2: nothing is written in "label".
        36 |         "label": "",
           |                  ^^
        Fix: write something, or take the whole entry out, from { to }, with a comma beside it.   [blank-text]

    pages/_site.json:37:9   In header > menu entry 2: "herf" is not something a menu entry has.
        37 |         "herf": "/"
           |         ^^^^^^
        Fix: rename it to "href".                                    [unknown-property, can be fixed for you]

    pages/_site.json:73:16   In fields > name: nothing is written in "label".
        73 |       "label": "",
           |                ^^
        Fix: write something.                                        [blank-text]

    pages/_site.json:74:15   In fields > name: a "select" needs "options" to choose from.
        74 |       "kind": "select"
           |               ^^^^^^^^
        Fix: add "options", for example: "options": [{ "value": "seo", "label": "Search Engine Optimization" }].   [select-without-choices]"
  `);
});

test("a text with several mistakes: what is to be written for one of them does not bring back another", () => {
  const blocks = [
    shortIntro({ text: "Our (writers)[/all] do.<br><br>Or you do." }),
    shortIntro({ text: "<b>See</b> [our work](/al)." }),
    shortIntro({ heading: "<b>Fast</b> and *quick*" }),
  ];
  expect(`\n${toldOf(...blocks)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the link "(writers)[/all]" is not written as a link: its two kinds of brackets have changed places.
        9 |       "text": "Our (writers)[/all] do.<br><br>Or you do."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[writers](/all)".                                [broken-markdown-link]

    pages/index.json:9:15   In block 1 (intro "Hello"): "<br>" would be shown as it is written: texts have no HTML.
        9 |       "text": "Our (writers)[/all] do.<br><br>Or you do."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"].   [pasted-html, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): no page lives at "/al".
        14 |       "text": "<b>See</b> [our work](/al)."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/all"?                                    [broken-link]

    pages/index.json:14:15   In block 2 (intro "Hello"): "<b>See</b>" would be shown as it is written: texts have no HTML.
        14 |       "text": "<b>See</b> [our work](/al)."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"].   [pasted-html, a warning]

    pages/index.json:18:18   In block 3 (intro "<b>Fast</b> and *quick*"): "<b>Fast</b> and *quick*" would be shown as it is written, with its signs.
        18 |       "heading": "<b>Fast</b> and *quick*",
           |                  ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take these signs out.                                   [markdown-in-line, a warning]

    pages/index.json:18:18   In block 3 (intro "<b>Fast</b> and *quick*"): "<b>Fast</b>" would be shown as it is written: texts have no HTML.
        18 |       "heading": "<b>Fast</b> and *quick*",
           |                  ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take the tags out.                                      [pasted-html, a warning]
    "
  `);
});
