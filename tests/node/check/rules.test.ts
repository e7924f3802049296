import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import {
  article,
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
} from "./site.ts";

const cta = block("cta");
const hero = block("hero");

function shared(content: Group): string {
  return text({ block: block("contactForm"), open: ["heading", "details"], ...content });
}

test("a shared block that a page makes one of another type", () => {
  const use = (type: string): Group => ({ type: "shared", use: "contact-form", with: { type } });
  const found = problemsOf({
    "pages/_shared/contact-form.json": shared({}),
    "pages/index.json": text(page(block("hero"), use("hero"), use("nothing"))),
  });
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    "closed-field /blocks/1/with/type",
    "closed-field /blocks/2/with/type",
  ]);
});

test("shared blocks", () => {
  const use = (fields: Group) => ({ type: "shared", ...fields });
  const files = {
    "pages/_shared/contact-form.json": shared({}),
    "pages/index.json": text(
      page(
        use({ use: "contact-from" }),
        use({ use: "newsletter" }),
        use({ use: "contact-form", with: { headng: "x", form: "quote", colour: "red" } }),
        use({
          use: "contact-form",
          with: { heading: "", details: [{ label: "Call", text: "Now", href: "javascript:x", icn: "phone" }] },
        }),
        use({ use: "contact-form", with: { heading: "Write to {emial}" } }),
      ),
    ),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:8:14   In block 1 (shared "contact-from"): there is no shared block called "contact-from".
        8 |       "use": "contact-from"
          |              ^^^^^^^^^^^^^^
        Fix: did you mean "contact-form"?                            [unknown-shared]

    pages/index.json:12:14   In block 2 (shared "newsletter"): there is no shared block called "newsletter".
        12 |       "use": "newsletter"
           |              ^^^^^^^^^^^^
        Fix: write one of "contact-form".                            [unknown-shared]

    pages/index.json:18:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" does not leave "headng" open to be worded differently.
        18 |         "headng": "x",
           |         ^^^^^^^^
        Fix: rename it to "heading".                                 [closed-field, can be fixed for you]

    pages/index.json:19:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" does not leave "form" open to be worded differently.
        19 |         "form": "quote",
           |         ^^^^^^
        Fix: take it out, or add "form" to "open" in pages/_shared/contact-form.json.   [closed-field]

    pages/index.json:20:9   In block 3 (shared "contact-form") > with: the shared block "contact-form" does not leave "colour" open to be worded differently.
        20 |         "colour": "red"
           |         ^^^^^^^^
        Fix: take it out, or use one of "heading" or "details".      [closed-field]

    pages/index.json:27:20   In block 4 (shared "contact-form") > with: nothing is written in "heading".
        27 |         "heading": "",
           |                    ^^
        Fix: write something, for example "Let's Get in Touch".      [blank-text]

    pages/index.json:32:21   In block 4 (shared "contact-form") > with > detail 1: a link cannot lead to "javascript" addresses: "javascript:x".
        32 |             "href": "javascript:x",
           |                     ^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:33:13   In block 4 (shared "contact-form") > with > detail 1: "icn" is not something a detail has.
        33 |             "icn": "phone"
           |             ^^^^^
        Fix: rename it to "icon".                                    [unknown-property, can be fixed for you]

    pages/index.json:42:20   In block 5 (shared "contact-form") > with: nothing is known that could be filled in for {emial}.
        42 |         "heading": "Write to {emial}"
           |                    ^^^^^^^^^^^^^^^^^^
        Fix: did you mean {email}?                                   [unknown-token]"
  `);
  const again = { "pages/_shared/again.json": shared({ block: use({ use: "contact-form" }), open: [] }) };
  const user = text(page({ type: "intro", heading: "A", text: "B" }, use({ use: "again" })));
  expect(told({ ...again, "pages/index.json": user })).toMatchInlineSnapshot(`
    "pages/_shared/again.json:3:13   In the block (shared "contact-form"): a shared block cannot be made from another shared block.
        3 |     "type": "shared",
          |             ^^^^^^^^
        Fix: write the block itself here.                            [nested-shared]"
  `);
  expect(told({ "pages/_shared/x.json": shared({ open: ["headings", "colour", "id"] }) })).toMatchInlineSnapshot(`
    "pages/_shared/x.json:27:5   In open: "headings" is not something a contactForm leaves open.
        27 |     "headings",
           |     ^^^^^^^^^^
        Fix: did you mean "heading"?                                 [unknown-open-field]

    pages/_shared/x.json:28:5   In open: "colour" is not something a contactForm leaves open.
        28 |     "colour",
           |     ^^^^^^^^
        Fix: write one of "id", "heading", "text", "details", "form" or "ground".   [unknown-open-field]"
  `);
  expect(told({ "pages/_shared/x.json": shared({ block: { ...cta, buton: 1, type: "ctaa" }, opn: [] }) }))
    .toMatchInlineSnapshot(`
      "pages/_shared/x.json:3:13   In the block: there is no block called "ctaa".
          3 |     "type": "ctaa",
            |             ^^^^^^
          Fix: did you mean "cta"?                                     [unknown-block]

      pages/_shared/x.json:10:5   In the block: "buton" is not something a cta has.
          10 |     "buton": 1
             |     ^^^^^^^
          Fix: "button" is there already; keep one of the two.         [unknown-property]

      pages/_shared/x.json:14:5   In open: "details" is not something a cta leaves open.
          14 |     "details"
             |     ^^^^^^^^^
          Fix: write one of "id", "variant", "art", "heading", "text" or "button".   [unknown-open-field]

      pages/_shared/x.json:16:3   "opn" is not something a shared block has.
          16 |   "opn": []
             |   ^^^^^
          Fix: "open" is there already; keep one of the two.           [unknown-property]"
    `);
  expect(told({ "pages/_shared/x.json": shared({ block: { ...cta, text: 5 } }) })).toMatchInlineSnapshot(`
    "pages/_shared/x.json:5:13   In the block (cta "Got an App Idea? Let's Talk!"): "text" should be a text or a list of paragraphs, but it is a number: 5.
        5 |     "text": 5,
          |             ^
        Fix: put it in quotation marks: "5".                         [wrong-type, can be fixed for you]

    pages/_shared/x.json:13:5   In open: "details" is not something a cta leaves open.
        13 |     "details"
           |     ^^^^^^^^^
        Fix: write one of "id", "variant", "art", "heading", "text" or "button".   [unknown-open-field]"
  `);
});

test("a shared block that is gone is one mistake, wherever it was placed", () => {
  const use = { type: "shared", use: "news" };
  expect(toldOf(cta, use, use, use, use)).toMatchInlineSnapshot(`
    "pages/index.json:17:14   In block 2 (shared "news"): there is no shared block called "news".
        17 |       "use": "news"
           |              ^^^^^^
        4 places ask for it. The others are in pages/index.json, lines 21, 25 and 29.
        Fix: write one of "contact-form".                            [unknown-shared]"
  `);
});

test("a shared block that does not parse is not blamed on its pages", () => {
  const files = {
    "pages/_shared/contact-form.json": "{",
    "pages/index.json": text(page({ type: "shared", use: "contact-form", with: { x: 1 } })),
  };
  const problems = check({ files: siteWith(files), schemas, images });
  expect(problems.map(({ file }) => file)).toEqual(["pages/_shared/contact-form.json"]);
});

test("forms", () => {
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
        Fix: write one of "contact", "discuss", "quote" or "career".   [unknown-form]"
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
    "pages/_site.json:32:7   In header > menu entry 1: this entry of the menu leads nowhere.
        32 |       {
           |       ^
        Fix: add "href" with an address, or "links" with a list of links.   [menu-without-link]

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
        Fix: add it to "fields" as well, or take it out here.        [unknown-field]

    pages/_site.json:134:13   In delivery: forms are to be sent to a web address, but no "url" says which one.
        134 |     "kind": "endpoint"
            |             ^^^^^^^^^^
        Fix: add it, for example: "url": "https://forms.example/submit". To send nothing, write "kind": "demo".   [missing-endpoint]"
  `);
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

test("names that forms which are sent need for themselves", () => {
  const site = settings();
  site["fields"] = { ...(site["fields"] as Group), website: { label: "Website", kind: "text" } };
  const form = { fields: ["name", "website"], required: ["website"], submit: "Send", success: "Thanks." };
  site["forms"] = { ...(site["forms"] as Group), quote: form };
  expect(told({ "pages/_site.json": text(site) })).toBe("");
  site["delivery"] = { kind: "endpoint", url: "https://forms.example/submit" };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:108:9   In forms > quote > fields: forms that are sent use the name "website" for something of their own.
        108 |         "website"
            |         ^^^^^^^^^
        Fix: give the field another name, here, in "required" and where it is described.   [taken-name]"
  `);
});

test("cards of pages", () => {
  const { card: _, ...plain } = article;
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindOut", "/Plain", "/nowhere", "/Old"] };
  const files = {
    "pages/index.json": text(page(posts, { ...posts, posts: ["/Plain"] })),
    "pages/plain.json": text({ ...plain, ...words("Another page"), route: "/Plain", aliases: ["/Old"] }),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (postCards "Recent Market Trends") > posts: no page lives at "/IosorAndroidFindOut".
        10 |         "/IosorAndroidFindOut",
           |         ^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/IosorAndroidFindout"?                    [unknown-page]

    pages/index.json:11:9   In block 1 (postCards "Recent Market Trends") > posts: the page "/Plain" has no card to show here.
        11 |         "/Plain",
           |         ^^^^^^^^
        Fix: add "card" with "image", "title" and "text" to pages/plain.json.   [missing-card]

    pages/index.json:12:9   In block 1 (postCards "Recent Market Trends") > posts: no page lives at "/nowhere".
        12 |         "/nowhere",
           |         ^^^^^^^^^^
        Fix: write the address of one of the pages.                  [unknown-page]

    pages/index.json:13:9   In block 1 (postCards "Recent Market Trends") > posts: "/Old" is an old address.
        13 |         "/Old"
           |         ^^^^^^
        Fix: write "/Plain".                                         [unknown-page]"
  `);
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

test("choices for a field that visitors write in", () => {
  const site = settings();
  const options = [{ value: "search", label: "By searching" }];
  const fields = { ...(site["fields"] as Group), source: { label: "Where from?", kind: "text", options } };
  expect(told({ "pages/_site.json": text({ ...site, fields }) })).toMatchInlineSnapshot(`
    "pages/_site.json:80:7   In fields > source: visitors write in a field of the kind "text", and would never see its "options".
        80 |       "options": [
           |       ^^^^^^^^^
        Fix: write "kind": "select" to let visitors choose, or take "options" away to let them write.   [useless-choices]"
  `);
});
