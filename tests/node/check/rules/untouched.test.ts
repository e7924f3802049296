/** One mistake in one place, and nothing said of the files that it only shows in. */
import { expect, test } from "vitest";
import { block, page, pageAt, problemsOf, settings, shortHero, shortIntro, text, told, toldOf } from "../site.ts";

const hero = shortHero("A kite");
const button = { label: "Go to the form", href: "#write" };

test("a shared block twice on a page, and a block with a name that was copied", () => {
  const shared = { type: "shared", use: "contact-form" };
  const named = {
    "pages/_shared/contact-form.json": text({
      block: { type: "contactForm", id: "write", heading: "Write to us", form: "contact" },
      open: [],
    }),
  };
  const faq = {
    type: "faq",
    id: "questions",
    heading: "What people ask",
    items: [
      { question: "Who?", answer: "We." },
      { question: "When?", answer: "Soon." },
    ],
  };
  expect(
    [
      told({ ...named, "pages/index.json": text(page(hero, shared, shared)) }),
      toldOf(hero, faq, { ...faq, heading: "What else people ask" }),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/index.json:20:14   In block 3 (shared "contact-form"): this shared block stands on this page already, so that its place "write" is there twice.
        20 |       "use": "contact-form"
           |              ^^^^^^^^^^^^^^
        The other is in block 2 (shared "contact-form"), line 16.
        Fix: take one of the two out, lines 14 to 17 or lines 18 to 21, with a comma beside it: visitors would see the same twice. If both are meant, give this one "id": "write-2" beside "use".   [duplicate-id]

    pages/index.json:31:13   In block 3 (faq "What else people ask"): there is a place called "questions" on this page already.
        31 |       "id": "questions",
           |             ^^^^^^^^^^^
        The other is in block 2 (faq "What people ask"), line 16.
        Fix: take this "id" out, if no link is to lead here. Else give this one another "id", for example "what-else-people-ask".   [duplicate-id]"
  `);
});

test("a shared block whose name is written as a type has the place that a link leads to", () => {
  const named = {
    "pages/_shared/contact-form.json": text({
      block: { type: "contactForm", id: "write", heading: "Write to us", form: "contact" },
      open: [],
    }),
  };
  expect(told({ ...named, "pages/index.json": text(page({ ...hero, button }, { type: "contact-form" })) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:19:15   In block 2: there is no block called "contact-form".
          19 |       "type": "contact-form"
             |               ^^^^^^^^^^^^^^
          Fix: write "type": "shared", "use": "contact-form".          [unknown-block]"
    `);
});

test("an entry of the menu that leads nowhere is not missed by the pages below it", () => {
  const site = settings() as { header: { menu: object[] } };
  site.header.menu = [{ label: "Home", href: "/" }, { label: "Blog" }];
  const files = {
    "pages/_site.json": text(site as never),
    "pages/x.json": text({ ...pageAt("/x", hero), partOf: "/blog" }),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_site.json:36:7   In header > menu entry 2: this entry of the menu, "Blog", leads nowhere.
        36 |       {
           |       ^
        Fix: add behind its "label", with a comma between: "href": "/blog", the address of a page that is called so. Or add another address there, or "links" with a list of links, or take the entry out, from { to }, with a comma beside it.   [menu-without-link]"
  `);
});

test("a page that was saved in the place of a shared block", () => {
  const files = {
    "pages/x.json": text(pageAt("/x", hero, { type: "shared", use: "offer" })),
    "pages/_shared/offer.json": text(pageAt("/x", hero)),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_shared/offer.json   This is a page, but the folder _shared is for blocks that stand on several pages.
        Fix: delete this file, or put back the shared block that was here. Another page has its address.   [unknown-file]"
  `);
});

test("a picture and a shared block that two places name", () => {
  const lost = { type: "shared", use: "prices" };
  expect(
    [
      told({ "pages/x.json": text(pageAt("/x", hero, lost)), "pages/y.json": text(pageAt("/y", hero, lost)) }),
      toldOf(shortHero("A team", "team/roof.webp"), shortHero("The same team", "team/roof.webp")),
    ].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/x.json:16:14   In block 2 (shared "prices"): there is no shared block called "prices".
        16 |       "use": "prices"
           |              ^^^^^^^^
        2 places ask for it. The other is in pages/y.json, line 16.
        Fix: add the file pages/_shared/prices.json, or write "contact-form" in both places.   [unknown-shared]

    pages/index.json:10:16   In block 1 (hero "Hello") > image: there is no picture "team/roof.webp" in the folder images/.
        10 |         "src": "team/roof.webp",
           |                ^^^^^^^^^^^^^^^^
        2 places name it. The other is in pages/index.json, line 18.
        Fix: put the file into the folder images/team/, or write the name of one that is there.   [missing-image]"
  `);
});

test("a description beside its picture", () => {
  expect(toldOf({ type: "hero", heading: "Hello", image: { src: "brand/logo.svg" }, alt: "A kite" }))
    .toMatchInlineSnapshot(`
      "pages/index.json:12:7   In block 1 (hero "Hello"): "alt" is not something a hero has.
          12 |       "alt": "A kite"
             |       ^^^^^
          Fix: move it behind the { of "image", with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]"
    `);
});

test("an empty site file", () => {
  expect(told({ "pages/_site.json": "" })).toMatchInlineSnapshot(`
    "pages/_site.json   This file is empty.
        Fix: put back what was in it, from an older copy of the site.   [empty-file]"
  `);
});

test("a name on a page that a shared block has as well is told on the page, also where it stands before that block", () => {
  const shared = text({ block: { ...block("contactForm"), id: "write" }, open: ["heading"] });
  const place = { type: "shared", use: "contact-form" };
  const own = shortIntro({ id: "write" });
  for (const blocks of [
    [own, place],
    [place, own],
  ]) {
    const files = { "pages/_shared/contact-form.json": shared, "pages/index.json": text(page(...blocks)) };
    expect(problemsOf(files).map(({ file, code }) => [file, code])).toEqual([["pages/index.json", "duplicate-id"]]);
  }
});

test("a page whose address is not written is not missed by those that link to it", () => {
  const site = settings() as { header: { menu: object[] } };
  site.header.menu = [
    { label: "Home", href: "/" },
    { label: "Our work", href: "/x" },
  ];
  const files = {
    "pages/_site.json": text(site as never),
    "pages/x.json": text(pageAt("/x", hero)).replace('"/x"', ""),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/x.json:2:10   Nothing is written after "route":.
        2 |   "route": ,
          |          ^
        Fix: write "route": "/x".                                    [missing-value]"
  `);
});

test("settings with a group twice, and settings that were cut off, are the only ones to blame", () => {
  const pages = {
    "pages/index.json": text(page(hero, shortIntro({ text: "Ask {skype}." }))),
    "pages/more.json": text({ ...pageAt("/more", shortIntro({})), partOf: "/blog" }),
  };
  const whole = text(settings());
  const codes = (written: string) =>
    problemsOf({ ...pages, "pages/_site.json": written })
      .filter(({ severity }) => severity === "error")
      .map(({ code }) => code);
  expect(codes(whole)).toEqual([]);
  for (const name of ["contact", "forms", "fields", "header"]) {
    const found = codes(whole.replace(/\n\}\n?$/, `,\n  "${name}": {}\n}`));
    expect(found.filter((code) => code !== "missing-property")).toEqual(["duplicate-key"]);
  }
  for (const share of [0.3, 0.5, 0.7, 0.9]) {
    const lines = whole.split("\n");
    expect(codes(lines.slice(0, Math.round(lines.length * share)).join("\n"))).toHaveLength(1);
  }
});
