/** Addresses that only look like ones: what is told of them, and what is suggested. */
import { expect, test } from "vitest";
import { isDead } from "../../../../src/node/check/addresses/usableUrl.ts";
import { problemsOf, settings, shortHero, shortIntro, text, told, toldOf } from "../site.ts";

function toldOfLink(href: string): string {
  return `\n${toldOf({ ...shortHero("A kite"), button: { label: "Look there", href } })}\n`;
}

function toldOfSite(url: string): string {
  return `\n${told({ "pages/_site.json": text({ ...settings(), url }) })}\n`;
}

function toldOfText(words: string): string {
  return `\n${toldOf(shortIntro({ text: words }))}\n`;
}

/** A value as the check underlines it. */
const under = (value: string) => "^".repeat(value.length + 2);

test.each(["https://.com", "https://a..b"])("%s has a name that no site can have", (href) => {
  expect(toldOfLink(href)).toBe(`
pages/index.json:15:17   In block 1 (hero "Hello") > button: no browser can open "${href}": there is something wrong with the name of the site or the number after it.
    15 |         "href": "${href}"
       |                 ${under(href)}
    Fix: copy it from a browser in which it opens.               [unsafe-url]
`);
});

test("letters of another alphabet in the address of a page", () => {
  const written = "Ask [us](/соntасt), or read [our blog](/blоg#news).";
  expect(toldOf(shortIntro({ text: written }))).toMatchInlineSnapshot(`
    "pages/index.json:9:20   In block 1 (intro "Hello"): no page lives at "/<U+0441><U+043E>nt<U+0430><U+0441>t": four letters in it only look like those of "/contact" (Cyrillic).
        9 |       "text": "Ask [us](/<U+0441><U+043E>nt<U+0430><U+0441>t), or read [our blog](/bl<U+043E>g#news)."
          |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: type it again: "/contact".                              [broken-link]

    pages/index.json:9:44   In block 1 (intro "Hello"): no page lives at "/bl<U+043E>g": one letter in it only looks like that of "/blog" (Cyrillic).
        9 |       "text": "Ask [us](/<U+0441><U+043E>nt<U+0430><U+0441>t), or read [our blog](/bl<U+043E>g#news)."
          |                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: type it again: "/blog#news". Then also give the block that is meant in pages/blog.json "id": "news", or leave "#news" out.   [broken-link]"
  `);
});

test("the address of a site with a name that no site can have", () => {
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
  "https://[2001:db8::1]/",
  "https://a.example./",
  "https://例え.jp",
  "https://пример.рф/",
  "https://пример.example.com/новости",
  "https://παράδειγμα.gr",
  "https://東京tower.jp",
  "https://a.example/?q=100%25&p=%C3%BC",
  "mailto:hello@bücher.example?subject=50%25",
])("%s can be opened", (href) => expect(toldOfLink(href)).toBe("\n\n"));

test("so it can on a big site, which asks for thousands", () => {
  const isOpened = () => !isDead("https://bücher.example");
  for (let i = 0; i < 20_000; i++) isOpened();
  expect(isOpened()).toBe(true);
});

const BEHIND = 'the address of a site has no slash at its end, and no folder, "?" or "#"';
const IN_FOLDER = "a site cannot live in a folder: it has to be published at the top of its domain";

test.each([
  ["https://kitestep.example/", BEHIND],
  ["https://kitestep.example/index.html", BEHIND],
  ["https://kitestep.example/site", IN_FOLDER],
  ["https://kitestep.example/en/site/", IN_FOLDER],
  ["http://kitestep.example/site", IN_FOLDER],
  ["kitestep.example/site", IN_FOLDER],
  ["https://kitestep.example?x", BEHIND],
  ["https://kitestep.example#top", BEHIND],
  ["https://user:pw@kitestep.example", 'a web address has no name and no password before an "@"'],
  ["http://kitestep.example", 'a web address starts with "https://" and has no spaces'],
  ["htps://kitestep.example", 'a web address starts with "https://" and has no spaces'],
  ["https:/kitestep.example/", 'a web address starts with "https://" and has no spaces'],
])("the address of the site cannot be %s", (url, rule) => {
  expect(toldOfSite(url)).toBe(`
pages/_site.json:3:10   "url" is "${url}", but ${rule}.
    3 |   "url": "${url}",
      |          ${under(url)}
    Fix: write "https://kitestep.example".                       [bad-url]
`);
});

test("words in the place of a phone number", () => {
  expect(toldOfLink("tel:CALL-US")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "tel:CALL-US" is no phone number: one has only digits, and may start with "+".
        15 |         "href": "tel:CALL-US"
           |                 ^^^^^^^^^^^^^
        Fix: write "tel:{phone}".                                    [unsafe-url]
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

test("the address of a preview on one's own computer", () => {
  expect(toldOfLink("http://localhost:5173/contact")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the address "http://localhost:5173/contact" works only on your own computer.
        15 |         "href": "http://localhost:5173/contact"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact".                                       [unsafe-url]
    "
  `);
  expect(toldOfLink("http://127.0.0.1:4173/nowhere")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the address "http://127.0.0.1:4173/nowhere" works only on your own computer.
        15 |         "href": "http://127.0.0.1:4173/nowhere"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]
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
    "pages/index.json:9:15   In block 1 (intro "Hello"): the link "[our work](/portfoliopage." is not written as a link: the ")" at its end is missing.
        9 |       "text": "See [our work](/portfoliopage. It is new."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[our work](/portfoliopage).".                    [broken-markdown-link]"
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

test("other signs in the place of those of an address", () => {
  const links = ["https;//www.example.com/", "https://www,example,com/", "mailto;a@b.example", "mailto:a@@b.example"];
  const fixOf = (href: string) => /Fix: .*?(?= +\[)/.exec(toldOfLink(href))?.[0];
  expect([...links, "/contact# form", "/contact #form"].map(fixOf)).toMatchInlineSnapshot(`
    [
      "Fix: write "https://www.example.com/".",
      "Fix: write "https://www.example.com/".",
      "Fix: write "mailto:a@b.example".",
      "Fix: write "mailto:a@b.example".",
      "Fix: write "/contact#form".",
      "Fix: write "/contact#form".",
    ]
  `);
});

test("a letter that only looks like a plain one in the name of a site", () => {
  expect(toldOfLink("https://ex\u0430mple.com/")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the name of the site in "https://ex<U+0430>mple.com/" has a letter in it that only looks like another one: U+0430.
        15 |         "href": "https://ex<U+0430>mple.com/"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://example.com/".                           [unsafe-url]
    "
  `);
  expect(toldOfText("Look [at this](https://ex\u0430mple.com/\u0430) first.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the name of the site in "https://ex<U+0430>mple.com/а" has a letter in it that only looks like another one: U+0430.
        9 |       "text": "Look [at this](https://ex<U+0430>mple.com/а) first."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[at this](https://example.com/а)".               [unsafe-url]
    "
  `);
  expect(toldOfLink("https://g\u03bfod.example/")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the name of the site in "https://gοod.example/" has a letter in it that only looks like another one: U+03BF.
        15 |         "href": "https://gοod.example/"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://good.example/".                          [unsafe-url]
    "
  `);
  expect(toldOfLink("mailto:me@ex\u0430mple.com")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: the name of the site in "mailto:me@ex<U+0430>mple.com" has a letter in it that only looks like another one: U+0430.
        15 |         "href": "mailto:me@ex<U+0430>mple.com"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "mailto:me@example.com".                          [unsafe-url]
    "
  `);
  expect(toldOfSite("https://kitest\u0435p.example")).toMatchInlineSnapshot(`
    "
    pages/_site.json:3:10   The name of the site in "https://kitest<U+0435>p.example" has a letter in it that only looks like another one: U+0435.
        3 |   "url": "https://kitest<U+0435>p.example",
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://kitestep.example".                       [dead-address]
    "
  `);
});

test("a percent sign without a number behind it", () => {
  expect(toldOfLink("https://example.com/%zz")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "https://example.com/%zz" has a "%" without two digits behind it, as in "%20".
        15 |         "href": "https://example.com/%zz"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "%25" for the sign "%", or copy the address from a browser in which it opens.   [unsafe-url]
    "
  `);
  expect(toldOfText("Look [at this](https://example.com/100%) first.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "https://example.com/100%" has a "%" without two digits behind it, as in "%20".
        9 |       "text": "Look [at this](https://example.com/100%) first."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "%25" for the sign "%", or copy the address from a browser in which it opens.   [unsafe-url]
    "
  `);
});

test.each([
  ["@kitestep", "X", 'write "https://x.com/kitestep" if that is your page there.'],
  ["@kite.step", "Us on Instagram", 'write "https://www.instagram.com/kite.step" if that is your page there.'],
  ["@kitestep", "Our channel", 'write the whole address of the page that it stands for: "https://…".'],
])("%s for the address of a page on a social network: %s", (href, label, fix) => {
  const site = { ...settings(), social: [{ label, href }] };
  expect(problemsOf({ "pages/_site.json": text(site) }).map((problem) => problem.fix)).toEqual([fix]);
});

test("the address of an email in a link of a text, whose words are the same", () => {
  expect(toldOfText("Write to [{email}]({email}).")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): "{email}" is not an address that a link can have.
        9 |       "text": "Write to [{email}]({email})."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[{email}](mailto:{email})".                      [unsafe-url]
    "
  `);
});
