/** Fields under the names that authors have for them: each is renamed, and nothing that was written is lost. */
import { expect, test } from "vitest";
import { type Group, page, pageAt, settings, shortHero, text, told, toldOf } from "../../../site.ts";

const portrait = { src: "people/testimonial-1.webp", alt: "Maya, smiling" };
const times = { id: "times", heading: "Times", text: "It takes a week." };
const card = { title: "Design", text: "We draw first." };

function cards(...items: Group[]): Group {
  return { type: "cardGrid", heading: "Why us", items: [...items, card] };
}

test("what one name means leaves one field for another", () => {
  const sections = [{ id: "costs", title: "Costs", content: "It costs little." }, times];
  expect(toldOf(shortHero("A kite"), { type: "article", sections })).toMatchInlineSnapshot(`
    "pages/index.json:19:11   In block 2 (article) > section 1: "title" and "content" are not something a section has: they are fields of a "tabs" block.
        19 |           "title": "Costs",
           |           ^^^^^^^
        Fix: rename "title" to "heading" and "content" to "text".    [unknown-property, can be fixed for you]"
  `);
});

test("a quote, who said it and what this person does", () => {
  const items = [{ text: "Great work.", author: "Maya Rao", company: "Rao Foods", image: portrait }];
  expect(toldOf({ type: "testimonials", heading: "What they say", items })).toMatchInlineSnapshot(`
    "pages/index.json:11:11   In block 1 (testimonials "What they say") > quote 1: "text" is not something a quote has.
        11 |           "text": "Great work.",
           |           ^^^^^^
        Fix: rename it to "quote".                                   [unknown-property, can be fixed for you]

    pages/index.json:12:11   In block 1 (testimonials "What they say") > quote 1: "author" is not something a quote has.
        12 |           "author": "Maya Rao",
           |           ^^^^^^^^
        Fix: rename it to "name".                                    [unknown-property, can be fixed for you]

    pages/index.json:13:11   In block 1 (testimonials "What they say") > quote 1: "company" is not something a quote has.
        13 |           "company": "Rao Foods",
           |           ^^^^^^^^^
        Fix: rename it to "title".                                   [unknown-property]"
  `);
});

test("a price, a person and a drawing on a card", () => {
  expect(toldOf(cards({ title: "Starter", price: "$2000", text: "A small app." }))).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (cardGrid "Why us") > card 1: "price" is not something a card has.
        12 |           "price": "$2000",
           |           ^^^^^^^
        Fix: rename it to "line".                                    [unknown-property]"
  `);
  expect(toldOf(cards({ title: "Maya", position: "Designer", bio: "She draws." }))).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (cardGrid "Why us") > card 1: "position" is not something a card has.
        12 |           "position": "Designer",
           |           ^^^^^^^^^^
        Fix: rename it to "line".                                    [unknown-property]

    pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "bio" is not something a card has.
        13 |           "bio": "She draws."
           |           ^^^^^
        Fix: rename it to "text".                                    [unknown-property, can be fixed for you]"
  `);
  expect(toldOf(cards({ ...card, icon: "seo" }))).toMatchInlineSnapshot(`
    "pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "icon" is not something a card has.
        13 |           "icon": "seo"
           |           ^^^^^^
        Fix: rename it to "pictogram", and write "services/seo".     [unknown-property]"
  `);
  expect(toldOf(cards({ ...card, photo: portrait.src }))).toMatchInlineSnapshot(`
    "pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "photo" is not something a card has.
        13 |           "photo": "people/testimonial-1.webp"
           |           ^^^^^^^
        Fix: rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "people/testimonial-1.webp", "alt": "…" }.   [unknown-property]"
  `);
});

test("figures, and the links below an entry of the menu", () => {
  const stats = [{ number: "50+", label: "projects" }];
  expect(toldOf({ type: "intro", heading: "In short", text: "We build apps.", stats })).toMatchInlineSnapshot(`
    "pages/index.json:10:7   In block 1 (intro "In short"): "stats" is not something an intro has.
        10 |       "stats": [
           |       ^^^^^^^
        Fix: rename it to "figures".                                 [unknown-property]

    pages/index.json:12:11   In block 1 (intro "In short") > figure 1: "number" is not something a figure has.
        12 |           "number": "50+",
           |           ^^^^^^^^
        Fix: rename it to "value".                                   [unknown-property]"
  `);
  const site = settings();
  const menu = [{ label: "Blog", items: [{ label: "Home", href: "/" }] }];
  const header = { ...(site["header"] as Group), menu };
  expect(told({ "pages/_site.json": text({ ...site, header }) })).toMatchInlineSnapshot(`
    "pages/_site.json:34:9   In header > menu entry 1: "items" is not something a menu entry has.
        34 |         "items": [
           |         ^^^^^^^
        Fix: rename it to "links".                                   [unknown-property]"
  `);
});

test("the parts of a button that is missing", () => {
  const parts = { label: "Write to us", href: "/" };
  expect(toldOf({ type: "cta", heading: "Let us talk", ...parts })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (cta "Let us talk"): "label" and "href" are not something a cta has.
        9 |       "label": "Write to us",
          |       ^^^^^^^
        Fix: write in their place: "button": { "label": "Write to us", "href": "/" }.   [unknown-property]"
  `);
});

test("a group whose fields stand in its place and beside it", () => {
  const button = { button: "Write to us", buttonUrl: "/" };
  expect(toldOf({ type: "cta", heading: "Let us talk", ...button })).toMatchInlineSnapshot(`
    "pages/index.json:9:17   In block 1 (cta "Let us talk"): "button" should be a group of fields in { }, but it is a text: "Write to us".
        9 |       "button": "Write to us",
          |                 ^^^^^^^^^^^^^
        Fix: write it like this, and take "buttonUrl" in line 10 out, with the comma before it: "button": { "label": "Write to us", "href": "/" }.   [wrong-type]"
  `);
  const { src: image, alt } = portrait;
  expect(toldOf({ type: "hero", heading: "A kite", image, alt })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (hero "A kite"): "image" should be a group of fields in { }, but it is a text: "people/testimonial-1.webp".
        9 |       "image": "people/testimonial-1.webp",
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this, and take "alt" in line 10 out, with the comma before it: "image": { "src": "people/testimonial-1.webp", "alt": "Maya, smiling" }.   [wrong-type]"
  `);
});

test("a description is no part of the picture where it may be a text", () => {
  const shown = { image: portrait.src, title: "Our work", description: "What we built." };
  expect(told({ "pages/index.json": text({ ...page(shortHero("A kite")), card: shown }) })).toMatchInlineSnapshot(`
    "pages/index.json:16:14   In card: "image" should be a group of fields in { }, but it is a text: "people/testimonial-1.webp".
        16 |     "image": "people/testimonial-1.webp",
           |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "people/testimonial-1.webp", "alt": "…" }.   [wrong-type]

    pages/index.json:18:5   In card: "description" is not something a card has.
        18 |     "description": "What we built."
           |     ^^^^^^^^^^^^^
        Fix: rename it to "text".                                    [unknown-property, can be fixed for you]"
  `);
});

test("names of HTML, and what can only be said in words", () => {
  expect(toldOf({ type: "intro", h2: "About us", p: "We build apps." })).toMatchInlineSnapshot(`
    "pages/index.json:8:7   In block 1 (intro "About us"): "h2" is not something an intro has.
        8 |       "h2": "About us",
          |       ^^^^
        Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]

    pages/index.json:9:7   In block 1 (intro "About us"): "p" is not something an intro has.
        9 |       "p": "We build apps."
          |       ^^^
        Fix: rename it to "text".                                    [unknown-property, can be fixed for you]"
  `);
  expect(toldOf(cards({ ...card, hours: { Monday: "9 to 5" } }))).toMatchInlineSnapshot(`
    "pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "hours" is not something a card has.
        13 |           "hours": {
           |           ^^^^^^^
        Fix: take it out, with the comma before it, or say it in "text": "9 to 5".   [unknown-property]"
  `);
});

test("the kind that goes with what stands beside it", () => {
  const delivery = { url: "https://forms.example/submit" };
  expect(told({ "pages/_site.json": text({ ...settings(), delivery }) })).toMatchInlineSnapshot(`
    "pages/_site.json:124:3   In delivery: the "kind" is missing.
        124 |   "delivery": {
            |   ^^^^^^^^^^
        Fix: add it before the other fields, with the comma, for example: "kind": "endpoint",   [missing-property]"
  `);
});

test("the address of the page that a link is called after", () => {
  const button = { label: "Portfolio" };
  const files = { "pages/index.json": text(page({ type: "cta", heading: "See it", button })) };
  expect(told({ ...files, "pages/work.json": text(pageAt("/portfolio", shortHero("Our work"))) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:9:7   In block 1 (cta "See it") > button: the "href" is missing.
          9 |       "button": {
            |       ^^^^^^^^
          Fix: add it before the other fields, with the comma, for example: "href": "/portfolio",   [missing-property]"
    `);
});

test("two words for texts, and a list whose entries have other names as well", () => {
  const offer = { title: "Audit", subtitle: "One week", description: "We look at your app." };
  expect(toldOf(cards(offer))).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (cardGrid "Why us") > card 1: "subtitle" is not something a card has.
        12 |           "subtitle": "One week",
           |           ^^^^^^^^^^
        Fix: rename it to "line".                                    [unknown-property]

    pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "description" is not something a card has.
        13 |           "description": "We look at your app."
           |           ^^^^^^^^^^^^^
        Fix: rename it to "text".                                    [unknown-property, can be fixed for you]"
  `);
  const chart = { caption: "Costs", data: [20, 35].map((amount) => ({ name: `Up to ${amount}`, amount })) };
  const sections = [
    { ...times, chart },
    { ...times, id: "costs", heading: "Costs" },
  ];
  expect(toldOf(shortHero("A kite"), { type: "article", sections })).toMatchInlineSnapshot(`
    "pages/index.json:23:13   In block 2 (article) > section 1 > chart: "data" is not something a chart has.
        23 |             "data": [
           |             ^^^^^^
        Fix: rename it to "bars".                                    [unknown-property]

    pages/index.json:25:17   In block 2 (article) > section 1 > chart > bar 1: "name" is not something a bar has.
        25 |                 "name": "Up to 20",
           |                 ^^^^^^
        2 places have it. The other is in pages/index.json, line 29.
        Fix: rename it to "label" in both places.                    [unknown-property]

    pages/index.json:26:17   In block 2 (article) > section 1 > chart > bar 1: "amount" is not something a bar has.
        26 |                 "amount": 20
           |                 ^^^^^^^^
        2 places have it. The other is in pages/index.json, line 30.
        Fix: rename it to "value" in both places.                    [unknown-property]"
  `);
});

test("what has no field of its own is said elsewhere", () => {
  const sections = [times, { ...times, id: "costs", heading: "Costs", subsections: [{ heading: "Fees" }] }];
  expect(toldOf(shortHero("A kite"), { type: "article", sections, opening: "It depends." })).toMatchInlineSnapshot(`
    "pages/index.json:26:11   In block 2 (article) > section 2: "subsections" is not something a section has.
        26 |           "subsections": [
           |           ^^^^^^^^^^^^^
        Fix: take it out, with the comma before it, or say it in "text": "Fees".   [unknown-property]

    pages/index.json:33:7   In block 2 (article): "opening" is not something an article has.
        33 |       "opening": "It depends."
           |       ^^^^^^^^^
        Fix: take it out, with the comma before it, or say it in a block beside this one, for example an "intro".   [unknown-property]"
  `);
  expect(toldOf(cards({ ...card, file: "brochure.pdf" }))).toMatchInlineSnapshot(`
    "pages/index.json:13:11   In block 1 (cardGrid "Why us") > card 1: "file" is not something a card has.
        13 |           "file": "brochure.pdf"
           |           ^^^^^^
        Fix: take it out, with the comma before it, and write the link at the end of "text": " [words to click](/brochure.pdf).".   [unknown-property]"
  `);
});

test("a caption inside of its picture", () => {
  const image = { ...portrait, caption: "Maya at work" };
  const sections = [{ id: "team", heading: "Our team", text: "Maya draws.", image }, times];
  expect(toldOf(shortHero("A kite"), { type: "article", sections })).toMatchInlineSnapshot(`
    "pages/index.json:24:13   In block 2 (article) > section 1 > image: "caption" is not something an image has.
        24 |             "caption": "Maya at work"
           |             ^^^^^^^^^
        Fix: move it out of "image", to before "image" in line 21, with a comma at the end, and rename it to "imageCaption". Where it was, the comma before it goes as well.   [unknown-property]"
  `);
});

test("the fields of a block at the top of a page", () => {
  const { blocks: _, ...top } = page();
  expect(told({ "pages/index.json": text({ ...top, heading: "About us", text: "We build apps." }) }))
    .toMatchInlineSnapshot(`
    "pages/index.json:5:3   "heading" and "text" are not something a page has.
        5 |   "heading": "About us",
          |   ^^^^^^^^^
        Fix: put them into a block: "blocks": [{ "type": "intro", "heading": "About us", "text": "We build apps." }].   [unknown-property]"
  `);
});

test("a list whose entries are long", () => {
  expect(toldOf({ type: "contactDetails", heading: "Find us", phone: "+91 00000 00000" })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (contactDetails "Find us"): the "boxes" are missing.
        7 |       "type": "contactDetails",
          |               ^^^^^^^^^^^^^^^^
        Fix: add them before the other fields, with the comma and your own words for the three dots: "boxes": [{ "icon": "phone", "title": "…", "detail": "{phone}", "href": "tel:{phone}" }, { "icon": "mail", "title": "…", "detail": "{email}", "href": "mailto:{email}" }],   [missing-property]

    pages/index.json:9:7   In block 1 (contactDetails "Find us"): "phone" is not something a "contactDetails" block has.
        9 |       "phone": "+91 00000 00000"
          |       ^^^^^^^
        Fix: rename it to "text" if visitors are to read it. Else take it out, with the comma before it.   [unknown-property]"
  `);
});
