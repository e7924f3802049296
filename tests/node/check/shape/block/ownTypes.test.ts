/** Blocks under the words that authors have for them, and blocks that there are not. */
import { expect, test } from "vitest";
import {
  block,
  fixesOf,
  type Group,
  page,
  pageAt,
  problemsOf,
  sentences,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
  toldAlone,
  toldOf,
} from "../../site.ts";

test.each([
  ["team", 'did you mean "cardGrid"?'],
  ["featureGrid", 'did you mean "cardGrid"?'],
  ["contact", 'did you mean "contactForm"?'],
  ["pricing", 'there are no tables of prices. Write a "cardGrid" with a card for each of them.'],
  [
    "newsletter",
    'make a form of its own in pages/_site.json, under "forms": "newsletter": { "fields": ["email"], "required": ["email"], "submit": "Subscribe", "success": "Thank you." }. Then write this block as { "type": "contactForm", "heading": "Our own", "form": "newsletter" }.',
  ],
  ["video", 'link to the video, for example with the button of a "cta".'],
  ["google-map", 'link to the map, for example with the "href" of a box of "contactDetails".'],
  ["table", 'write each row as an entry of a "cardGrid", or as a point of a list in a text.'],
  ["spacer", "take it out, with a comma beside it: the design puts space between blocks."],
  ["columns", "take it away, and write the blocks in it one below the other: the design arranges them."],
  ["HTML", "take it out, with a comma beside it: pages hold no code. What it says can stand in a text."],
])("%s", (type, fix) => {
  const found = problemsOf({ "pages/index.json": text(page({ type, heading: "Our own" })) });
  expect(found.map((problem) => problem.fix)).toEqual([fix]);
});

test("blocks that there are not, with the words of their author", () => {
  const plan = { name: "Small app", price: "$2,500", features: ["Eight screens", "Both stores"], cta: "Book now" };
  const blocks: Group[] = [
    {
      type: "pricingTable",
      heading: "Prices",
      plans: [plan, { title: "Large app", price: 9000, text: "As you like." }],
    },
    { type: "priceList", heading: "One price", plans: [plan] },
    { type: "emailSignup", title: "One letter a month", button: { label: "Join" }, successMessage: "You are in." },
  ];
  expect(`\n${blocks.map((each) => toldOf(shortHero("A kite"), each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:15   In block 2: there is no block called "pricingTable".
        15 |       "type": "pricingTable",
           |               ^^^^^^^^^^^^^^
        Fix: there are no tables of prices. Write a "cardGrid" with a card for each of them: { "type": "cardGrid", "heading": "Prices", "items": [{ "title": "Small app", "line": "$2,500", "text": ["Eight screens", "Both stores", "Book now"] }, { "title": "Large app", "line": "9000", "text": "As you like." }] }.   [unknown-block]

    pages/index.json:15:15   In block 2: there is no block called "priceList".
        15 |       "type": "priceList",
           |               ^^^^^^^^^^^
        Fix: there are no tables of prices. Say it in an "intro": { "type": "intro", "heading": "One price", "text": ["Small app: $2,500", "Eight screens", "Both stores", "Book now"] }.   [unknown-block]

    pages/index.json:15:15   In block 2: there is no block called "emailSignup".
        15 |       "type": "emailSignup",
           |               ^^^^^^^^^^^^^
        Fix: make a form of its own in pages/_site.json, under "forms": "newsletter": { "fields": ["email"], "required": ["email"], "submit": "Join", "success": "You are in." }. Then write this block as { "type": "contactForm", "heading": "One letter a month", "form": "newsletter" }.   [unknown-block]
    "
  `);
});

test("a block under another word for it is checked like one", () => {
  const items: Group[] = [{ title: "Design", texte: "Up to eight screens." }, { title: "Both stores" }];
  expect(`\n${toldOf(shortHero("A kite"), { type: "features", heading: "Included", items })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:15   In block 2: there is no block called "features".
        15 |       "type": "features",
           |               ^^^^^^^^^^
        Fix: did you mean "cardGrid"?                                [unknown-block]

    pages/index.json:20:11   In block 2 > item 1: "texte" is not something a card has.
        20 |           "texte": "Up to eight screens."
           |           ^^^^^^^
        Fix: rename it to "text".                                    [unknown-property]

    pages/index.json:22:9   In block 2 > item 2: the "text" is missing.
        22 |         {
           |         ^
        Fix: add it before the other fields, with the comma and your own words for the three dots: "text": "…",   [missing-property]
    "
  `);
});

test("a block with the fields of another type may be of the one or of the other", () => {
  expect(toldOf({ type: "hero", heading: "Welcome", text: "We build apps." })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (hero "Welcome"): "type" is "hero", but these are the fields of an intro.
        7 |       "type": "hero",
          |               ^^^^^^
        Fix: write "intro", or, if it should stay "hero", rename "text" to "lead" and add "image".   [other-block]"
  `);
  const items = ["Design", "Code"].map((title) => ({ title, text: `We ${title}.` }));
  expect(toldOf({ type: "faq", heading: "Questions", items })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (faq "Questions"): "type" is "faq", but these are the fields of an accordion or a cardGrid.
        7 |       "type": "faq",
          |               ^^^^^
        Fix: write "accordion" or "cardGrid", or, if it should stay "faq", rename "title" to "question" and "text" to "answer" in both places.   [other-block]"
  `);
  const drawn = items.map((item) => ({ ...item, pictogram: "services/seo" }));
  const tabs = { type: "tabs", heading: "What we do", items: drawn };
  expect(toldOf({ ...tabs, text: "For you." })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (tabs "What we do"): "type" is "tabs", but these are the fields of an accordion.
        7 |       "type": "tabs",
          |               ^^^^^^
        Fix: write "accordion", or, if it should stay "tabs", rename "text" to "content" in both places (the "text" of the block itself stays) and take "pictogram" out in both places.   [other-block]"
  `);
  const lines = drawn.map((item) => ({ ...item, line: "Since 2019", image: { src: "brand/logo.svg", alt: "A kite" } }));
  expect(toldOf({ ...tabs, items: lines })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (tabs "What we do"): "type" is "tabs", but these are the fields of a cardGrid.
        7 |       "type": "tabs",
          |               ^^^^^^
        Fix: write "cardGrid".                                       [other-block]"
  `);
});

test("one name in all entries that another type has is the mistake, and not the type", () => {
  const items = ["Design", "Code"].map((title) => ({ title, text: `We ${title}.` }));
  const tabs = { type: "tabs", heading: "What we do", items };
  expect(toldOf({ ...tabs, text: "For you." }, { ...tabs, heading: "How we do it" })).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (tabs "What we do") > tab 1: "text" is not something a tab has.
        12 |           "text": "We Design."
           |           ^^^^^^
        2 places have it. The other is in pages/index.json, line 16.
        Fix: rename it to "content" in both places. If an accordion is meant, write "type": "accordion" in line 7 instead.   [unknown-property]

    pages/index.json:27:11   In block 2 (tabs "How we do it") > tab 1: "text" is not something a tab has.
        27 |           "text": "We Design."
           |           ^^^^^^
        2 places have it. The other is in pages/index.json, line 31.
        Fix: rename it to "content" in both places. If an accordion or a cardGrid is meant, write "type": "accordion" or "cardGrid" in line 22 instead.   [unknown-property]"
  `);
});

test("what fields beside an unknown type say of it", () => {
  const photo = "people/testimonial-1.webp";
  const fixOf = (each: Group) => problemsOf({ "pages/index.json": text(page(shortHero("A kite"), each)) })[0]?.fix;
  expect(toldOf(shortHero("A kite"), { type: "person", name: "Maya", role: "Founder", bio: "She draws.", photo }))
    .toMatchInlineSnapshot(`
      "pages/index.json:15:15   In block 2: there is no block called "person".
          15 |       "type": "person",
             |               ^^^^^^^^
          Fix: put it into the list "items" of a block "cardGrid", like this, with a few words on what the picture shows for the three dots: { "title": "Maya", "line": "Founder", "text": "She draws.", "image": { "src": "people/testimonial-1.webp", "alt": "…" } }.   [unknown-block]"
    `);
  expect([
    fixOf({ type: "entry", question: "Is it free?", answer: "It is." }),
    fixOf({ type: "person", title: "Maya", text: "She draws.", image: { src: photo, alt: "Maya, smiling" } }),
    fixOf({ type: "welcome", title: "Design", text: "We draw." }),
    fixOf({ type: "widget", name: "Maya", size: "big" }),
  ]).toMatchInlineSnapshot(`
    [
      "put it into the list "items" of a block "faq", like this: { "question": "Is it free?", "answer": "It is." }.",
      "put it into a list of a block whose entries have such fields: "cardGrid" or "carousel".",
      "put it into a list of a block whose entries have such fields: "accordion", "cardGrid", "carousel" or "process".",
      "write one of "accordion", "article", "cardGrid", "carousel", "contactDetails", "contactForm", "cta", "faq", "hero", "intro", "logoGrid", "portfolioGrid", "postCards", "process", "servicesGrid", "shared", "tabs" or "testimonials". docs/blocks.md shows what each is for.",
    ]
  `);
});

test("fields that many types have say nothing of the type", () => {
  expect(toldOf({ type: "postCards", heading: "Read more", items: ["/IosorAndroidFindout"] })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (postCards "Read more"): "items" is not something a "postCards" block has.
        9 |       "items": [
          |       ^^^^^^^
        Fix: rename it to "posts".                                   [unknown-property, can be fixed for you]"
  `);
  const items = [{ number: "50+", label: "projects" }];
  expect(toldOf({ type: "intro", heading: "In numbers", items })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1 (intro "In numbers"): the "text" is missing.
        7 |       "type": "intro",
          |               ^^^^^^^
        Fix: add it before the other fields, with the comma and your own words for the three dots: "text": "…",   [missing-property]

    pages/index.json:9:7   In block 1 (intro "In numbers"): "items" is not something an intro has.
        9 |       "items": [
          |       ^^^^^^^
        Fix: rename it to "figures".                                 [unknown-property]

    pages/index.json:11:11   In block 1 (intro "In numbers") > figure 1: "number" is not something a figure has.
        11 |           "number": "50+",
           |           ^^^^^^^^
        Fix: rename it to "value".                                   [unknown-property]"
  `);
});

test("blocks under the names of their types", () => {
  const { type: _, ...hero } = shortHero("A kite");
  const blocks: Group = { hero, intro: { heading: "About us", text: "We build apps." } };
  expect(told({ "pages/index.json": text({ ...page(), blocks }) })).toMatchInlineSnapshot(`
    "pages/index.json:5:13   "blocks" should be a list in [ ], but it is a group of fields in { }.
        5 |   "blocks": {
          |             ^
        Fix: write [ in the place of its {, ] in the place of the } of line 17, and the name of each block behind its {, like this: { "type": "hero", … } in the place of "hero": { … }.   [wrong-type]
        The rest of what stands in it is checked when this is put right."
  `);
});

test("pictures by their names alone, where entries belong", () => {
  const items = ["portfolio/03-laundry.webp", "portfolio/06-school.webp"];
  expect(toldOf({ type: "portfolioGrid", heading: "Our work", items })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (portfolioGrid "Our work"): "items" is a list of texts, but each tile should be a group of fields in { }.
        9 |       "items": [
          |                ^
        Fix: write each tile in the same [ ] like this, with your own words for the three dots: { "image": { "src": "portfolio/03-laundry.webp", "alt": "…" }, "title": "…", "category": "…", "description": "…" }.   [wrong-type]"
  `);
});

test("texts in the place of a list of groups, and several names in the place of one", () => {
  const stages = { "1": "Call us", "2": "We build" };
  const benefits = { Time: "Thirty days off.", Money: "A fair salary." };
  expect(toldOf({ type: "accordion", heading: "What you get", items: benefits })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (accordion "What you get"): "items" should be a list in [ ], but it is a group of fields in { }.
        9 |       "items": {
          |                ^
        Fix: write them in a list: "items": [{ "title": "Time", "text": "Thirty days off." }, { "title": "Money", "text": "A fair salary." }].   [wrong-type]"
  `);
  const figures = { "seats, one per shop": "24", "talks of 20 minutes": "3" };
  const turned = { "24": "seats, one per shop", $40k: "for 3 shops" };
  for (const each of [figures, turned])
    expect(fixesOf({ figures: each }).join()).toContain(
      `"figures": [{ "value": "24", "label": "seats, one per shop" }, { "value": "${each === figures ? "3" : "$40k"}"`,
    );
  expect(toldOf({ type: "process", heading: "How to order", stages })).toMatchInlineSnapshot(`
    "pages/index.json:9:17   In block 1 (process "How to order"): "stages" should be a list in [ ], but it is a group of fields in { }.
        9 |       "stages": {
          |                 ^
        Fix: write it like this: "stages": [{ "title": "Call us" }, { "title": "We build" }].   [wrong-type]"
  `);
  const site = settings();
  const size = { label: "Size", kind: "select", options: "1-10, 11-50" };
  const fields = { ...(site["fields"] as Group), size };
  expect(told({ "pages/_site.json": text({ ...site, fields }) })).toMatchInlineSnapshot(`
    "pages/_site.json:80:18   In fields > size: "options" should be a list in [ ], but it is a text: "1-10, 11-50".
        80 |       "options": "1-10, 11-50"
           |                  ^^^^^^^^^^^^^
        Fix: write it like this: "options": [{ "value": "1-10", "label": "1-10" }, { "value": "11-50", "label": "11-50" }].   [wrong-type]"
  `);
  expect(toldOf({ type: "contactForm", heading: "Apply", form: ["contact", "quote"] })).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (contactForm "Apply"): "form" should be a text, but it is a list.
        9 |       "form": [
          |               ^
        Fix: write only one of them, without [ ]: "form": "contact".   [wrong-type]"
  `);
});

const GENERAL = 'write "/old" into the "aliases" of the page that it leads to';

test.each([
  ["/contact", [], 'write "aliases": ["/old"], into pages/contact.json, in a line of its own below line 2'],
  [
    "/contact#form",
    ["/Contact-us"],
    'write "aliases": ["/Contact-us", "/old"] in pages/contact.json, in the place of those in line 13',
  ],
  ["https://other.example/contact", [], GENERAL],
  ["/gone", [], GENERAL],
])("a page that only leads to %s", (redirect, aliases, home) => {
  const contact = { ...pageAt("/contact", shortIntro({ id: "form" })), ...(aliases.length > 0 && { aliases }) };
  const files = { "pages/old.json": text({ route: "/old", redirect }), "pages/contact.json": text(contact) };
  const said = `
pages/old.json:3:15   This page only leads to another one.
    Fix: delete this file, and ${home}.   [missing-property]
`;
  expect(sentences(told(files))).toBe(said);
  // No link leads to it, which is told of other pages.
  const alone = sentences(toldAlone({ ...siteWith({ "pages/contact.json": text(contact) }), ...files }));
  expect(alone).toBe(`${said}\n`);
});

test("a page with blocks and such a field is a page", () => {
  const old = text({ ...pageAt("/old", shortIntro({})), redirect: "/contact" });
  expect(told({ "pages/old.json": old })).not.toContain("only leads");
});

test("thousands that are written with a letter", () => {
  const bars = [
    { label: "Small", value: 2000 },
    { label: "Large", value: "10k" },
  ];
  const sections = ["one", "two"].map((id) => ({ id, heading: `Part ${id}`, text: "A few words." }));
  const chart = { caption: "Costs", bars };
  expect(toldOf(shortHero("A kite"), { type: "article", sections: [{ ...sections[0]!, chart }, sections[1]!] }))
    .toMatchInlineSnapshot(`
      "pages/index.json:30:26   In block 2 (article) > section 1 > chart > bar 2: "value" should be a number, but it is a text: "10k".
          30 |                 "value": "10k"
             |                          ^^^^^
          Fix: write "value": 10, or 10000 where others are not in thousands, and "shown": "10k". Without "shown", visitors read the number alone.   [wrong-type]"
    `);
});

test("a list of texts that would be none in one", () => {
  const site = settings();
  const contact = { ...(site["contact"] as Group), phone: ["+91 00000 00000", "+91 11111 11111"] };
  const [found, ...others] = problemsOf({ "pages/_site.json": text({ ...site, contact }) });
  expect(others).toEqual([]);
  expect(found!.fix).toBe(
    'write only one of them, without [ ]: "phone": "+91 00000 00000". What else there is can stand in a text.',
  );
});

test.each([
  ["__component", "sections.process", "process"],
  ["component", "ProcessBlock", "process"],
  ["component", "./Process.tsx", "process"],
  ["acf_fc_layout", "process_steps", "process"],
  ["blockName", "acf/process", "process"],
])("a type as other programs have it: %s, %s", (name, value, meant) => {
  const { type: _, ...fields } = block("process");
  const found = problemsOf({ "pages/index.json": text(page(shortHero("A kite"), { [name]: value, ...fields })) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    `"${name}" is not something a block has. rename it to "type", and write "${meant}".`,
  ]);
});
