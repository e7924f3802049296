import { expect, test } from "vitest";
import { block, page, settings, text, told, toldOf } from "../site.ts";

const cta = block("cta");

test("a misspelt name, one too many and one that is missing", () => {
  expect(toldOf({ ...cta, titel: "x", text: "y", varriant: "block" })).toMatchInlineSnapshot(`
    "pages/index.json:14:7   In block 1 (cta "Got an App Idea? Let's Talk!"): "titel" is not something a cta has.
        14 |       "titel": "x",
           |       ^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]

    pages/index.json:15:7   In block 1 (cta "Got an App Idea? Let's Talk!"): "varriant" is not something a cta has.
        15 |       "varriant": "block"
           |       ^^^^^^^^^^
        Fix: rename it to "variant".                                 [unknown-property, can be fixed for you]"
  `);
  expect(toldOf({ type: "cta", title: "Talk to us", button: cta["button"]! })).toMatchInlineSnapshot(`
    "pages/index.json:8:7   In block 1 (cta "Talk to us"): "title" is not something a cta has.
        8 |       "title": "Talk to us",
          |       ^^^^^^^
        Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]"
  `);
  expect(toldOf({ ...cta, Heading: "Talk to us" })).toMatchInlineSnapshot(`
    "pages/index.json:14:7   In block 1 (cta "Got an App Idea? Let's Talk!"): "Heading" is not something a cta has.
        14 |       "Heading": "Talk to us"
           |       ^^^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]"
  `);
  expect(toldOf({ ...cta, button: { label: "Talk", url: "/" } })).toMatchInlineSnapshot(`
    "pages/index.json:12:9   In block 1 (cta "Got an App Idea? Let's Talk!") > button: "url" is not something a button has.
        12 |         "url": "/"
           |         ^^^^^
        Fix: rename it to "href".                                    [unknown-property, can be fixed for you]"
  `);
  expect(toldOf({ type: "cta", heading: "Talk to us" })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (cta "Talk to us"): the "button" is missing.
        7 |       "type": "cta",
          |               ^^^^^
        Fix: add it before the other fields, with the comma and your own words for the three dots: "button": { "label": "…", "href": "/contact" },   [missing-property]"
  `);
  expect(told({ "pages/index.json": text({ ...page(cta), titel: "x", navigation: true }) })).toMatchInlineSnapshot(`
    "pages/index.json:16:3   "titel" is not something a page has.
        16 |   "titel": "x",
           |   ^^^^^^^
        Fix: "title" is there already; keep one of the two, or join the words of both, and call it "title".   [unknown-property]

    pages/index.json:17:3   "navigation" is not something a page has.
        17 |   "navigation": true
           |   ^^^^^^^^^^^^
        Fix: take it out, with the comma before it: the menu and the footer of all pages stand in pages/_site.json.   [unknown-property]"
  `);
  expect(told({ "pages/index.json": text({ blocks: [cta] }) })).toMatchInlineSnapshot(`
    "pages/index.json:1:1   The "route" is missing.
        1 | {
          | ^
        Fix: add it before the other fields, with the comma, for example: "route": "/",   [missing-property]

    pages/index.json:1:1   The "title" is missing.
        1 | {
          | ^
        Fix: add it before the other fields, with the comma, for example: "title": "Got an App Idea? Let's Talk!",   [missing-property]

    pages/index.json:1:1   The "description" is missing.
        1 | {
          | ^
        Fix: add "description": "…" before the other fields, with a comma at the end. For … write one or two sentences that say what a visitor finds on the page: 50 to 170 characters.   [missing-property]"
  `);
});

test("a block of an unknown type, without a type, or that is no group", () => {
  expect(toldOf(cta, { ...cta, type: "acordion" })).toMatchInlineSnapshot(`
    "pages/index.json:16:15   In block 2: there is no block called "acordion".
        16 |       "type": "acordion",
           |               ^^^^^^^^^^
        Fix: did you mean "accordion"?                               [unknown-block]"
  `);
  expect(toldOf({ type: "slideshow" })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1: there is no block called "slideshow".
        7 |       "type": "slideshow"
          |               ^^^^^^^^^^^
        Fix: did you mean "carousel"? It needs "heading" and "slides".   [unknown-block]"
  `);
  expect(toldOf({ heading: "Hello" })).toMatchInlineSnapshot(`
    "pages/index.json:6:5   In block 1: the "type" is missing, so nobody knows what kind of block this is.
        6 |     {
          |     ^
        Fix: add "type" with one of "accordion", "article", "cardGrid", "carousel", "contactDetails", "contactForm", "cta", "faq", "hero", "intro", "logoGrid", "portfolioGrid", "postCards", "process", "servicesGrid", "shared", "tabs" or "testimonials".   [missing-type]"
  `);
  expect(toldOf({ Type: "cta", heading: "Hello" })).toMatchInlineSnapshot(`
    "pages/index.json:6:5   In block 1 (cta "Hello"): the "button" is missing.
        6 |     {
          |     ^
        Fix: add it before the other fields, with the comma and your own words for the three dots: "button": { "label": "…", "href": "/contact" },   [missing-property]

    pages/index.json:7:7   In block 1 (cta "Hello"): "Type" is not something a block has.
        7 |       "Type": "cta",
          |       ^^^^^^
        Fix: rename it to "type".                                    [unknown-property, can be fixed for you]"
  `);
  expect(toldOf({ type: ["cta"], heading: "Hello" })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1: "type" should be a text, but it is a list: ["cta"].
        7 |       "type": [
          |               ^
        Fix: write "cta", without [ ].                               [wrong-type]"
  `);
  expect(toldOf("cta", [cta], null)).toMatchInlineSnapshot(`
    "pages/index.json:6:5   In block 1: a block is a group of fields in { }, but this is a text.
        6 |     "cta",
          |     ^^^^^
        Fix: write it like this, with its own fields for …: { "type": "cta", … }.   [wrong-type]

    pages/index.json:7:5   In block 2: a block is a group of fields in { }, but this is a list.
        7 |     [
          |     ^
        Fix: take this [ away, and the ] of line 17 that goes with it. The comma behind that ] stays.   [wrong-type]
        The rest of what stands in it is checked when this is put right.

    pages/index.json:18:5   In block 3: a block is a group of fields in { }, but this is nothing (null).
        18 |     null
           |     ^^^^
        Fix: take it out, with a comma beside it.                    [wrong-type]"
  `);
  expect(toldOf()).toMatchInlineSnapshot(`
    "pages/index.json:5:13   "blocks" is empty, and needs at least one.
        5 |   "blocks": []
          |             ^
        Fix: write it like this: "blocks": [{ "type": "shared", "use": "contact-form" }].   [too-few]"
  `);
  expect(told({ "pages/index.json": text({ ...page(), blocks: cta }) })).toMatchInlineSnapshot(`
    "pages/index.json:5:13   "blocks" should be a list in [ ], but it is a group of fields in { }.
        5 |   "blocks": {
          |             ^
        Fix: put it in square brackets: [{ … }], with the ] behind the } of line 13.   [wrong-type, can be fixed for you]"
  `);
});

test("texts that are not written as they should be", () => {
  expect(toldOf({ ...cta, heading: "  " })).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (cta): nothing is written in "heading".
        8 |       "heading": "  ",
          |                  ^^^^
        Fix: write something.                                        [blank-text]"
  `);
  expect(toldOf({ ...cta, id: "My Form" })).toMatchInlineSnapshot(`
    "pages/index.json:14:13   In block 1 (cta "Got an App Idea? Let's Talk!"): "id" is "My Form", but an anchor has only small letters, digits and hyphens, and starts with a letter.
        14 |       "id": "My Form"
           |             ^^^^^^^^^
        Fix: write "my-form".                                        [bad-anchor]"
  `);
  expect(told({ "pages/x.json": text({ ...page(cta), route: "about us.html", aliases: ["about", "/old/"] }) }))
    .toMatchInlineSnapshot(`
      "pages/x.json:2:12   "route" is "about us.html", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
          2 |   "route": "about us.html",
            |            ^^^^^^^^^^^^^^^
          Fix: write "/about-us".                                      [bad-route]
          The links to this page are checked when this is put right.

      pages/x.json:17:5   In aliases: old address 1 is "about", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
          17 |     "about",
             |     ^^^^^^^
          Fix: write "/about".                                         [bad-route]

      pages/x.json:18:5   In aliases: old address 2 is "/old/", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
          18 |     "/old/"
             |     ^^^^^^^
          Fix: write "/old".                                           [bad-route]"
    `);
  expect(toldOf({ ...block("postCards"), posts: ["IosorAndroidFindout"] })).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (postCards "Recent Market Trends") > posts: article 1 is "IosorAndroidFindout", but the address of a page starts with "/".
        10 |         "IosorAndroidFindout"
           |         ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/IosorAndroidFindout".                           [bad-route]"
  `);
  const site = settings();
  const contact = { ...(site["contact"] as object), email: "mailto:hello at example", phone: "0091-000 000" };
  const delivery = { kind: "endpoint", url: "http://forms.example" };
  expect(told({ "pages/_site.json": text({ ...site, contact, delivery, url: "example.com/", language: "English" }) }))
    .toMatchInlineSnapshot(`
      "pages/_site.json:3:10   "url" is "example.com/", but a web address starts with "https://" and has no spaces.
          3 |   "url": "example.com/",
            |          ^^^^^^^^^^^^^^
          Fix: write "https://example.com".                            [bad-url]

      pages/_site.json:4:15   "language" is "English", but a language is two small letters, as in "en" or "en-GB".
          4 |   "language": "English",
            |               ^^^^^^^^^
          Fix: write "en".                                             [bad-language]

      pages/_site.json:10:14   In contact: "email" is "mailto:hello at example", but an email address is written without "mailto:" before it, as "hello@example.com": one "@", a point behind it, and no spaces or commas.
          10 |     "email": "mailto:hello at example",
             |              ^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write the whole address, for example "name@company.com".   [bad-email]

      pages/_site.json:11:14   In contact: "phone" is "0091-000 000", but a phone number starts with "+" and the country, and has only digits, spaces and hyphens.
          11 |     "phone": "0091-000 000",
             |              ^^^^^^^^^^^^^^
          Fix: write "+91 000 000".                                    [bad-phone]

      pages/_site.json:126:12   In delivery: "url" is "http://forms.example", but a web address starts with "https://" and has no spaces.
          126 |     "url": "http://forms.example"
              |            ^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "https://forms.example".                          [bad-url]"
    `);
});

test.each(["https://", "https:///submit", "https://forms example/submit", "https://[forms", "https://forms;x/submit"])(
  "forms cannot be sent to %s",
  (url) => {
    const said = told({ "pages/_site.json": text({ ...settings(), delivery: { kind: "endpoint", url } }) });
    expect(said).toContain(
      `In delivery: "url" is "${url}", but a web address starts with "https://" and has no spaces.`,
    );
  },
);

test("a block whose type is misspelt is checked as what it is meant to be", () => {
  const intro = {
    type: "intor",
    heading: "Prices",
    titel: "x",
    text: ["See [all](/contcat)."],
    button: { label: "Go on" },
  };
  expect(toldOf(cta, intro)).toMatchInlineSnapshot(`
    "pages/index.json:16:15   In block 2: there is no block called "intor".
        16 |       "type": "intor",
           |               ^^^^^^^
        Fix: did you mean "intro"?                                   [unknown-block]

    pages/index.json:18:7   In block 2: "titel" is not something an intro has.
        18 |       "titel": "x",
           |       ^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]

    pages/index.json:20:9   In block 2 > text: no page lives at "/contcat".
        20 |         "See [all](/contcat)."
           |         ^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/contact"?                                [broken-link]

    pages/index.json:22:7   In block 2 > button: the "href" is missing.
        22 |       "button": {
           |       ^^^^^^^^
        Fix: add "href": "/…" before the other fields, with a comma at the end. For /… write the address of the page or of the place that it leads to.   [missing-property]"
  `);
});
