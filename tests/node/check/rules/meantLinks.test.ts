/** Addresses that no link may have, and the one that is suggested in their place. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  type Group,
  inputOf,
  page,
  pageAt,
  problemsOf,
  sentences,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  toldOf,
} from "../site.ts";

function fixesOf(href: string): string[] {
  const linked = { ...shortHero("A kite"), button: { label: "See our work", href } };
  const blocks = [linked, { ...shortIntro({}), id: "prices" }];
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ fix }) => fix!);
}

const ALLOWED = 'write "/page", "#place", "https://…", "mailto:…" or "tel:…".';
const NOBODY = 'write "mailto:{email}", or the whole address of somebody else.';

test.each([
  ["contact.json", 'write "/contact".'],
  ["ios.json", 'write "/IosorAndroidFindout".'],
  ["ios.html", 'write "/IosorAndroidFindout".'],
  ["kites.html?id=3", ALLOWED],
  ["contact.md#form", 'write "/contact#form".'],
  ["./contact.php", 'write "/contact".'],
  ["kites.md", ALLOWED],
  ["www.kites.md", 'write "https://www.kites.md".'],
  ["kites.md/shop", 'write "https://kites.md/shop".'],
  ["/ios", 'did you mean "/IosorAndroidFindout"?'],
  ["home", 'write "/".'],
  ["[home](/)", 'write "/". The words "home" find no place there.'],
  ["index.html", 'write "/".'],
  ["/home", 'did you mean "/"?'],
  [
    "/home.html#form",
    'write "/#form". Then also give the block that is meant in pages/index.json "id": "form", or leave "#form" out.',
  ],
  [
    '<iframe src="https://maps.example/embed?pb=1" width="400"></iframe>',
    'open the map or the video in a browser, and copy its address from the address bar, or from under "Share". Write that address alone in the place of the code.',
  ],
  [
    "<iframe src='/x'></iframe><a href='https://maps.example/?a=1&amp;b=2#map=7/2'>Larger</a>",
    'write only the address of the link in that code: "https://maps.example/?a=1&b=2#map=7/2".',
  ],
  [
    "<iframe src='/x'></iframe><a href='https://a.example'>A</a><a href='https://b.example'>B</a>",
    'open the map or the video in a browser, and copy its address from the address bar, or from under "Share". Write that address alone in the place of the code.',
  ],
  ["/start", "write the address of one of the pages, add the page, or take the link out."],
  ["pages/ios.json", 'write "/IosorAndroidFindout".'],
  ["http://localhost:5173/contact", 'write "/contact".'],
  ["http://localhost:5173/contcat", 'did you mean "/contact"?'],
  ["//contact", 'write "/contact".'],
  ["//b.example/login", 'write "https://b.example/login".'],
  ["//contact.php", ALLOWED],
  ["contact.php", 'write "/contact".'],
  ["./contact.aspx#form", 'write "/contact#form".'],
  ["index.php", 'write "/".'],
  ["nothing.php", ALLOWED],
  ["www.a.example/index.php", 'write "https://www.a.example/index.php".'],
  ["/team/../contact#form", 'write "/contact#form".'],
  ["/./contact", 'write "/contact".'],
  ["//kitestep.example/contact", 'write "/contact".'],
  ["prices", 'write "#prices".'],
  ["price", 'did you mean "#prices"?'],
  ["contcat", 'did you mean "/contact"?'],
  ["nowhere", ALLOWED],
  ["https:/a.example", 'write "https://a.example".'],
  ["https//a.example", 'write "https://a.example".'],
  ["htps://a.example", 'write "https://a.example".'],
  ["https://https://a.example", 'write "https://a.example".'],
  ["https://a.example/a b", 'write "https://a.example/a%20b".'],
  ["mailto: {email}", 'write "mailto:{email}".'],
  ["mailto://a@b.example", 'write "mailto:a@b.example".'],
  ["mailto:a.b.example", NOBODY],
  ["phone:{phone}", 'write "tel:{phone}".'],
  ["tel:+442O7946O123", 'write "tel:+442079460123".'],
  ["<https://a.example/>", 'write "https://a.example/".'],
  ["[our work](https://a.example/)", 'write "https://a.example/". The words "our work" find no place there.'],
  ["“/contact”", 'write "/contact".'],
  ["#pri\u00adces", 'write "#prices".'],
  ["# prices", 'write "#prices".'],
  ["#The Prices", 'write "#the-prices", and give the block that is meant "id": "the-prices".'],
  ["#What it costs", 'write "#what-it-costs", and give the block that is meant "id": "what-it-costs".'],
  ["/ contact", 'write "/contact".'],
  ["/con tact #form", 'write "/contact#form".'],
  ["/contact#form?from=mail", 'write "/contact?from=mail#form": what begins with "?" stands before the "#".'],
  [
    "/contact#from?from=mail",
    'lead to "/contact#form", give the block that is meant an "id", and lead to that, leave "#from?from=mail" out to lead to the page "/contact", or take the button out.',
  ],
  ["https://localhost:5173/contact", 'write "/contact".'],
  ["https://www.kitestep.example/contact", 'write "/contact".'],
  ["https://www.kitestep.example.org/contact", undefined],
  ["https://kitestep.example:443/contact", 'write "/contact".'],
  ["https://kitestep.example./contact", 'write "/contact".'],
  ["https://kitestep.example:8443/contact", undefined],
  ["https://kitestep.example/contact?from=mail#form", 'write "/contact?from=mail#form".'],
  ["https://kitestep.example/Contact?from=mail", 'write "/contact?from=mail".'],
  ["https://kitestep.example/contcat?from=mail", 'did you mean "/contact?from=mail"?'],
  ["mailto:a@b,example", 'write "mailto:a@b.example".'],
  ["mailto:a(at)b.example", 'write "mailto:a@b.example".'],
  ["mailto:a@b.example,c", NOBODY],
  ["whatsapp://send", ALLOWED],
  ["javascript:alert(1)", ALLOWED],
  ["https://me:word@a.example", 'write "https://a.example".'],
  ["C:\\Users\\contact.html", ALLOWED],
])("%s", (href, fix) => {
  expect(fixesOf(href)).toEqual(fix === undefined ? [] : [fix]);
});

test.each([
  ["ios.json", 'write "/IosorAndroidFindout".'],
  ["pages/ios.json", 'write "/IosorAndroidFindout".'],
  ["ios", 'write "/IosorAndroidFindout".'],
  ["/ios.json", 'did you mean "/IosorAndroidFindout"?'],
  ["IosOrAndroidFindout", 'write "/IosorAndroidFindout".'],
  ["https://kitestep.example/IosorAndroidFindout", 'write "/IosorAndroidFindout".'],
  ["kites.json", "write the address of one of the pages."],
  ["/kites", 'write the address of a page that has a card: "/HowtoCreateAppfromScratch" or "/IosorAndroidFindout".'],
])("%s in a list of articles", (post, fix) => {
  const cards = { type: "postCards", heading: "From our blog", posts: [post] };
  expect(problemsOf({ "pages/index.json": text(page(cards)) }).map((problem) => problem.fix)).toEqual([fix]);
});

test.each([
  "mailto:{email}?subject=Prices",
  "mailto:a@b.example",
  "mailto:a@b.example,c@d.example?subject=Hi",
  "tel:{phone}",
  "https://httpsites.example",
])("%s is fine", (href) => {
  expect(fixesOf(href)).toEqual([]);
});

test("one sign too many before the name of a place", () => {
  const said = problemsOf({
    "pages/index.json": text(
      page(
        { ...shortHero("A kite"), button: { label: "See it", href: "##prices" } },
        { ...shortIntro({}), id: "prices" },
      ),
    ),
  });
  expect(said.map(({ message, fix }) => [message, fix])).toEqual([
    ['"##prices" has a "#" too many.', 'write "#prices".'],
  ]);
});

test.each([" JavaScript:alert(1)", "java\tscript:alert(1)", "java\u200bscript:alert(1)"])(
  "the danger is told before spaces and what cannot be seen: %j",
  (href) => {
    const said = problemsOf({
      "pages/index.json": text(page({ ...shortHero("A kite"), button: { label: "See it", href } })),
    });
    expect(said.map(({ message, fix }) => [message.split("addresses: ")[0], fix])).toEqual([
      ['a link cannot lead to "javascript" ', ALLOWED],
    ]);
  },
);

test("two addresses in one link", () => {
  const said = problemsOf({
    "pages/index.json": text(page({ ...shortHero("A kite"), button: { label: "See it", href: "/contact, /blog" } })),
  });
  expect(said.map(({ message, fix }) => [message, fix])).toEqual([
    ['a link leads to one place, but "/contact, /blog" has two addresses.', 'write "/contact" or "/blog".'],
  ]);
});

test.each(["Ahmedabad, Gujarat", "geo:23.02,72.57"])("where the address of a map belongs: %s", (map) => {
  const contact = { ...(settings()["contact"] as Group), map };
  const said = problemsOf({ "pages/_site.json": text({ ...settings(), contact }) });
  expect(said.map(({ message, fix }) => [message, fix])).toEqual([
    [`"${map}" is no address of a map.`, "open the map in a browser, and copy its address from there."],
  ]);
});

test("links in texts without an address, and to an email that is none", () => {
  expect(`\n${toldOf(shortIntro({ text: "Write [an email](mailto:me) or [a letter]()." }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:33   In block 1 (intro "Hello"): there is no email address in "mailto:me".
        9 |       "text": "Write [an email](mailto:me) or [a letter]()."
          |                                 ^^^^^^^^^
        Fix: write "mailto:{email}", or the whole address of somebody else.   [unsafe-url]

    pages/index.json:9:48   In block 1 (intro "Hello"): no address is written for the link "a letter".
        9 |       "text": "Write [an email](mailto:me) or [a letter]()."
          |                                                ^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…" between its ( ), or keep only its words: "a letter".   [unsafe-url]
    "
  `);
});

test("an address that is longer than any paragraph is not repeated as a whole", () => {
  const start = "abcdefghij".repeat(4);
  expect(fixesOf(`www.a.example/${start}${"ab".repeat(1_000_000)}`)).toEqual([
    `write "https://www.a.example/${start.slice(0, 37)}…".`,
  ]);
  const short = `www.a.example/${"ab".repeat(400)}`;
  expect(fixesOf(short)).toEqual([`write "https://${short}".`]);
});

test("a page whose file is nearly called like an address", () => {
  const linked = { ...shortHero("A kite"), button: { label: "See our work", href: "/web-developement#top" } };
  const found = problemsOf({
    "pages/index.json": text(page(linked, { ...shortIntro({}), text: "See [our shops](/sites-and-shops)." })),
    "pages/web-development.json": text(pageAt("/sites-and-shops", shortIntro({}))),
  });
  expect(found.map(({ fix }) => fix)).toEqual(['did you mean "/sites-and-shops#top"?']);
});

test("a file by its place in the folder public", () => {
  const files = siteWith({ "pages/index.json": text(page(shortIntro({ text: "[Prices](/public/prices.pdf)" }))) });
  const found = check({ ...inputOf(files), served: new Set(["prices.pdf"]) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "/prices.pdf".']);
});

test("a file with two signs of money in its name", () => {
  const files = siteWith({ "pages/index.json": text(page(shortIntro({ text: "[Prices](/public/a$$b.pdf)" }))) });
  const found = check({ ...inputOf(files), served: new Set(["a$$b.pdf"]) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "/a$$b.pdf".']);
});

test.each(["public/downloads/Prices.PDF", "public/downloads/prices.pdf", "downloads/prices.pdf"])(
  "%s is in the folder public already",
  (href) => {
    const button = { label: "Our prices", href };
    const files = siteWith({ "pages/index.json": text(page(shortIntro({ button }))) });
    const found = check({ ...inputOf(files), served: new Set(["downloads/prices.pdf"]) });
    expect(found.map(({ fix }) => fix)).toEqual(['write "/downloads/prices.pdf".']);
  },
);

test.each([
  ["/prices.pdf", ["menus/prices.pdf"], 'write "/menus/prices.pdf": the file lies there.'],
  ["/menus/prices.pdf", ["prices.pdf"], 'write "/prices.pdf": the file lies there.'],
  [
    "/prices.pdf",
    ["a/prices.pdf", "b/prices.pdf"],
    "put the file into the folder public: public/prices.pdf, lead the link elsewhere, or take it out.",
  ],
])("a file that lies in another folder in public: %s, %s", (href, served, fix) => {
  const files = siteWith({ "pages/index.json": text(page(shortIntro({ text: `[Prices](${href})` }))) });
  expect(check({ ...inputOf(files), served: new Set(served) }).map((found) => found.fix)).toEqual([fix]);
});

test("a file whose name has other capital letters", () => {
  const files = siteWith({ "pages/index.json": text(page(shortIntro({ text: "[Prices](/Prices.PDF)" }))) });
  const found = check({ ...inputOf(files), served: new Set(["prices.pdf"]) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "/prices.pdf": the file is called so.']);
});

test("the words and the address of a link in a text in each other's places", () => {
  const blocks = [shortIntro({ text: "[/contact](Write to us) today." }), shortIntro({ text: "[/contact](Write)" })];
  expect(`\n${toldOf(...blocks)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): the link "[/contact](Write to us)" is not written as a link: the words and the address have changed places.
        9 |       "text": "[/contact](Write to us) today."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "[Write to us](/contact)".                        [broken-markdown-link]

    pages/index.json:14:15   In block 2 (intro "Hello"): the words and the address of the link "[/contact](Write)" have changed places.
        14 |       "text": "[/contact](Write)"
           |               ^^^^^^^^^^^^^^^^^^^
        Fix: write "[Write](/contact)".                              [unsafe-url]
    "
  `);
});

test("a link to what is in a dialog, which only a button opens", () => {
  const hero = { ...shortHero("A kite"), button: { label: "Get a quote", href: "#quote" } };
  const intro = shortIntro({ text: "See [the menu](/contact#menu)." });
  expect(sentences(toldOf(hero, intro))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: "quote" is in a dialog, which a link cannot open: only its button in the header does.
        Fix: lead the button to a page, as in "/contact", or take it out.   [broken-anchor]

    pages/index.json:21:15   In block 2 (intro "Hello"): "menu" is in a dialog, which a link cannot open: only its button in the header does.
        Fix: lead the link to a page, as in "/contact", or take it out.   [broken-anchor]
    "
  `);
  const site = text(settings()).replace('"href": "/contact"', '"href": "/contact#quote-heading"');
  // The link in the header is required, so it cannot be taken out.
  expect(problemsOf({ "pages/_site.json": site }).map(({ message, fix }) => `${message} ${fix}`))
    .toMatchInlineSnapshot(`
      [
        ""quote-heading" is in a dialog, which a link cannot open: only its button in the header does. lead the link to a page, as in "/contact".",
      ]
    `);
  const nowhere = text(settings()).replace('"href": "/contact"', '"href": "/contact#nowhere"');
  expect(problemsOf({ "pages/_site.json": nowhere }).map(({ fix }) => fix)).toMatchInlineSnapshot(`
    [
      "give the block that is meant "id": "nowhere", or leave "#nowhere" out to lead to the page "/contact".",
    ]
  `);
  // The target of the skip link exists.
  expect(fixesOf("#main")).toEqual([]);
});

test.each([
  ["/winding", 'did you mean "/journal/winding"?'],
  ["/journal/news", "write the address of one of the pages, add the page, or take the link out."],
])("%s, where pages are in folders", (href, fix) => {
  const linked = { ...shortHero("A kite"), button: { label: "See our work", href } };
  const found = problemsOf({
    "pages/index.json": text(page(linked, shortIntro({ text: "[How to wind](/journal/winding)" }))),
    "pages/journal/winding.json": text(pageAt("/journal/winding", shortIntro({}))),
  });
  expect(found.map((problem) => problem.fix)).toEqual([fix]);
});
