import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  article,
  articleOf,
  block,
  type Group,
  images,
  page,
  problemsOf,
  schemas,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
  words,
} from "../site.ts";

const cta = block("cta");
const hero = block("hero");

test("a form that is unknown, and what the parts of pages/_site.json lack", () => {
  expect(toldOf({ ...block("contactForm"), form: "contcat" })).toMatchInlineSnapshot(`
    "pages/index.json:28:15   In block 1 (contactForm "Let's Get in Touch"): there is no form called "contcat" in pages/_site.json.
        28 |       "form": "contcat"
           |               ^^^^^^^^^
        Fix: did you mean "contact"?                                 [unknown-form]"
  `);
  expect(toldOf({ ...block("contactForm"), form: "newsletter" })).toMatchInlineSnapshot(`
    "pages/index.json:28:15   In block 1 (contactForm "Let's Get in Touch"): there is no form called "newsletter" in pages/_site.json.
        28 |       "form": "newsletter"
           |               ^^^^^^^^^^^^
        Fix: write one of "contact", "discuss", "quote" or "career", or add the form "newsletter" to "forms" in pages/_site.json (copy "contact" of line 79, and change the copy).   [unknown-form]"
  `);
  // These are names that JavaScript has for itself.
  for (const form of ["toString", "constructor", "hasOwnProperty"])
    expect(toldOf({ ...block("contactForm"), form })).toContain(
      `there is no form called "${form}" in pages/_site.json.`,
    );
  const form = {
    fields: ["name", "emial"],
    required: ["email", "name", "service"],
    submit: "Send",
    success: "Thanks.",
  };
  const site = settings();
  site["forms"] = { ...(site["forms"] as Group), quote: form };
  site["fields"] = { ...(site["fields"] as Group), service: { label: "Service", kind: "select" } };
  site["delivery"] = { kind: "endpoint" };
  site["header"] = { ...(site["header"] as Group), menu: [{ label: "Blog" }, { label: "Home", href: "/" }] };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:32:7   In header > menu entry 1: this entry of the menu, "Blog", leads nowhere.
        32 |       {
           |       ^
        Fix: add behind its "label", with a comma between: "href": "/blog", the address of a page that is called so. Or add another address there, or "links" with a list of links, or take the entry out, from { to }, with a comma beside it.   [menu-without-link]

    pages/_site.json:82:15   In fields > service: a "select" needs "options" to choose from.
        82 |       "kind": "select"
           |               ^^^^^^^^
        Fix: add "options", for example: "options": [{ "value": "seo", "label": "Search Engine Optimization" }].   [select-without-choices]

    pages/_site.json:111:9   In forms > quote > fields: there is no field called "emial".
        111 |         "emial"
            |         ^^^^^^^
        Fix: did you mean "email"?                                   [unknown-field]

    pages/_site.json:116:9   In forms > quote > required: "service" is required, but the form does not have this field.
        116 |         "service"
            |         ^^^^^^^^^
        Fix: add "service" to the "fields" of the form "quote" (line 109) as well, or take it out, with the comma before it, at the end of line 115.   [unknown-field]

    pages/_site.json:134:13   In delivery: forms are to be sent to a web address, but no "url" says which one.
        134 |     "kind": "endpoint"
            |             ^^^^^^^^^^
        Fix: add the web address that your form service gave you: "url": "https://…". To send nothing, write "kind": "demo".   [missing-endpoint]"
  `);
});

test("a field that is required and left out, beside one whose name is misspelt", () => {
  const site = settings();
  const wanted = { label: "Your budget", kind: "text" };
  site["fields"] = { ...(site["fields"] as Group), budget: wanted, service: { ...wanted, label: "Your plans" } };
  const form = {
    fields: ["name", "email", "buget"],
    required: ["name", "service"],
    submit: "Send",
    success: "Thanks.",
  };
  site["forms"] = { ...(site["forms"] as Group), quote: form };
  const found = problemsOf({ "pages/_site.json": text(site) });
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([
    ['there is no field called "buget".', 'did you mean "budget"?'],
    [
      '"service" is required, but the form does not have this field.',
      'add "service" to the "fields" of the form "quote" (line 110) as well, or take it out, with the comma before it, at the end of line 116.',
    ],
  ]);
});

test("a field that another form has is required, and the form has one of nearly the same name", () => {
  const site = settings();
  const [message, messages] = ["Your idea", "Your message"].map((label) => ({ label, kind: "textarea" }));
  site["fields"] = { ...(site["fields"] as Group), message, messages } as Group;
  const form = (required: string[]) => ({ fields: ["name", "message"], required, submit: "Send", success: "Thanks." });
  const saidOf = (required: string[]) => {
    site["forms"] = { ...(site["forms"] as Group), quote: form(required) };
    return problemsOf({ "pages/_site.json": text(site) }).map(({ message: said, fix }) => [said, fix]);
  };
  const said = '"messages" is required, but the form does not have this field.';
  expect(saidOf(["name", "messages"])).toEqual([[said, 'did you mean "message"?']]);
  const add =
    'add "messages" to the "fields" of the form "quote" (line 110) as well, or take it out, with the comma before it, at the end of line 115.';
  expect(saidOf(["message", "messages"])).toEqual([[said, add]]);
});

test("web addresses that no browser can open", () => {
  const site = settings();
  site["url"] = "https://1.2.3.4.5";
  site["delivery"] = { kind: "endpoint", url: "https://forms.example:99999/submit" };
  const partner = shortIntro({ button: { label: "Our partner", href: "https://256.256.256.256/" } });
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:3:10   No browser can open "https://1.2.3.4.5": there is something wrong with the name of the site or the number after it.
        3 |   "url": "https://1.2.3.4.5",
          |          ^^^^^^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [dead-address]

    pages/_site.json:126:12   In delivery: no browser can open "https://forms.example:99999/submit": there is something wrong with the name of the site or the number after it.
        126 |     "url": "https://forms.example:99999/submit"
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [dead-address]"
  `);
  expect(toldOf(partner)).toMatchInlineSnapshot(`
    "pages/index.json:12:17   In block 1 (intro "Hello") > button: no browser can open "https://256.256.256.256/": there is something wrong with the name of the site or the number after it.
        12 |         "href": "https://256.256.256.256/"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: copy it from a browser in which it opens.               [unsafe-url]"
  `);
});

test("a card asks for a page that has one", () => {
  const { card: _, ...plain } = article;
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindOut", "/Plain", "/nowhere", "/Old"] };
  const files = {
    "pages/index.json": text(
      page(posts, { ...posts, posts: ["/Plain"] }, { ...posts, heading: "Old", posts: ["/Old"] }),
    ),
    "pages/plain.json": text({
      ...plain,
      ...words("Another page"),
      blocks: [articleOf("Another page")],
      route: "/Plain",
      aliases: ["/Old"],
    }),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (postCards "Recent Market Trends") > posts: no page lives at "/IosorAndroidFindOut".
        10 |         "/IosorAndroidFindOut",
           |         ^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/IosorAndroidFindout"?                    [unknown-page]

    pages/index.json:11:9   In block 1 (postCards "Recent Market Trends") > posts: the page "/Plain" has no card to show here.
        11 |         "/Plain",
           |         ^^^^^^^^
        2 places name it. The other is in pages/index.json, line 20.
        Fix: in pages/plain.json, add before "blocks", with a comma behind it and your own words for the three dots: "card": { "image": { "src": "…", "alt": "…" }, "title": "Another page in short", "text": "…" }. If you have just deleted it, undo that.   [missing-card]

    pages/index.json:12:9   In block 1 (postCards "Recent Market Trends") > posts: no page lives at "/nowhere".
        12 |         "/nowhere",
           |         ^^^^^^^^^^
        Fix: write the address of a page that has a card: "/HowtoCreateAppfromScratch" or "/IosorAndroidFindout", or take it out, with a comma beside it.   [unknown-page]

    pages/index.json:13:9   In block 1 (postCards "Recent Market Trends") > posts: "/Old" is an old address.
        13 |         "/Old"
           |         ^^^^^^
        Fix: take it out, with a comma beside it: the list has "/Plain" already.   [unknown-page]

    pages/index.json:27:9   In block 3 (postCards "Old") > posts: "/Old" is an old address.
        27 |         "/Old"
           |         ^^^^^^
        Fix: write "/Plain". That page has no card to show: in pages/plain.json, add before "blocks", with a comma behind it and your own words for the three dots: "card": { "image": { "src": "…", "alt": "…" }, "title": "Another page in short", "text": "…" }.   [unknown-page]"
  `);
});

test("a card has words to click where all others beside it have some", () => {
  const { card, ...plain } = article;
  const posts = ["/IosorAndroidFindout", "/Plain"];
  const lacking = text({ ...plain, ...words("Another page"), blocks: [articleOf("Another page")], route: "/Plain" });
  const fixFor = (more: Group) =>
    problemsOf({
      "pages/index.json": text(page({ ...block("postCards"), posts })),
      "pages/ios.json": text({ ...plain, card: { ...(card as Group), ...more } }),
      "pages/plain.json": lacking,
    }).map(({ fix }) => fix);
  const start =
    'in pages/plain.json, add before "blocks", with a comma behind it and your own words for the three dots:';
  const own = '"image": { "src": "…", "alt": "…" }, "title": "Another page in short", "text": "…"';
  const end = "If you have just deleted it, undo that.";
  expect(fixFor({})).toEqual([`${start} "card": { ${own} }. ${end}`]);
  expect(fixFor({ label: "Read it" })).toEqual([`${start} "card": { ${own}, "label": "…" }. ${end}`]);
});

test("pictures are not looked for when nobody says which there are", () => {
  const files = siteWith({ "pages/index.json": text(page({ ...hero, image: { src: "x.webp", alt: "X" } })) });
  expect(check({ files, schemas })).toEqual([]);
});

test("a broken pages/_site.json is not blamed on the pages", () => {
  const files = siteWith({
    "pages/_site.json": "{",
    "pages/index.json": text(page({ ...block("contactForm"), form: "x" }, { ...cta, heading: "{skype}" })),
  });
  expect(check({ files, schemas, images }).map(({ file }) => file)).toEqual(["pages/_site.json"]);
});

test("a card is that of a page, not of a place on one", () => {
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindout#budget"] };
  expect(told({ "pages/index.json": text(page(posts)) })).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (postCards "Recent Market Trends") > posts: "/IosorAndroidFindout#budget" is more than the address of a page.
        10 |         "/IosorAndroidFindout#budget"
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/IosorAndroidFindout".                           [unknown-page, can be fixed for you]"
  `);
});

test("a call that no menu shows", () => {
  const site = settings();
  const callout = { heading: "Not sure?", button: { label: "Ask us", href: "/" } };
  site["header"] = { ...(site["header"] as Group), menu: [{ label: "Home", href: "/", callout }] };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:35:9   In header > menu entry 1: "callout" is shown nowhere: it stands below the "links" of an entry, and this one has none.
        35 |         "callout": {
           |         ^^^^^^^^^
        Fix: take "callout" out, with the comma before it, or write "links" with a list of links in the place of "href".   [menu-without-link]"
  `);
});

test("an address that is nothing but a name in braces", () => {
  expect(toldOf({ ...cta, button: { label: "Write to us", href: "{contact}" } })).toMatchInlineSnapshot(`
    "pages/index.json:12:17   In block 1 (cta "Got an App Idea? Let's Talk!") > button: "{contact}" is not an address that a link can have.
        12 |         "href": "{contact}"
           |                 ^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]"
  `);
  expect(toldOf({ ...cta, button: { label: "Write to us", href: "${url}" } })).toMatchInlineSnapshot(`
    "pages/index.json:12:17   In block 1 (cta "Got an App Idea? Let's Talk!") > button: "\${url}" is not an address that a link can have.
        12 |         "href": "\${url}"
           |                 ^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]"
  `);
});

test("an address that forms are not sent to", () => {
  const site = { ...settings(), delivery: { kind: "demo", url: "https://forms.example/submit" } };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:125:13   In delivery: forms have a "url", but "demo" sends nothing to it.
        125 |     "kind": "demo",
            |             ^^^^^^
        Fix: write "kind": "endpoint" to send them, or take the "url" out, with a comma beside it.   [unused-endpoint, a warning]"
  `);
});
