/** Mistakes in what stands under a misspelt name are told together with that name. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, settings, shortIntro, text, told, toldOf } from "../../site.ts";

const box = { icon: "mail", title: "Email", text: "For briefs.", detail: "{email}", href: "mailto:{email}" };
const heading = "Three ways to reach us";

test("what is wrong under a misspelt name of a block", () => {
  const boxs = [box, { ...box, icon: "mial" }];
  expect(toldOf({ type: "contactDetails", heading, boxs })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (contactDetails "Three ways to reach us"): "boxs" is not something a "contactDetails" block has.
        9 |       "boxs": [
          |       ^^^^^^
        Fix: rename it to "boxes".                                   [unknown-property, can be fixed for you]

    pages/index.json:18:19   In block 1 (contactDetails "Three ways to reach us") > box 2: "icon" cannot be "mial".
        18 |           "icon": "mial",
           |                   ^^^^^^
        Fix: did you mean "mail"?                                    [unknown-option]"
  `);
});

test("in the head of a page and in the settings", () => {
  const card = { image: { src: "brand/logo.svg", alt: "A kite" }, title: "Kites", text: 5 };
  const written = page({ type: "intro", heading: "Hello", text: "A few words." });
  expect(told({ "pages/index.json": text({ ...written, crad: card }) })).toMatchInlineSnapshot(`
    "pages/index.json:12:3   "crad" is not something a page has.
        12 |   "crad": {
           |   ^^^^^^
        Fix: rename it to "card".                                    [unknown-property, can be fixed for you]

    pages/index.json:18:13   In crad: "text" should be a text, but it is a number: 5.
        18 |     "text": 5
           |             ^
        Fix: put it in quotation marks: "5".                         [wrong-type]"
  `);
  const { footer, ...site } = settings();
  expect(told({ "pages/_site.json": text({ ...site, foter: { ...(footer as object), office: 5 } }) }))
    .toMatchInlineSnapshot(`
      "pages/_site.json:107:3   "foter" is not something pages/_site.json has.
          107 |   "foter": {
              |   ^^^^^^^
          Fix: rename it to "footer".                                  [unknown-property, can be fixed for you]

      pages/_site.json:124:15   In foter: "office" should be a text, but it is a number: 5.
          124 |     "office": 5,
              |               ^
          Fix: put it in quotation marks: "5".                         [wrong-type]"
    `);
});

test("what is sound within is not told, and a value of another type may be meant for another field", () => {
  const codes = (fields: object) =>
    problemsOf({ "pages/index.json": text(page({ type: "contactDetails", heading, ...fields })) }).map(
      ({ code }) => code,
    );
  expect(codes({ boxs: [box, { ...box, title: "Phone" }] })).toEqual(["unknown-property"]);
  expect(codes({ boxs: "none" })).toEqual(["unknown-property"]);
});

test("links, pictures and names in braces", () => {
  const image = { src: "brand/lgoo.svg", alt: "A kite" };
  const hero = { type: "hero", heading: "Hello", leed: "Write to {emial}.", imgae: image };
  expect(toldOf({ ...hero, button: { label: "See our work", hreff: "/portfolio" } })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (hero "Hello"): "leed" is not something a hero has.
        9 |       "leed": "Write to {emial}.",
          |       ^^^^^^
        Fix: rename it to "lead".                                    [unknown-property, can be fixed for you]

    pages/index.json:9:15   In block 1 (hero "Hello"): nothing is known that could be filled in for {emial}.
        9 |       "leed": "Write to {emial}.",
          |               ^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]

    pages/index.json:10:7   In block 1 (hero "Hello"): "imgae" is not something a hero has.
        10 |       "imgae": {
           |       ^^^^^^^
        Fix: rename it to "image".                                   [unknown-property, can be fixed for you]

    pages/index.json:11:16   In block 1 (hero "Hello") > imgae: there is no picture "brand/lgoo.svg" in the folder images/.
        11 |         "src": "brand/lgoo.svg",
           |                ^^^^^^^^^^^^^^^^
        Fix: did you mean "brand/logo.svg"?                          [missing-image]

    pages/index.json:16:9   In block 1 (hero "Hello") > button: "hreff" is not something a button has.
        16 |         "hreff": "/portfolio"
           |         ^^^^^^^
        Fix: rename it to "href".                                    [unknown-property, can be fixed for you]

    pages/index.json:16:18   In block 1 (hero "Hello") > button: no page lives at "/portfolio".
        16 |         "hreff": "/portfolio"
           |                  ^^^^^^^^^^^^
        Fix: did you mean "/portfoliopage"? Else add the page, or take the link out.   [broken-link]"
  `);
});

test("under a misspelt name of the blocks, of the type of one, and of both a type and a field", () => {
  const { blocks, ...rest } = page({ type: "intro", heading: "Hello", text: "A few words.", ground: "cobolt" });
  expect(told({ "pages/index.json": text({ ...rest, bloks: blocks! }) })).toMatchInlineSnapshot(`
    "pages/index.json:5:3   "bloks" is not something a page has.
        5 |   "bloks": [
          |   ^^^^^^^
        Fix: rename it to "blocks".                                  [unknown-property, can be fixed for you]

    pages/index.json:10:17   In block 1 (intro "Hello"): "ground" cannot be "cobolt".
        10 |       "ground": "cobolt"
           |                 ^^^^^^^^
        Fix: write "white" or "mist" (grey), or leave it out, with the comma before it.   [unknown-option]"
  `);
  const { type: _, ...untyped } = { type: "intro", heading: "Hello", text: "See [our work](/portfoliopagee)." };
  expect(toldOf({ typ: "intro", ...untyped, ground: "mits" })).toMatchInlineSnapshot(`
    "pages/index.json:7:7   In block 1 (intro "Hello"): "typ" is not something a block has.
        7 |       "typ": "intro",
          |       ^^^^^
        Fix: rename it to "type".                                    [unknown-property, can be fixed for you]

    pages/index.json:9:15   In block 1 (intro "Hello"): no page lives at "/portfoliopagee".
        9 |       "text": "See [our work](/portfoliopagee).",
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "/portfoliopage"?                          [broken-link]

    pages/index.json:10:17   In block 1 (intro "Hello"): "ground" cannot be "mits".
        10 |       "ground": "mits"
           |                 ^^^^^^
        Fix: did you mean "mist" (grey)?                             [unknown-option]"
  `);
  expect(toldOf({ type: "contactDetail", heading, boxs: [box, { ...box, icon: "mial" }] })).toMatchInlineSnapshot(`
    "pages/index.json:7:15   In block 1: there is no block called "contactDetail".
        7 |       "type": "contactDetail",
          |               ^^^^^^^^^^^^^^^
        Fix: did you mean "contactDetails"?                          [unknown-block]

    pages/index.json:9:7   In block 1: "boxs" is not something a "contactDetails" block has.
        9 |       "boxs": [
          |       ^^^^^^
        Fix: rename it to "boxes".                                   [unknown-property, can be fixed for you]

    pages/index.json:18:19   In block 1 > box 2: "icon" cannot be "mial".
        18 |           "icon": "mial",
           |                   ^^^^^^
        Fix: did you mean "mail"?                                    [unknown-option]"
  `);
});

test.each([
  [
    "a shared block",
    { type: "shared", use: "contact-form", wiht: { headin: "Hello" } },
    ["unknown-property", "closed-field"],
  ],
  [
    "a shared block, of a wrong type",
    { type: "shared", use: "contact-form", wiht: { heading: 5 } },
    ["unknown-property", "wrong-type"],
  ],
  [
    "a picture without a description",
    heroWith({ imag: { src: "brand/logo.svg" } }),
    ["missing-alt", "unknown-property"],
  ],
  ["a picture that is described", heroWith({ image: { src: "brand/logo.svg", al: "A kite" } }), ["unknown-property"]],
  ["a decorative picture", heroWith({ image: { src: "brand/logo.svg", decorativ: true } }), ["unknown-property"]],
  [
    "a decorative picture in quotation marks",
    heroWith({ image: { src: "brand/logo.svg", decorativ: "true" } }),
    ["unknown-property", "wrong-type"],
  ],
  [
    "a name that another block has",
    { type: "intro", heading: "Hello again", text: "A few words.", ID: "form" },
    ["unknown-property", "duplicate-id"],
  ],
])("%s: each mistake once", (_, written, codes) => {
  const intro = { type: "intro", id: "form", heading: "Hello", text: "See [the form](#form)." };
  const found = problemsOf({ "pages/index.json": text(page(intro, written)) });
  expect(found.map(({ code }) => code)).toEqual(codes);
});

function heroWith(fields: Group): Group {
  return { type: "hero", heading: "Hello again", ...fields };
}

test("old addresses, titles and addresses that clash with those of another page", () => {
  const { title, route, ...rest } = pageAt("/a", { type: "intro", heading: "Hello", text: "A few words." });
  const foundIn = (fields: Group) =>
    problemsOf({ "pages/a.json": text({ ...fields, ...rest }) }).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(foundIn({ title: title!, route: route!, alises: ["/contact"] })).toEqual([
    "unknown-property /alises",
    "alias-clash /alises/0",
  ]);
  expect(foundIn({ titel: "The page contact in short", route: route! })).toEqual([
    "unknown-property /titel",
    "duplicate-title /titel",
  ]);
  expect(foundIn({ title: title!, rout: "/contact" })).toEqual(["unknown-property /rout", "duplicate-route /rout"]);
});

test("a number under another name, where a text is asked for", () => {
  const figures: Group[] = [
    { value: "5+", label: "years" },
    { number: 2, text: "awards" },
  ];
  expect(toldOf(shortIntro({ figures }))).toMatchInlineSnapshot(`
    "pages/index.json:16:11   In block 1 (intro "Hello") > figure 2: "number" is not something a figure has.
        16 |           "number": 2,
           |           ^^^^^^^^
        Fix: rename it to "value", and put it in quotation marks: "2".   [unknown-property]

    pages/index.json:17:11   In block 1 (intro "Hello") > figure 2: "text" is not something a figure has.
        17 |           "text": "awards"
           |           ^^^^^^
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]"
  `);
});

test("a list of texts under another name, where one is asked for", () => {
  const [first, ...others] = block("portfolioGrid")["items"] as Group[];
  const { category: _, ...rest } = first!;
  const tile = { ...rest, tags: ["Web Development", "E-commerce"] };
  // A block says nothing of itself in such a list.
  const fixes = (written: Group) => problemsOf({ "pages/index.json": text(page(written)) }).map(({ fix }) => fix);
  expect(fixes({ type: "intro", text: "A few words.", tags: ["Web", "Shops"] })).toContain(
    'take it out, with the comma before it, or say it in "text": "Web" and "Shops".',
  );
  expect(toldOf({ ...block("portfolioGrid"), items: [tile, ...others] })).toMatchInlineSnapshot(`
    "pages/index.json:19:11   In block 1 (portfolioGrid "Portfolio") > tile 1: "tags" is not something a tile has.
        19 |           "tags": [
           |           ^^^^^^
        Fix: rename it to "category", and write one text in quotation marks, without [ ]: "category": "Web Development, E-commerce".   [unknown-property]"
  `);
});

test("a picture that is not there, under another name and without its group", () => {
  const card = { title: "Asha", text: "Draws on paper first.", photo: "people/asha.jpg" };
  expect(toldOf({ ...block("cardGrid"), items: [card, { title: "Ravi", text: "Writes." }] })).toMatchInlineSnapshot(`
    "pages/index.json:13:11   In block 1 (cardGrid "Why choose us") > card 1: "photo" is not something a card has.
        13 |           "photo": "people/asha.jpg"
           |           ^^^^^^^
        Fix: rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "people/asha.jpg", "alt": "…" }. There is no picture "people/asha.jpg" so far: put the file into the folder images/people/, or write the name of one that is there.   [unknown-property]"
  `);
});

test("blocks under another word for them", () => {
  const { blocks: _, ...rest } = page();
  const sections: Group[] = [
    { type: "hero", heading: "Hello", subheading: "Fixed price." },
    { type: "intro", heading: "Hello", text: "[Write](/nowhere)" },
  ];
  expect(`\n${told({ "pages/index.json": text({ ...rest, sections }) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:5:3   "sections" is not something a page has.
        5 |   "sections": [
          |   ^^^^^^^^^^
        Fix: rename it to "blocks".                                  [unknown-property, can be fixed for you]

    pages/index.json:7:15   In block 1 (hero "Hello"): the "image" is missing.
        7 |       "type": "hero",
          |               ^^^^^^
        Fix: add it before the other fields, with the comma and your own picture and words for the three dots: "image": { "src": "…", "alt": "…" },   [missing-property]
        A page without a picture at its top begins with an "intro", which has "text" in the place of "lead".

    pages/index.json:9:7   In block 1 (hero "Hello"): "subheading" is not something a hero has.
        9 |       "subheading": "Fixed price."
          |       ^^^^^^^^^^^^
        Fix: rename it to "lead".                                    [unknown-property]

    pages/index.json:14:15   In block 2 (intro "Hello"): no page lives at "/nowhere".
        14 |       "text": "[Write](/nowhere)"
           |               ^^^^^^^^^^^^^^^^^^^
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]
    "
  `);
});

test.each([
  ["FAQ", 'write "faq".'],
  ["FAQs", 'did you mean "faq"?'],
])("a type called %s, and names of other programs in its block", (type, meant) => {
  const faq = { type, title: "Before you order", questions: [{ question: "Why?", answer: "So." }] };
  expect(problemsOf({ "pages/index.json": text(page(faq)) }).map(({ message, fix }) => [message, fix])).toEqual([
    [`there is no block called "${type}".`, meant],
    ['"title" is not something a faq has.', 'rename it to "heading".'],
    ['"questions" is not something a faq has.', 'rename it to "items".'],
  ]);
});

test("a name in other letters, and a wrong value behind it", () => {
  const cards = { ...block("carousel"), autoPlay: "no" };
  expect(problemsOf({ "pages/index.json": text(page(cards)) }).map(({ message }) => message)).toEqual([
    '"autoPlay" is not something a carousel has.',
    '"autoplay" should be true or false, but it is a text: "no".',
  ]);
});
