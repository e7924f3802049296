/** Groups with other names all over, one level too many, and whole files in the place of a block. */
import { expect, test } from "vitest";
import {
  block,
  type Group,
  page,
  pageAt,
  problemsOf,
  shortHero,
  shortIntro,
  sentences,
  text,
  toldOf,
  words,
} from "../../../site.ts";

test("a button as other programs have it", () => {
  const links: Group[] = [
    { text: "Ask us", url: "/contact" },
    { title: "Ask us", link: "/contact" },
  ];
  const told = [
    toldOf({ ...shortHero("A kite"), link: links[0]! }),
    toldOf({ ...shortHero("A kite"), cta: links[1]! }),
    toldOf({ ...shortHero("A kite"), link: { text: "Ask us", place: "/contact" } }),
    toldOf({ ...shortHero("A kite"), cta: { buttonText: "Ask us", url: "/contact" } }),
    toldOf({ ...shortHero("A kite"), primaryButton: { caption: "Ask us", link: "/contact", target: "_blank" } }),
    // Of this one nobody knows what it says.
    toldOf({ ...shortHero("A kite"), link: { word: "Ask us", url: "/contact" } }),
  ];
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (hero "Hello"): "link" is not something a hero has.
        13 |       "link": {
           |       ^^^^^^
        Fix: write it like this: "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "cta" is not something a hero has.
        13 |       "cta": {
           |       ^^^^^
        Fix: write it like this: "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "link" is not something a hero has.
        13 |       "link": {
           |       ^^^^^^
        Fix: write it like this: "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "cta" is not something a hero has.
        13 |       "cta": {
           |       ^^^^^
        Fix: write it like this: "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "primaryButton" is not something a hero has.
        13 |       "primaryButton": {
           |       ^^^^^^^^^^^^^^^
        Fix: write it like this, without "target": "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "link" is not something a hero has.
        13 |       "link": {
           |       ^^^^^^
        Fix: take it out, with the comma before it, and write the link in "lead": "[Ask us](/contact)".   [unknown-property]
    "
  `);
});

test("a list within its list", () => {
  const { items, ...others } = block("cardGrid");
  expect(`\n${toldOf({ ...others, items: [{ items: items! }] })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:13:11   In block 1 (cardGrid "Why choose us") > card 1: this is no card, but a list "items" of its own.
        13 |           "items": [
           |           ^^^^^^^
        Fix: take { "items": [ of lines 12 and 13 and ] } of lines 27 and 28 away, and leave what stands between them.   [unknown-property]
    "
  `);
});

test("a whole page and a whole shared block", () => {
  const told = [
    toldOf(shortIntro({}), pageAt("/other", shortIntro({}))),
    toldOf(shortIntro({}), { block: block("contactForm"), open: ["heading"] }),
  ];
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:5   In block 2: a whole page stands here, in the place of a block.
        11 |     {
           |     ^
        Fix: write what is in its "blocks", without the [ ], in the place of this { }. Then its "route", "title" and "description" are gone. If it is to be a page of its own, take it out, from { to }, with a comma beside it, and put it into a new file in pages/.   [missing-type]

    pages/index.json:11:5   In block 2: a whole file of a shared block stands here, in the place of a block.
        11 |     {
           |     ^
        Fix: keep only the group behind "block":, from its { in line 12 to its } in line 35, and take out all that stands around it in this block. Or write { "type": "shared", "use": "…" } in the place of all of it, with the name of that file for …: that shows the words of the file, and not those that stand here.   [missing-type]
    "
  `);
});

test.each<[around: Group, rest: string]>([
  [{}, ""],
  [{ route: "/x" }, 'Then its "route" is gone.'],
  [{ ...words("The page under test"), route: "/x" }, 'Then its "title", "description" and "route" are gone.'],
  [
    { route: "/x", title: "A", description: "B", aliases: ["/y"], partOf: "/", language: "en" },
    "Then all that stands around them is gone.",
  ],
])("a page among the blocks, with %j", (around, rest) => {
  const own =
    "If it is to be a page of its own, take it out, from { to }, with a comma beside it, and put it into a new file in pages/.";
  const start = 'write what is in its "blocks", without the [ ], in the place of this { }.';
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({}), { ...around, blocks: [shortIntro({})] })) });
  expect(found.map(({ fix }) => fix)).toEqual([rest === "" ? start : `${start} ${rest} ${own}`]);
});

test("a page among its own blocks", () => {
  const { blocks: _, ...head } = page();
  const around = { $schema: "../schema/page.schema.json", ...head };
  expect(toldOf(shortIntro({}), { ...around, blocks: [shortIntro({ heading: "Us" })] })).toMatchInlineSnapshot(`
    "pages/index.json:11:5   In block 2: a whole page stands here, in the place of a block.
        11 |     {
           |     ^
        Fix: write what is in its "blocks", without the [ ], in the place of this { }. Nothing is lost by that: this page has the same "route", "title" and "description".   [missing-type]"
  `);
});

test("a word for something else is no slip in a name with nearly the same letters", () => {
  const grid = block("cardGrid") as Group & { items: Group[] };
  const [first, ...others] = grid.items;
  expect(`\n${toldOf({ ...grid, items: [{ ...first!, link: "/contact" }, ...others] })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:14:11   In block 1 (cardGrid "Why choose us") > card 1: "link" is not something a card has.
        14 |           "link": "/contact"
           |           ^^^^^^
        Fix: take it out, with the comma before it, and write the link at the end of "text": " [words to click](/contact).".   [unknown-property]
    "
  `);
});

test("the type of a block under another name", () => {
  const { type, ...others } = shortIntro({});
  expect(`\n${toldOf({ component: type!, ...others })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:7   In block 1 (intro "Hello"): "component" is not something a block has.
        7 |       "component": "intro",
          |       ^^^^^^^^^^^
        Fix: rename it to "type".                                    [unknown-property, can be fixed for you]
    "
  `);
});

test("a block as programs have it, with its fields in a group", () => {
  const { type, ...props } = shortIntro({});
  const said = sentences(toldOf({ component: "Intro", props }, { title: "Process", ...props }));
  expect(type).toBe("intro");
  expect(said.match(/Fix: .*?(?=\s{2,}\[|$)/gm)).toEqual([
    'Fix: rename it to "type", and write "intro".',
    'Fix: take "props": { and the } of line 11 away, and leave what stands between them.',
    expect.stringContaining('add "type" with one of'),
  ]);
});

test("a drawing as a picture", () => {
  const image = { src: "pictograms/copywriting/press-releases.svg", decorative: true };
  const service = { title: "Podcasts", text: "From the idea to the finished episode." };
  const items = [
    { ...service, image },
    { ...service, title: "Films", pictogram: "services/seo" },
  ];
  expect(`\n${toldOf({ type: "servicesGrid", heading: "Services", items: items as Group[] })}\n`)
    .toMatchInlineSnapshot(`
    "
    pages/index.json:13:11   In block 1 (servicesGrid "Services") > service 1: "image" is not something a service has.
        13 |           "image": {
           |           ^^^^^^^
        Fix: write it like this: "pictogram": "copywriting/press-releases".   [unknown-property]
    "
  `);
});
