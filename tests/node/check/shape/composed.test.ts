/** Links, anchors and headings of pages as they are composed. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { type Group, inputOf, page, problemsOf, settings, siteWith, text, told, toldOf, words } from "../site.ts";

const intro = (heading: string, rest: Group = {}): Group => ({ type: "intro", heading, text: "A few words.", ...rest });
const linkTo = (...hrefs: string[]) =>
  intro("Links", { text: hrefs.map((href) => `See [the page behind ${hrefs.indexOf(href) + 1}](${href}).`) });
const button = (href: string) => intro("Button", { button: { label: "See our work", href } });
const at = (route: string, ...blocks: Group[]) => text({ route, ...words(`About ${route}`), blocks });

test("a link to a page that is misspelt, has moved or was never there", () => {
  const moved = text({ route: "/work", ...words("Our work"), aliases: ["/old-work"], blocks: [intro("Work")] });
  const files = {
    "pages/index.json": text(
      page(
        linkTo(
          "/contcat",
          "/Contact",
          "/contact/",
          "/contact.html?x=1#form",
          "/old-work#form",
          "/nowhere/at/all",
          "/sitemap.xml",
        ),
        button("/contact/index"),
      ),
    ),
    "pages/work.json": moved,
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (intro "Links") > text: no page lives at "/contcat".
        10 |         "See [the page behind 1](/contcat).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/contact"?                                [broken-link]

    pages/index.json:11:9   In block 1 (intro "Links") > text: the page that is meant has the address "/contact", not "/Contact".
        11 |         "See [the page behind 2](/Contact).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact".                                       [broken-link, can be fixed for you]

    pages/index.json:12:9   In block 1 (intro "Links") > text: the page that is meant has the address "/contact", not "/contact/".
        12 |         "See [the page behind 3](/contact/).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact".                                       [broken-link, can be fixed for you]

    pages/index.json:13:9   In block 1 (intro "Links") > text: the page that is meant has the address "/contact", not "/contact.html".
        13 |         "See [the page behind 4](/contact.html?x=1#form).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/contact?x=1#form".                              [broken-link, can be fixed for you]

    pages/index.json:14:9   In block 1 (intro "Links") > text: "/old-work" is an old address.
        14 |         "See [the page behind 5](/old-work#form).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/work#form". Then also give the block that is meant in pages/work.json "id": "form", or leave "#form" out.   [broken-link]

    pages/index.json:15:9   In block 1 (intro "Links") > text: no page lives at "/nowhere/at/all".
        15 |         "See [the page behind 6](/nowhere/at/all).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]

    pages/index.json:16:9   In block 1 (intro "Links") > text: no page lives at "/sitemap.xml".
        16 |         "See [the page behind 7](/sitemap.xml)."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]

    pages/index.json:25:17   In block 2 (intro "Button") > button: the page that is meant has the address "/contact", not "/contact/index".
        25 |         "href": "/contact/index"
           |                 ^^^^^^^^^^^^^^^^
        Fix: write "/contact".                                       [broken-link, can be fixed for you]"
  `);
});

test("links to files that are served beside the pages", () => {
  const files = siteWith({ "pages/index.json": text(page(linkTo("/sitemap.xml", "/sitemap.html"))) });
  const problems = check({ ...inputOf(files), served: new Set(["sitemap.xml"]) });
  expect(problems.map(({ message }) => message)).toEqual(['no page lives at "/sitemap.html".']);
});

test("links by the address of the whole site", () => {
  const { url } = settings() as { url: string };
  expect(toldOf(linkTo(`${url}/contact#form`, url, `${url}/nowhere`, `${url}.example/contact`), button(`${url}/blog`)))
    .toMatchInlineSnapshot(`
      "pages/index.json:10:34   In block 1 (intro "Links") > text: the link "https://kitestep.example/contact#form" leads to a page of this site by the address of the whole site.
          10 |         "See [the page behind 1](https://kitestep.example/contact#form).",
             |                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          3 links have it. The others are in pages/index.json, lines 11 and 22.
          Fix: take "https://kitestep.example" away in all 3 places: write "/contact#form" here.   [full-address, can be fixed for you]

      pages/index.json:12:9   In block 1 (intro "Links") > text: no page lives at "/nowhere".
          12 |         "See [the page behind 3](https://kitestep.example/nowhere).",
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]"
    `);
  for (const written of [url.replace("kitestep", "KiteStep"), url.replace("https://", "https://WWW.")])
    expect(problemsOf({ "pages/index.json": text(page(linkTo(`${written}/contact`))) }).map(({ fix }) => fix)).toEqual([
      'write "/contact".',
    ]);
});

test("a page that cannot be read, or whose address is wrong, is not missed by others", () => {
  const files = (contact: string) => ({
    "pages/contact.json": contact,
    "pages/index.json": text(page(button("/contact"))),
  });
  const blamed = (contact: string) => problemsOf(files(contact)).filter(({ file }) => file !== "pages/contact.json");
  for (const contact of [
    "",
    "{",
    "[",
    '{ "route": "/contact", ',
    '{ "title": "x" }',
    at("contact", intro("X")),
    at("/contact/", intro("X")),
  ])
    expect(blamed(contact), contact).toEqual([]);
});

test("a link to a place that the page does not have", () => {
  const files = {
    "pages/index.json": text(
      page(
        linkTo(
          "#prices",
          "#price",
          "#",
          "#top",
          "#main",
          "/contact#from",
          "/contact#form",
          "#intro-2",
          "/blog#caf%C3%A9",
        ),
        intro("Prices", { id: "prices" }),
      ),
    ),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:11:9   In block 1 (intro "Links") > text: no place on this page is called "price".
        11 |         "See [the page behind 2](#price).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "#prices"?                                 [broken-anchor]

    pages/index.json:12:9   In block 1 (intro "Links") > text: the link "#" leads to no place.
        12 |         "See [the page behind 3](#).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the address of a page in its place, as in "/all", or the name of a place on this page after it, as in "#prices".   [broken-anchor]

    pages/index.json:15:9   In block 1 (intro "Links") > text: no place on the page "/contact" is called "from".
        15 |         "See [the page behind 6](/contact#from).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/contact#form"?                           [broken-anchor]

    pages/index.json:17:9   In block 1 (intro "Links") > text: no place on this page is called "intro-2".
        17 |         "See [the page behind 8](#intro-2).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: give the block that is meant an "id", and lead to that, lead the link elsewhere, or take it out.   [broken-anchor]

    pages/index.json:18:9   In block 1 (intro "Links") > text: no place on the page "/blog" is called "café".
        18 |         "See [the page behind 9](/blog#caf%C3%A9)."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: give the block that is meant an "id", and lead to that, leave "#caf%C3%A9" out to lead to the page "/blog", or take the link out.   [broken-anchor]"
  `);
});

test("a place that another page has", () => {
  const places = (route: string, ...ids: string[]) => ({
    [`pages${route}.json`]: at(route, ...ids.map((id) => intro(`About ${id} ${route}`, { id }))),
  });
  const files = {
    "pages/index.json": text(page(linkTo("#plans", "/b#plans", "#price-list", "#both", "#form", "#/a"))),
    ...places("/a", "plans", "both"),
    ...places("/b", "prices", "both"),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([
    'write "/a#plans": that page has it.',
    'write "/a#plans": that page has it. Or leave "#plans" out to lead to the page "/b".',
    'give the block that is meant "id": "price-list", lead the link elsewhere, or take it out.',
    'write "/a#both" or "/b#both": those pages have it.',
    'write the address of a page before it, for example "/all#form": 7 pages have it.',
    'write "/a".',
  ]);
});

test("a page whose address stands behind the sign of a place", () => {
  const contact = { type: "contactForm", heading: "Write to us", form: "contact" };
  const files = {
    "pages/index.json": text(page(linkTo("#HowTo", "#howto", "#prices", "#price", "#a", "/HowTo#nowhere"))),
    "pages/howto.json": at("/HowTo", intro("How we work")),
    "pages/a.json": at("/a", intro("Prices", { id: "prices" }), linkTo("#contact", "#contacts"), contact),
    "pages/prices.json": at("/prices", intro("All prices", { id: "all" }), linkTo("/a#nowhere")),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([
    'give block 3 (contactForm "Write to us") "id": "contact", or write "/contact" for the page of that name, or take the link out.',
    'if block 3 (contactForm "Write to us") is meant, write "id": "contacts" and a comma behind its { in line 21. Else lead the link elsewhere, or take it out.',
    'write "/HowTo".',
    'write "/HowTo".',
    'write "/a#prices": that page has it. Or write "/prices" for the page of that name.',
    'give the block that is meant "id": "price", lead the link elsewhere, or take it out.',
    'write "/a".',
    'give the block that is meant "id": "nowhere", leave "#nowhere" out to lead to the page "/HowTo", or take the link out.',
    'give the block that is meant "id": "nowhere", leave "#nowhere" out to lead to the page "/a", or take the link out.',
  ]);
});

test("a place that a shared block brings", () => {
  const files = {
    "pages/_shared/talk.json": text({ block: intro("Talk to us", { id: "talk" }) }),
    "pages/a.json": at("/a", button("#talk")),
  };
  expect(told({ ...files, "pages/b.json": at("/b", { type: "shared", use: "talk" }) })).toMatchInlineSnapshot(`
    "pages/a.json:12:17   In block 1 (intro "Button") > button: no place on this page is called "talk", and "See our work" leads there.
        12 |         "href": "#talk"
           |                 ^^^^^^^
        Fix: add { "type": "shared", "use": "talk" }, an intro with that "id", to this page. Or write "/all#talk" or "/b#talk": those pages have it. Or take the button out.   [broken-anchor]"
  `);
});

test("places that a component names by the words of its author", () => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "What does it cost?", answer: "It depends." }] };
  const files = {
    "pages/index.json": text(page(linkTo("#faq-2-what-does-it-cost", "#faq-2-what-does-it-costs"), faq)),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:11:9   In block 1 (intro "Links") > text: no place on this page is called "faq-2-what-does-it-costs".
        11 |         "See [the page behind 2](#faq-2-what-does-it-costs)."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "#faq-2-what-does-it-cost"?                [broken-anchor]"
  `);
});

test("a place that a shared block links to is on every page that has the block", () => {
  const files = {
    "pages/_shared/call.json": text({ block: button("#form") }),
    "pages/a.json": at("/a", intro("A", { id: "form" }), { type: "shared", use: "call" }),
    "pages/b.json": at("/b", intro("B"), { type: "shared", use: "call" }),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_shared/call.json:8:15   In the block (intro "Button") > button: no place on the page "/b" is called "form", and "See our work" leads there.
        8 |       "href": "#form"
          |               ^^^^^^^
        Fix: write the address of a page before it, for example "/all#form": 9 pages have it. Or take the button out.   [broken-anchor]"
  `);
});

test("a page with a mistake in one block still has the places of its other blocks", () => {
  const files = {
    "pages/x.json": at(
      "/x",
      intro("X", { id: "one" }),
      intro("Y", { id: "two", titel: 1 }),
      linkTo("#one", "#two", "#three"),
    ),
  };
  expect(problemsOf(files).map(({ code, line }) => ({ code, line }))).toEqual([
    { code: "unknown-property", line: 17 },
    { code: "broken-anchor", line: 25 },
  ]);
});

test("the same place twice on a page", () => {
  const question = (asked: string) => ({ question: asked, answer: "It depends." });
  const faq = {
    type: "faq",
    heading: "Questions",
    items: [question("What now?"), question("Why?"), question("What now!")],
  };
  const files = {
    "pages/_shared/twice.json": text({ block: faq }),
    "pages/a.json": at("/a", intro("A", { id: "one" }), intro("B", { id: "one" }), intro("C", { id: "quote" })),
    "pages/b.json": at("/b", intro("A"), { type: "shared", use: "twice" }, { type: "shared", use: "twice", id: "two" }),
    "pages/c.json": at("/c", intro("A", { id: "intro-2" }), intro("B")),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_shared/twice.json:15:21   In the block (faq "Questions") > question 3: this has the same letters and digits as another one, so that a link to one of them would lead to the other.
        15 |         "question": "What now!",
           |                     ^^^^^^^^^^^
        The other is in the block (faq "Questions") > question 1, line 7.
        Fix: take one of the two out, or word it differently.        [duplicate-id]

    pages/a.json:16:13   In block 2 (intro "B"): there is a place called "one" on this page already.
        16 |       "id": "one"
           |             ^^^^^
        The other is in block 1 (intro "A"), line 10.
        Fix: take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "one-2".   [duplicate-id]

    pages/a.json:22:13   In block 3 (intro "C"): the header, the footer or a dialog of every page has a place called "quote" already.
        22 |       "id": "quote"
           |             ^^^^^^^
        Fix: give this one another "id", for example "quote-2".      [duplicate-id]

    pages/c.json:12:5   In block 2 (intro "B"): there is a place called "intro-2" on this page already.
        12 |     {
           |     ^
        The other is in block 1 (intro "A"), line 10.
        Fix: give this one another "id", for example "intro-2-2".    [duplicate-id]"
  `);
});

test.each([
  ["What is C?", "What is C++?", []],
  ["What is C++?", "What is C#?", []],
  ["What is C?", "What is C#?", []],
  ["What is C++?", "What is C plus plus?", ["duplicate-id"]],
  ["Over 50?", "Over 50+?", ["duplicate-id"]],
])("%s beside %s", (one, other, codes) => {
  const items = [one, other].map((question) => ({ question, answer: "It depends." }));
  const files = { "pages/x.json": at("/x", intro("X"), { type: "faq", heading: "Questions", items }) };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(codes);
});

test("many links to a page that is gone are one mistake", () => {
  const links = page(...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({ ...button("/prices#all"), heading: `Button ${i}` })));
  expect(told({ "pages/index.json": text(links), "pages/x.json": text({ ...links, route: "/x", ...words("X") }) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:12:17   In block 1 (intro "Button 1") > button: no page lives at "/prices".
          12 |         "href": "/prices#all"
             |                 ^^^^^^^^^^^^^
          16 links lead there. The others are in pages/index.json, lines 21, 30, 39, 48, 57, 66 and 75; pages/x.json, lines 12, 21, 30, 39, 48, 57, 66 and 75.
          Fix: bring the file of the page back if it was deleted by mistake, or add the page. If the page has another address now, or another page has taken its place, add "/prices", and the "aliases" of the deleted file, to the "aliases" of that page and run "npm run check -- --fix". Or take the link out in all 16 places, or write another address there.   [broken-link]"
    `);
});
