/** Values that were meant well: what to write instead is what was meant, or nothing is suggested. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortHero, text, told, toldOf } from "./site.ts";

const CARDS = { type: "cardGrid", heading: "Reasons" };

/** The problem and its fix alone. */
function saidOf(...blocks: Group[]): string {
  return sentences(toldOf(...blocks));
}

function sentences(all: string): string {
  return `\n${all.replace(/^ {4} *(?:\d+ )?\|.*\n/gm, "")}\n`;
}

test("the name of a drawing with its ending, or with the folder before it", () => {
  const item = (pictogram: string) => ({ title: "Fast", text: "Very.", pictogram });
  expect(saidOf({ ...CARDS, items: [item("services/seo.svg"), item("pictograms/services/seo"), item("seo.svg")] }))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:13:24   In block 1 (cardGrid "Reasons") > card 1: "pictogram" cannot be "services/seo.svg".
        Fix: did you mean "services/seo"?                            [unknown-option]

    pages/index.json:18:24   In block 1 (cardGrid "Reasons") > card 2: "pictogram" cannot be "pictograms/services/seo".
        Fix: did you mean "services/seo"?                            [unknown-option]

    pages/index.json:23:24   In block 1 (cardGrid "Reasons") > card 3: "pictogram" cannot be "seo.svg".
        Fix: did you mean "services/seo"?                            [unknown-option]
    "
  `);
});

test("nothing where an option may be left out", () => {
  expect(saidOf({ ...shortHero("A kite"), ground: null })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:17   In block 1 (hero "Hello"): "ground" cannot be nothing (null).
        Fix: leave it out, or write one of "white", "mist", "pale", "ink", "cobalt", "marigold" or "teal".   [unknown-option]
    "
  `);
});

test("an option in a list", () => {
  expect(saidOf({ ...shortHero("A kite"), ground: ["cobalt"] })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:17   In block 1 (hero "Hello"): "ground" cannot be a list.
        Fix: write "cobalt".                                         [unknown-option]
    "
  `);
});

test("a number beyond all numbers", () => {
  const chart = {
    caption: "Prices",
    bars: [
      { label: "App", value: 777 },
      { label: "Site", value: 1 },
    ],
  };
  const section = (id: string) => ({ id, heading: id, text: "Words." });
  const article = { type: "article", contents: "Contents", sections: [{ ...section("a"), chart }, section("b")] };
  const written = text(page(article)).replace("777", "1e400");
  expect(sentences(told({ "pages/index.json": written }))).toMatchInlineSnapshot(`
    "
    pages/index.json:19:26   In block 1 (article) > section 1 > chart > bar 1: "value" is a number that is too big.
        Fix: write it like this: "value": 10.                        [wrong-type]
    "
  `);
});

test("texts where groups of fields belong", () => {
  expect(saidOf({ ...CARDS, items: ["Fast", "Cheap"] })).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (cardGrid "Reasons") > items: card 1 should be a group of fields in { }, but it is a text: "Fast".
        Fix: write it like this: { "title": "Industry expertise", "text": "We know your market." }.   [wrong-type]

    pages/index.json:11:9   In block 1 (cardGrid "Reasons") > items: card 2 should be a group of fields in { }, but it is a text: "Cheap".
        Fix: write it like this: { "title": "Industry expertise", "text": "We know your market." }.   [wrong-type]
    "
  `);
});

test("a text for the words of a shared block", () => {
  expect(saidOf({ type: "shared", use: "contact-form", with: "Hello" })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (shared "contact-form"): "with" should be a group of fields in { }, but it is a text: "Hello".
        Fix: write it like this: "with": { "heading": "Tell us about your app" }.   [wrong-type]
    "
  `);
});

function toldOfContact(fields: Group): string {
  const site = settings();
  return told({ "pages/_site.json": text({ ...site, contact: { ...(site["contact"] as Group), ...fields } }) });
}

test("an email address as it is copied from a mail, or hidden from robots", () => {
  const withEmail = (email: string) => toldOfContact({ email });
  expect(sentences(withEmail("Kitestep <hello@kitestep.example>"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello (at) kitestep.example"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello@kitestep,example"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello@kitestep.example."))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello@kitestep"))).toMatchInlineSnapshot(`
    "
    pages/_site.json:10:14   In contact: "email" is "hello@kitestep", but an email address is written as "hello@example.com": one "@", a point behind it, and no spaces or commas.
        Fix: write it like this: "email": "hello@kitestep.example".   [bad-email]
    "
  `);
});

test("a phone number with dashes of a word processor, or with the zero that is left out abroad", () => {
  const withPhone = (phone: string) => toldOfContact({ phone });
  expect(sentences(withPhone("+91–00000–00000"))).toContain('Fix: write "+91 00000 00000".');
  expect(sentences(withPhone("+91 (0) 00000-00000"))).toContain('Fix: write "+91 00000 00000".');
});

test("a picture and a link as they are written in a text", () => {
  const hero = { ...shortHero("A kite"), image: "![A kite](brand/logo.svg)", button: "[See our work](/contact)" };
  expect(saidOf(hero)).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (hero "Hello"): "image" should be a group of fields in { }, but it is a text: "![A kite](brand/logo.svg)".
        Fix: write it like this: "image": { "src": "brand/logo.svg", "alt": "A kite" }.   [wrong-type]

    pages/index.json:10:17   In block 1 (hero "Hello"): "button" should be a group of fields in { }, but it is a text: "[See our work](/contact)".
        Fix: write it like this: "button": { "label": "See our work", "href": "/contact" }.   [wrong-type]
    "
  `);
});

test("the name of a shared block for the type", () => {
  expect(saidOf({ type: "contact-form" })).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1: there is no block called "contact-form".
        Fix: write "type": "shared", "use": "contact-form".          [unknown-block]
    "
  `);
});

test.each(["–cobalt", "— cobalt", "cobalt ", "“cobalt”", "cobalt,", "co–balt", "\u200bcobalt"])(
  "an option written %j",
  (ground) => {
    const hero = { ...shortHero("A kite"), ground };
    expect(problemsOf({ "pages/index.json": text(page(hero)) }).map(({ fix }) => fix)).toEqual(['write "cobalt".']);
  },
);
