/** Fixes that once led to a second mistake: an author who follows them needs only one round. */
import { describe, expect, test } from "vitest";
import { block, type Group, pageAt, problemsOf, sentences, shortIntro, text, told, toldOf } from "../site.ts";

const linked = (href: string, more: Group = {}) => shortIntro({ button: { label: "Go", href }, ...more });

test("a place that is written as the type of its block, also in a line that is to be copied", () => {
  const form = { ...block("contactForm"), id: "form" };
  const bracketed = shortIntro({ heading: "Hello", buttons: [{ label: "Go", href: "#contactForm" }] });
  expect(sentences(toldOf(form, linked("#contact-form"), bracketed))).toMatchInlineSnapshot(`
    "
    pages/index.json:37:17   In block 2 (intro "Hello") > button: no place on this page is called "contact-form", and "Go" leads there.
        Fix: write "#form": the contactForm there has "id": "form".   [broken-anchor]

    pages/index.json:44:7   In block 3 (intro "Hello"): "buttons" is not something an intro has.
        Fix: rename it to "button", and take the [ ] away: "button": { "label": "Go", "href": "#form" }.   [unknown-property]

    pages/index.json:47:19   In block 3 (intro "Hello") > button 1: no place on this page is called "contactForm", and "Go" leads there.
        Fix: write "#form": the contactForm there has "id": "form".   [broken-anchor]
    "
  `);
  const files = {
    "pages/_shared/contact-form.json": text({ block: form }),
    "pages/x.json": text(pageAt("/x", linked("#contact-form"), { type: "shared", use: "contact-form" })),
  };
  expect(problemsOf(files).flatMap(({ code, fix }) => (code === "broken-anchor" ? fix : []))).toEqual([
    'write "#form": the shared block "contact-form" there has "id": "form".',
  ]);
  // With two forms, it is unknown which one is meant, and a form without an `id` needs one first.
  expect(toldOf(form, { ...block("contactForm"), id: "other" }, linked("#contact-form"))).not.toContain("there has");
  expect(toldOf(block("contactForm"), linked("#contact-form"))).not.toContain("there has");
});

test("words for the start of an address that stand for another one", () => {
  const all = ["phone: 079 0000 0001", "Telefon:+917900000001", "email:hello@example.com"];
  expect(sentences(toldOf(...all.map((href) => linked(href))))).toMatchInlineSnapshot(`
    "
    pages/index.json:12:17   In block 1 (intro "Hello") > button: a link to a phone number starts with "tel:", and not with "phone:".
        Fix: write "tel:+917900000001".                              [unsafe-url]

    pages/index.json:21:17   In block 2 (intro "Hello") > button: a link to a phone number starts with "tel:", and not with "Telefon:".
        Fix: write "tel:+917900000001".                              [unsafe-url]

    pages/index.json:30:17   In block 3 (intro "Hello") > button: a link to an email address starts with "mailto:", and not with "email:".
        Fix: write "mailto:hello@example.com".                       [unsafe-url]
    "
  `);
});

test("a name for links that is made of many words ends with one of them", () => {
  const heading = "Conclusion: put the seven answers side by side";
  const blocks = [shortIntro({ id: "both" }), shortIntro({ id: "both", heading })];
  expect(sentences(toldOf(...blocks))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:13   In block 2 (intro "Conclusion: put the seven answers side by side"): there is a place called "both" on this page already.
        The other is in block 1 (intro "Hello"), line 10.
        Fix: take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "conclusion".   [duplicate-id]
    "
  `);
});

test("words of other languages for the type, for what stands in the block and in a group of it", () => {
  const blocks = [{ tipo: "intro", título: "Hola", text: "A few words.", botón: { label: "Go", enlace: "/contact" } }];
  const page = text({ ...pageAt("/x"), blocks }).replace("{", '{ "titleAlone": sí,');
  expect(sentences(told({ "pages/x.json": page }))).toMatchInlineSnapshot(`
    "
    pages/x.json:1:17   "titleAlone" can only be true or false.
        Fix: write true.                                             [unquoted-text, can be fixed for you]

    pages/x.json:7:7   In block 1 (intro "Hola"): "tipo" is not something a block has.
        Fix: rename it to "type".                                    [unknown-property, can be fixed for you]

    pages/x.json:8:7   In block 1 (intro "Hola"): "título" is not something an intro has.
        Fix: rename it to "heading".                                 [unknown-property]

    pages/x.json:10:7   In block 1 (intro "Hola"): "botón" is not something an intro has.
        Fix: rename it to "button".                                  [unknown-property]

    pages/x.json:12:9   In block 1 (intro "Hola") > botón: "enlace" is not something a button has.
        Fix: rename it to "href".                                    [unknown-property]
    "
  `);
});

test("a picture with another ending, in what is to be copied", () => {
  const image = "brand/logo.png";
  expect(sentences(toldOf({ type: "hero", heading: "Hello", image, alt: "A kite" }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (hero "Hello"): "image" should be a group of fields in { }, but it is a text: "brand/logo.png".
        Fix: write it like this, and take "alt" in line 10 out, with the comma before it: "image": { "src": "brand/logo.svg", "alt": "A kite" }. There is no picture "brand/logo.png" so far, but there is "brand/logo.svg".   [wrong-type]
    "
  `);
});

describe("a picture under the name of another program, in what is to be copied", () => {
  const LOGO = "brand/logo.svg";
  const SO_FAR = (src: string) => ` There is no picture "${src}" so far, but there is "${LOGO}".`;
  const hero = (alt: string) => ({ type: "hero", heading: "Hello", image: { src: LOGO, alt } });
  const fixesOf = (fields: Group, alt = "A kite") =>
    problemsOf({ "pages/x.json": text({ ...pageAt("/x", hero(alt)), ...fields }) }).map(({ fix }) => fix);
  const shown = (alt: string) => `"socialImage": { "src": "${LOGO}", "alt": "${alt}" }.`;

  test.each([
    "/wp-content/uploads/brand/logo.svg",
    "/wp-content/uploads/2024/05/brand/logo.svg",
    "brand/logo.png",
    "Brand/Logo.svg",
  ])("%s", (src) => {
    const fix = `rename it to "socialImage", and write it like this: ${shown("A kite")}${SO_FAR(src)}`;
    expect(fixesOf({ featured_image: src })).toEqual([fix]);
    expect(fixesOf({ socialImage: src })).toEqual([`write it like this: ${shown("A kite")}${SO_FAR(src)}`]);
  });

  test("that is there, with a dollar and a quotation mark in its description", () => {
    const alt = 'A "kite" for $& and $1';
    expect(fixesOf({ socialImage: LOGO }, alt)).toEqual([
      `write it like this: ${shown(JSON.stringify(alt).slice(1, -1))}`,
    ]);
  });

  test("that the page does not have elsewhere", () => {
    const page = { ...pageAt("/x", shortIntro({})), socialImage: "/wp-content/uploads/brand/logo.svg" };
    expect(problemsOf({ "pages/x.json": text(page) }).map(({ fix }) => fix)).toEqual([
      `write it like this, with a few words on what the picture shows for the three dots: ${shown("…")}${SO_FAR(page.socialImage)}`,
    ]);
  });
});

test("the start of a text without its closing mark ends with a word", () => {
  const page = text(pageAt("/x", shortIntro({ text: "There is no page at this address any more." })));
  expect(sentences(told({ "pages/x.json": page.replace('more."', "more.") }))).toMatchInlineSnapshot(`
    "
    pages/x.json:9:15   The closing quotation mark of this text is missing.
        Fix: add " at the end of the text that starts with "There is no page at this…".   [unclosed-text]
    "
  `);
});
