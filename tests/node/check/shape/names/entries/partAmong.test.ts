/** A link, a picture, or an entry of an inner list, among the entries of a list: one mistake. */
import { expect, test } from "vitest";
import { type Group, block, sentences, settings, text, told, toldOf } from "../../../site.ts";

const link = { label: "Write to us", href: "/contact" };
const picture = { src: "brand/logo.svg", alt: "A kite" };
const bar = { label: "Goat", value: 30 };

const card = { title: "One", text: "A few words." };
const chart = {
  caption: "Litres a day",
  bars: [
    { label: "Cow", value: 3 },
    { label: "Ewe", value: 1 },
  ],
};
const entries: Record<string, { list: string; all: [Group, Group] }> = {
  cardGrid: { list: "items", all: [card, { ...card, title: "Two" }] },
  faq: {
    list: "items",
    all: [
      { question: "Who?", answer: "You." },
      { question: "When?", answer: "Now." },
    ],
  },
  testimonials: {
    list: "items",
    all: [
      { quote: "Good.", name: "Ann", title: "Owner" },
      { quote: "Fine.", name: "Bo", title: "Maker" },
    ],
  },
  process: { list: "stages", all: [{ title: "Plan" }, { title: "Build", text: "With care." }] },
  article: {
    list: "sections",
    all: [
      { id: "one", heading: "One", text: "Words.", button: { label: "Our work", href: "/contact" } },
      { id: "two", heading: "Two", text: ["Words.", "More."], chart },
    ],
  },
};
function saidOf(type: string, part: Group): string {
  const { list, all } = entries[type]!;
  const [first, second] = all;
  const { items: _, stages: __, sections: ___, ...rest } = block(type);
  return sentences(toldOf({ ...rest, [list]: [first, part, second] }));
}

test("a link", () => {
  expect(
    Object.keys(entries)
      .map((type) => saidOf(type, link))
      .join(""),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:9   In block 1 (cardGrid "Why choose us") > card 2: this is a link, and no card.
        Fix: take it out, with the comma behind it, and write the link into the card before it, at the end of "text": " [Write to us](/contact).".   [unknown-property]

    pages/index.json:14:9   In block 1 (faq "Questions clients ask us first") > question 2: this is a link, and no question.
        Fix: take it out, with the comma behind it, and write the link into the question before it, at the end of "answer": " [Write to us](/contact).".   [unknown-property]

    pages/index.json:16:9   In block 1 (testimonials "WHAT OUR CLIENTS SAY") > quote 2: this is a link, and no quote.
        Fix: move it into a block that can have "button", and write "button": before its {. Such are "carousel", "cta", "hero" or "intro".   [unknown-property]

    pages/index.json:18:9   In block 1 (process "Our Development Process") > stage 2: this is a link, and no stage.
        Fix: take it out, with the comma behind it, and write the link into the stage before it, in "text": "[Write to us](/contact)".   [unknown-property]

    pages/index.json:21:9   In block 1 (article) > section 2: this is a link, and no section.
        Fix: take it out, with the comma behind it, and write the link into the section before it, at the end of "text": " [Write to us](/contact).".   [unknown-property]
    "
  `);
});

test("a picture", () => {
  expect(
    Object.keys(entries)
      .map((type) => saidOf(type, picture))
      .join(""),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:9   In block 1 (cardGrid "Why choose us") > card 2: this is a picture, and no card.
        Fix: write it like this, with your own words for the three dots: { "title": "…", "text": "…", "image": { "src": "brand/logo.svg", "alt": "A kite" } }. If it belongs to the card before it, write it there as "image" instead.   [unknown-property]

    pages/index.json:14:9   In block 1 (faq "Questions clients ask us first") > question 2: this is a picture, and no question.
        Fix: take it out, with the comma behind it, and show the picture in a block that has an "image", for example a hero or an article.   [unknown-property]

    pages/index.json:16:9   In block 1 (testimonials "WHAT OUR CLIENTS SAY") > quote 2: this is a picture, and no quote.
        Fix: write it like this, with your own words for the three dots: { "quote": "…", "name": "…", "title": "…", "image": { "src": "brand/logo.svg", "alt": "A kite" } }. If it belongs to the quote before it, write it there as "image" instead.   [unknown-property]

    pages/index.json:18:9   In block 1 (process "Our Development Process") > stage 2: this is a picture, and no stage.
        Fix: take it out, with the comma behind it, and show the picture in a block that has an "image", for example a hero or an article.   [unknown-property]

    pages/index.json:21:9   In block 1 (article) > section 2: this is a picture, and no section.
        Fix: write it like this, with your own words for the three dots: { "id": "…", "heading": "…", "text": "…", "image": { "src": "brand/logo.svg", "alt": "A kite" } }. If it belongs to the section before it, write it there as "image" instead.   [unknown-property]
    "
  `);
});

test("an entry of an inner list, which is there or not", () => {
  expect(saidOf("article", bar)).toMatchInlineSnapshot(`
    "
    pages/index.json:21:9   In block 1 (article) > section 2: this is a bar, and no section.
        Fix: move all of it, from { to }, into the list "bars" of the section behind it: right behind the } of line 42, with a comma between. Where it was, take one comma out as well.   [unknown-property]
    "
  `);
  const {
    all: [first],
  } = entries["article"]!;
  const article = block("article");
  const sections = [first, { ...first, id: "two", heading: "Two" }, bar, bar];
  expect(sentences(toldOf({ ...article, sections }))).toMatchInlineSnapshot(`
    "
    pages/index.json:28:9   In block 1 (article) > section 3: this is a bar, and no section.
        Fix: take it out, with the comma behind it: a bar stands in the list "bars" of a "chart" in a section.   [unknown-property]

    pages/index.json:32:9   In block 1 (article) > section 4: this is a bar, and no section.
        Fix: take it out, with the comma before it, at the end of line 31: a bar stands in the list "bars" of a "chart" in a section.   [unknown-property]
    "
  `);
  const groups: Group[] = [
    { title: "Backend", logos: [{ logo: "python", label: "Python" }] },
    { logo: "swift", label: "Swift" },
  ];
  expect(sentences(toldOf({ type: "logoGrid", heading: "Tools", groups }))).toMatchInlineSnapshot(`
    "
    pages/index.json:19:9   In block 1 (logoGrid "Tools"): entry 2 of "groups" is a logo, but it should be a group, which has such entries in a list called "logos".
        Fix: write { "title": "…", "logos": [ in front of it, and ] } behind it, with your own words for the three dots.   [wrong-type]
    "
  `);
  const site = settings();
  const columns = [{ heading: "More", links: [{ label: "Blog", href: "/" }] }, link];
  const all = { ...site, footer: { ...(site["footer"] as Group), columns } };
  expect(sentences(told({ "pages/_site.json": text(all) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:63:7   In footer: entry 2 of "columns" is a link, but it should be a column, which has such entries in a list called "links".
        Fix: write { "heading": "…", "links": [ in front of it, and ] } behind it, with your own words for the three dots.   [wrong-type]
    "
  `);
});

test("entries that are all written so have names of other programs", () => {
  const all = [picture, { ...picture, alt: "Two kites" }];
  expect(sentences(toldOf({ type: "cardGrid", heading: "Kites", items: all }))).toContain('"image": {');
  expect(saidOf("faq", { title: "Why?", text: "So." })).toContain('rename "title" to "question"');
});
