/** Addresses that only look like ones: what is told of them, and what is suggested. */
import { expect, test } from "vitest";
import { settings, shortHero, shortIntro, text, told, toldOf } from "./site.ts";

function toldOfLink(href: string): string {
  return `\n${toldOf({ ...shortHero("A kite"), button: { label: "Look there", href } })}\n`;
}

function toldOfSite(url: string): string {
  return `\n${told({ "pages/_site.json": text({ ...settings(), url }) })}\n`;
}

function toldOfText(words: string): string {
  return `\n${toldOf(shortIntro({ text: words }))}\n`;
}

test("web addresses with names that no site can have", () => {
  expect(toldOfLink("https://example,com")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: no browser can open "https://example,com": there is something wrong with the name of the site or the number after it.
        15 |         "href": "https://example,com"
           |                 ^^^^^^^^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [unsafe-url]
    "
  `);
  expect(toldOfLink("https://.com")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: no browser can open "https://.com": there is something wrong with the name of the site or the number after it.
        15 |         "href": "https://.com"
           |                 ^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [unsafe-url]
    "
  `);
  expect(toldOfLink("https://a..b")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: no browser can open "https://a..b": there is something wrong with the name of the site or the number after it.
        15 |         "href": "https://a..b"
           |                 ^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [unsafe-url]
    "
  `);
  expect(toldOfSite("https://kitestep..example")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   No browser can open "https://kitestep..example": there is something wrong with the name of the site or the number after it.
        3 |   "url": "https://kitestep..example",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [dead-address]
    "
  `);
});

test.each([
  "https://bücher.example",
  "https://a_b.example:8080/x",
  "https://[::1]/",
  "https://a.example./",
  "https://例え.jp",
])("%s can be opened", (href) => expect(toldOfLink(href)).toBe("\n\n"));

test("the address of the site with something behind its name or before it", () => {
  expect(toldOfSite("https://kitestep.example/")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "https://kitestep.example/", but the address of a site has no slash at its end, and no folder, "?" or "#".
        3 |   "url": "https://kitestep.example/",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
  expect(toldOfSite("https://kitestep.example/site")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "https://kitestep.example/site", but the address of a site has no slash at its end, and no folder, "?" or "#".
        3 |   "url": "https://kitestep.example/site",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
  expect(toldOfSite("https://kitestep.example?x")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "https://kitestep.example?x", but the address of a site has no slash at its end, and no folder, "?" or "#".
        3 |   "url": "https://kitestep.example?x",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
  expect(toldOfSite("https://kitestep.example#top")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "https://kitestep.example#top", but the address of a site has no slash at its end, and no folder, "?" or "#".
        3 |   "url": "https://kitestep.example#top",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
  expect(toldOfSite("https://user:pw@kitestep.example")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "https://user:pw@kitestep.example", but a web address has no name and no password before an "@".
        3 |   "url": "https://user:pw@kitestep.example",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
  expect(toldOfSite("http://kitestep.example")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   "url" is "http://kitestep.example", but a web address starts with "https://" and has no spaces.
        3 |   "url": "http://kitestep.example",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [bad-url]
    "
  `);
});

test("words in the place of a phone number", () => {
  expect(toldOfLink("tel:CALL-US")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "tel:CALL-US" is no phone number: one has only digits, and may start with "+".
        15 |         "href": "tel:CALL-US"
           |                 ^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]
    "
  `);
});

test("a page of the site by an address that browsers do not take as it is", () => {
  expect(toldOfLink("http://kitestep.example/contact")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: a link cannot lead to "http" addresses: "http://kitestep.example/contact".
        15 |         "href": "http://kitestep.example/contact"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact".                                       [unsafe-url]
    "
  `);
  expect(toldOfLink("kitestep.example/contact?a=b#form")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "kitestep.example/contact?a=b#form" is not an address that a link can have.
        15 |         "href": "kitestep.example/contact?a=b#form"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact?a=b#form".                              [unsafe-url]
    "
  `);
});

test("names of pictures as they stand in the addresses of browsers", () => {
  expect(`\n${toldOf(shortHero("A kite", "brand/logo.svg?v=2"))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: there is no picture "brand/logo.svg?v=2" in the folder images/.
        10 |         "src": "brand/logo.svg?v=2",
           |                ^^^^^^^^^^^^^^^^^^^^
        Fix: write "brand/logo.svg".                                 [missing-image, can be fixed for you]
    "
  `);
  expect(`\n${toldOf(shortHero("A kite", "brand%2Flogo.svg"))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: there is no picture "brand%2Flogo.svg" in the folder images/.
        10 |         "src": "brand%2Flogo.svg",
           |                ^^^^^^^^^^^^^^^^^^
        Fix: write "brand/logo.svg".                                 [missing-image, can be fixed for you]
    "
  `);
});

test("a link in a text whose square bracket is not closed", () => {
  expect(toldOfText("Use [our form(/contact). We reply.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the link "[our form(/contact)" is not written as a link: the "]" before "(" is missing.
        9 |       "text": "Use [our form(/contact). We reply."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our form](/contact)".                           [broken-markdown-link]
    "
  `);
  expect(toldOfText("We reply [see the form (/contact) for that] soon, or (/contact) [later].")).toBe("\n\n");
});

test("a link in a text that is not closed ends where the address does, before the point of its sentence", () => {
  expect(toldOf(shortIntro({ text: "See [our work](/portfoliopage. It is new." }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): the link "[our work](/portfoliopage. It is new." is not written as a link: the ")" at its end is missing.
        9 |       "text": "See [our work](/portfoliopage. It is new."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our work](/portfoliopage)".                     [broken-markdown-link]"
  `);
});

test("a character that ends a line", () => {
  expect(toldOfText("Whichever suits\u2028you.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): there is a character in this text that ends a line and cannot be seen: U+2028, in "Whichever suits<U+2028>you.".
        9 |       "text": "Whichever suits<U+2028>you."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write a space in its place, or begin a new paragraph.   [hidden-character, a warning]
    "
  `);
});
