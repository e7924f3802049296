/** Blocks that stand where no block can, and other words that leave no choice out. */
import { expect, test } from "vitest";
import { type Group, page, pageAt, shortHero, shortIntro, text, toldOf, told, sentences } from "../../site.ts";

/** The problem and its fix alone. */
const saidOf = (...blocks: Group[]) => sentences(toldOf(...blocks));
const question = { question: "Is it free?", answer: "Yes, it is." };
const faq = (heading: string) => ({ type: "faq", heading, items: [question] });

test("a block of questions in the place of paragraphs", () => {
  const tab = (content: unknown) => ({ title: "Two answers", content }) as Group;
  const { heading: _, ...questions } = faq("Ask");
  const tabs = { type: "tabs", heading: "Why us", items: [tab("We are fast."), tab(questions)] } as Group;
  expect(saidOf(tabs)).toMatchInlineSnapshot(`
    "
    pages/index.json:15:20   In block 1 (tabs "Why us") > items: tab 2 has the same "title" as tab 1: "Two answers".
        Fix: write another "title" here or in tab 1, or take one of the two out.   [repeated-title, a warning]

    pages/index.json:16:22   In block 1 (tabs "Why us") > tab 2: "content" should be a text, but a faq stands there, which is a block.
        Fix: write its words as paragraphs: "content": ["**Is it free?** Yes, it is."]. If it should stay a block, move all of it, from { to the } of line 24, to the list "blocks" of the page, behind the } of block 1 in line 27.   [wrong-type]
    "
  `);
  expect(saidOf({ ...tabs, items: [tab("We are fast."), tab(faq("Ask"))] })).toContain(
    "In its place write your own words",
  );
});

test("a block among the paragraphs of a text", () => {
  const intro = { ...shortIntro({}), text: ["One.", faq("Ask")] };
  expect(saidOf(intro as unknown as Group)).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (intro "Hello") > text: paragraph 2 should be a text, but a faq stands there, which is a block.
        Fix: move all of it, from { to the } of line 20, to the list "blocks" of the page, behind the } of block 1 in line 22. In both lists, one comma stands between two entries, and none behind the last.   [wrong-type]
    "
  `);
  expect(saidOf(intro as unknown as Group, faq("Before you write"))).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (intro "Hello") > text: paragraph 2 should be a text, but a faq stands there, which is a block.
        Fix: move all of it, from { to the } of line 20, to the list "blocks" of the page, behind the } of block 1 in line 22. In both lists, one comma stands between two entries, and none behind the last. If it is part of block 2 (faq "Before you write"), move only what stands in its "items" to the end of the "items" there.   [wrong-type]
    "
  `);
});

test("a whole block among entries that it could be made one of", () => {
  const items: Group[] = [
    { title: "Plan", text: "First." },
    { type: "cta", variant: "banner", heading: "Call us", button: { label: "Call", href: "/" } },
  ];
  expect(saidOf({ type: "cardGrid", heading: "How", items })).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (cardGrid "How") > card 2: a cta is a block, and no card.
        Fix: move all of it, from { to the } of line 22, to the list "blocks" of the page, behind the } of block 1 in line 24. In both lists, one comma stands between two entries, and none behind the last.   [unknown-property]
    "
  `);
});

test("the fields of a block beside the list of blocks", () => {
  const whole = { ...page(shortIntro({})), type: "shared", use: "contact-form", colour: "x" };
  expect(sentences(told({ "pages/index.json": text(whole) }))).toMatchInlineSnapshot(`
    "
    pages/index.json:12:3   "type" and "use" are for a block, and stand outside of the list "blocks".
        Fix: move them to the end of that list, before its ], in { } of their own with a comma before it: { "type": "shared", "use": "contact-form" }.   [unknown-property]

    pages/index.json:14:3   "colour" is not something a page has.
        Fix: take it out, with the comma before it: colours come from the design.   [unknown-property]
    "
  `);
});

test("a picture with its description where only its name belongs", () => {
  const { image } = shortHero("A kite");
  expect(saidOf({ ...shortHero("A kite"), phoneImage: image! })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:21   In block 1 (hero "Hello"): "phoneImage" should be a text, but it is a group of fields in { }.
        Fix: write it as a text, without { }: "phoneImage": "brand/logo.svg". What is written in its "alt" has no place there.   [wrong-type]
    "
  `);
});

test("an entry in which nothing is written is told once", () => {
  const box = { icon: "phone", title: "Call", detail: "{phone}" };
  const empty = { icon: "mail", title: "", detail: "" };
  expect(saidOf({ type: "contactDetails", heading: "Three ways", boxes: [box, empty] })).toMatchInlineSnapshot(`
    "
    pages/index.json:17:20   In block 1 (contactDetails "Three ways") > box 2: nothing is written in "title" and "detail".
        Fix: write something in each of them, or take the whole entry out, from { to }, with a comma beside it.   [blank-text]
    "
  `);
});

test("an option by the name of another field, and one by one of its words", () => {
  const cta = { type: "cta", heading: "Ask us", button: { label: "Ask us today", href: "/contact" } };
  expect(saidOf({ ...cta, style: "banner" })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (cta "Ask us"): "style" is not something a cta has.
        Fix: rename it to "variant", which can be "banner".          [unknown-property]
    "
  `);
  const card = { title: "Free", text: "It is." };
  expect(
    saidOf({ type: "cardGrid", heading: "Why", items: [card, { ...card, title: "Quick" }], variant: "two-columns" }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:19:18   In block 1 (cardGrid "Why"): "variant" cannot be "two-columns".
        Fix: did you mean "columns"? It can also be "list", "steps" or "pictures".   [unknown-option]
    "
  `);
});

test.each([
  ["react-native", "React Native"],
  ["amazon-web-services", "Hosting"],
  ["web-services", "AWS"],
])("the logo %s of %s", (logo, label) => {
  const items = [{ logo, label }];
  expect(toldOf({ type: "logoGrid", heading: "Tools", groups: [{ title: "All", items }] })).toMatch(
    /did you mean "(?:react|aws)"\?/,
  );
});

test("a copy whose address a link names already, and a place by its heading", () => {
  const copy = pageAt("/kites", { ...shortIntro({ text: "See [it](/visit)." }) });
  expect(sentences(told({ "pages/kites.json": text(copy), "pages/visit.json": text(copy) }))).toMatchInlineSnapshot(`
    "
    pages/visit.json:2:12   Two pages want the address "/kites".
        The other is pages/kites.json, line 2.
        Fix: change this address to "/visit", and its title and description too. The links in pages/kites.json, line 9; pages/visit.json, line 9, lead there already.   [duplicate-route]
    "
  `);
  const block = { ...shortIntro({ heading: "Before you write", text: "See [it](#before-you-write) first." }) };
  expect(saidOf(block)).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Before you write"): no place on this page is called "before-you-write".
        Fix: give block 1 (intro "Before you write") "id": "before-you-write", or take the link out.   [broken-anchor]
    "
  `);
});

test("a block in a list that the block around it does not have", () => {
  const items = [{ type: "hero", heading: "Hi" }];
  expect(sentences(toldOf(shortIntro({ items })))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:7   In block 1 (intro "Hello"): an intro has no blocks in it, but a hero stands in "items".
        Fix: take "items" out, with the comma before it, and move what stands between its [ ] to the list "blocks" of the page, behind the } of block 1 in line 16, with a comma between.   [unknown-property]
    "
  `);
});
