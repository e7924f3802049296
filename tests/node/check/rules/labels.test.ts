import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  codesOf,
  page,
  pageAt,
  problemsOf,
  schemas,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
} from "../site.ts";

describe("the words of links", () => {
  test("that say nothing", () => {
    const button = { label: "Read more »", href: "/contact" };
    const links = [
      "[here](/blog#top) or [**Click here!**](https://example.com/)",
      "[https://example.com/a](https://example.com/a)",
    ];
    expect(toldOf(shortIntro({ button, text: links }))).toMatchInlineSnapshot(`
      "pages/index.json:10:11   In block 1 (intro "Hello") > text: "here" does not say where the link leads.
          10 |         "[here](/blog#top) or [**Click here!**](https://example.com/)",
             |           ^^^^
          Fix: say where it leads, so that the sentence still reads well. It is the page "The page blog in short".   [generic-link-text]

      pages/index.json:10:34   In block 1 (intro "Hello") > text: "Click here!" does not say where the link leads.
          10 |         "[here](/blog#top) or [**Click here!**](https://example.com/)",
             |                                  ^^^^^^^^^^^
          Fix: say what is found there, on "example.com".              [generic-link-text]

      pages/index.json:11:9   In block 1 (intro "Hello") > text: the address "https://example.com/a" stands where the words of the link should be.
          11 |         "[https://example.com/a](https://example.com/a)"
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: say what is found there, on "example.com".              [generic-link-text]

      pages/index.json:14:18   In block 1 (intro "Hello") > button: "Read more »" does not say where the link leads.
          14 |         "label": "Read more »",
             |                  ^^^^^^^^^^^^^
          Fix: say where it leads, for example "The page contact in short".   [generic-link-text]"
    `);
    const card = {
      image: { src: "brand/logo.svg", alt: "Two phones" },
      title: "A card",
      text: "A guide.",
      label: "Details…",
    };
    expect(told({ "pages/a.json": text({ ...pageAt("/a", shortIntro({})), card }) })).toMatchInlineSnapshot(`
      "pages/a.json:19:14   In card: "Details…" does not say where the link leads.
          19 |     "label": "Details…"
             |              ^^^^^^^^^^
          Fix: say where it leads, for example "The page at /a in short".   [generic-link-text]"
    `);
  });

  test("that are not there", () => {
    const button = { label: "→", href: "/contact" };
    expect(toldOf(shortIntro({ button, text: "[](/blog) and [ ](/blog)" }))).toMatchInlineSnapshot(`
      "pages/index.json:9:19   In block 1 (intro "Hello"): the link to "/blog" has no words to click.
          9 |       "text": "[](/blog) and [ ](/blog)",
            |                   ^^^^^
          2 links in this text have it.
          Fix: say where it leads, for example "The page blog in short".   [empty-link]

      pages/index.json:11:18   In block 1 (intro "Hello") > button: the link to "/contact" has no words to click, only "→".
          11 |         "label": "→",
             |                  ^^^
          Fix: say where it leads, for example "The page contact in short".   [empty-link]"
    `);
  });

  test.each([
    "Read More: iOS or Android",
    "Here we go again",
    "Details of our work",
    "X",
    "Link building",
    "www",
    "More 5",
  ])("%s says enough", (label) => {
    expect(codesOf(shortIntro({ button: { label, href: "/contact" }, text: `[${label}](/contact)` }))).toEqual([]);
  });

  test("a bare address in a text is no slip", () => {
    expect(codesOf(shortIntro({ text: "See <https://example.com/>." }))).toEqual([]);
  });

  test("of a card with a number or an address are those", () => {
    const details = [{ icon: "mail", label: "Details", text: "Write to us", href: "mailto:{email}" }];
    const form = { type: "contactForm", heading: "Hello", form: "contact", details };
    expect(codesOf(form)).toEqual([]);
  });
});

describe("descriptions of pictures", () => {
  test("that describe nothing", () => {
    const blocks = [
      shortHero("Image"),
      shortHero("a photo 2"),
      shortHero("Decorative"),
      shortHero("IMG_2231"),
      shortHero("kite.webp"),
      shortHero("01-honey", "brand/01-honey.svg"),
      shortHero("…"),
    ];
    const files = siteWith({ "pages/index.json": text(page(...blocks)) });
    const problems = check({ files, schemas });
    expect(problems.map(({ code, line, message }) => `${line} ${message} [${code}]`).join("\n")).toMatchInlineSnapshot(`
      "11 "Image" says nothing of what is on the picture. [weak-alt]
      19 "a photo 2" says nothing of what is on the picture. [weak-alt]
      27 "Decorative" says nothing of what is on the picture. [weak-alt]
      35 "IMG_2231" is the name of a file, and no description of the picture. [weak-alt]
      43 "kite.webp" is the name of a file, and no description of the picture. [weak-alt]
      51 "01-honey" is the name of a file, and no description of the picture. [weak-alt]
      59 "…" says nothing of what is on the picture. [weak-alt]"
    `);
    expect(toldOf(shortHero("Screenshot"))).toMatchInlineSnapshot(`
      "pages/index.json:11:16   In block 1 (hero "Hello") > image: "Screenshot" says nothing of what is on the picture.
          11 |         "alt": "Screenshot"
             |                ^^^^^^^^^^^^
          Fix: say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.   [weak-alt]"
    `);
  });

  test.each([
    "Describe the picture here",
    "Describe this image",
    "Alt text here",
    "Picture description",
    "Say what can be seen on the photo",
    "Describe what is shown",
  ])("that ask for one: %s", (alt) => {
    const message = `"${alt}" asks for a description, and is none.`;
    expect(problemsOf({ "pages/index.json": text(page(shortHero(alt))) })).toMatchObject([
      { code: "weak-alt", message },
    ]);
  });

  test.each(["A woman writes here", "A sign that says what the house has", "Your words here, on a mug"])(
    "that describe something: %s",
    (alt) => expect(codesOf(shortHero(alt))).toEqual([]),
  );

  test("that are long or say that they are pictures", () => {
    expect(toldOf(shortHero("Picture of two phones"), shortHero(`A kite ${"and a kite ".repeat(23)}`.trim())))
      .toMatchInlineSnapshot(`
      "pages/index.json:11:16   In block 1 (hero "Hello") > image: the description starts with "Picture of", which is said by itself.
          11 |         "alt": "Picture of two phones"
             |                ^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "Two phones".                                     [redundant-alt, a warning]

      pages/index.json:19:16   In block 2 (hero "Hello") > image: the description of the picture is 259 characters long.
          19 |         "alt": "A kite and a kite and a kite and a…kite and a kite and a kite and a kite and a kite"
             |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write up to 250 characters, and the rest into the text beside the picture.   [long-alt, a warning]"
    `);
  });

  test.each([
    "Portfolio image 1",
    "Logo of a honey brand",
    "Icon set for a bank",
    "A kite",
    "Photographers at work",
    "brand-new app",
  ])("%s is a description", (alt) => {
    expect(codesOf(shortHero(alt))).toEqual([]);
  });
});
