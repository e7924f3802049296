/** Fields that belong somewhere else than one level up or down, or that stand under names of another program: each is one mistake. */
import { expect, test } from "vitest";
import {
  block,
  type Group,
  page,
  pageAt,
  problemsOf,
  settings,
  shortHero,
  shortIntro,
  text,
  told,
  toldOf,
  words,
  sentences,
} from "../../../site.ts";

const faq = { type: "faq", heading: "Questions", items: [{ question: "Why?", answer: "So." }] };
const toldOfPage = (data: Group) => told({ "pages/x.json": text(data) });
const toldOfShared = (data: Group) => told({ "pages/_shared/contact-form.json": text(data) });
function toldOfSite(change: (site: { [part: string]: Group }) => void): string {
  const site = settings();
  change(site as { [part: string]: Group });
  return told({ "pages/_site.json": text(site) });
}

test("a block under a name, on a page and in a block", () => {
  const place = { type: "shared", use: "contact-form" };
  expect(sentences(toldOfPage({ ...pageAt("/x", shortIntro({})), contact: place }))).toMatchInlineSnapshot(`
    "
    pages/x.json:12:3   "contact" is not something a page has.
        Fix: take "contact": away, and move what stands behind it, from { to }, to the list "blocks" of the page.   [unknown-property]
    "
  `);
  expect(sentences(toldOf({ ...faq, more: place }))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:7   In block 1 (faq "Questions"): "more" is not something a faq has.
        Fix: take "more": away, and move what stands behind it, from { to }, to the list "blocks" of the page.   [unknown-property]
    "
  `);
});

test("a block under its type at the top of a page", () => {
  const { type: _, ...untyped } = faq;
  expect(sentences(toldOfPage({ ...pageAt("/x", shortIntro({})), faq: untyped }))).toMatchInlineSnapshot(`
    "
    pages/x.json:12:3   "faq" is not something a page has.
        Fix: take "faq": away, and move what stands behind it, from { to }, to the list "blocks" of the page, and write "type": "faq", behind its {.   [unknown-property]
    "
  `);
});

test("numbers in the place of a list", () => {
  const { items: _, ...bare } = faq;
  const item = { question: "Why?", answer: "So." };
  expect(sentences(toldOf({ ...bare, item1: item, item2: item }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (faq "Questions"): "item1" and "item2" are not something a faq has.
        Fix: write them in a list, "items": [ … ], without these names.   [unknown-property]
    "
  `);
  expect(sentences(toldOf({ ...faq, question1: "How?", answer1: "Like this." }))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:7   In block 1 (faq "Questions"): "question1" and "answer1" are not something a faq has.
        Fix: write them each as a question in the list "items": { "question": …, "answer": … }, without numbers.   [unknown-property]
    "
  `);
});

test("fields of the page in a block, and of a shared block in its block", () => {
  const { title, ...untitled } = pageAt("/x") as Group & { title: string };
  expect(sentences(toldOfPage({ ...untitled, blocks: [{ ...shortHero("A kite"), title }] }))).toMatchInlineSnapshot(`
    "
    pages/x.json:12:7   In block 1 (hero "Hello"): "title" is not something a hero has.
        Fix: cut line 12 and the comma at the end of line 11. Then paste it below the { in line 1, with a comma at its end: this belongs to the page.   [unknown-property]
    "
  `);
  const { route, ...homeless } = pageAt("/x") as Group & { route: string };
  expect(sentences(toldOfPage({ ...homeless, blocks: [{ route }, shortIntro({})] }))).toMatchInlineSnapshot(`
    "
    pages/x.json:6:7   In block 1: "route" belongs to the page, and no block has it.
        Fix: move it to the top of the page, and take the { } around it out, with a comma beside them.   [unknown-property]
        The links to this page are checked when this is put right.
    "
  `);
  expect(sentences(toldOfShared({ block: { ...block("contactForm"), open: ["heading"] } }))).toMatchInlineSnapshot(`
    "
    pages/_shared/contact-form.json:25:5   In the block (contactForm "Let's Get in Touch"): "open" is not something a contactForm has.
        Fix: cut lines 25 to 27 and the comma at the end of line 24. Then paste them below the { in line 1, with a comma at their end: this belongs to the shared block.   [unknown-property]
    "
  `);
});

test("one level too high: what a column lacks, and what entries of the menu may have", () => {
  const links = [{ label: "Our blog", href: "/blog" }];
  const site = (change: (footer: Group, header: Group) => void) =>
    sentences(toldOfSite(({ footer, header }) => change(footer!, header!)));
  expect(site((footer) => Object.assign(footer, { columns: [{ heading: "About us" }], links }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:61:5   In footer: "links" is not something "footer" has.
        Fix: move it behind the { of column 1, with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]
    "
  `);
  const callout = { heading: "Not sure?", button: { label: "Ask us", href: "/contact" } };
  expect(site((_, header) => Object.assign(header, { menu: [{ label: "More", links }], callout })))
    .toMatchInlineSnapshot(`
      "
      pages/_site.json:51:5   In header: "callout" is not something "header" has.
          Fix: move it behind the { of the menu entry that it belongs to, in "menu", with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]
      "
    `);
});

test("a name of another program, with a value as that program has it", () => {
  const { route: _, ...homeless } = pageAt("/x", shortIntro({}));
  expect(sentences(toldOfPage({ slug: "our-team", ...homeless }))).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   "slug" is not something a page has.
        Fix: rename it to "route", and write "/our-team".            [unknown-property]
    "
  `);
  expect(sentences(toldOfShared({ blocks: [block("contactForm")], open: ["heading"] }))).toMatchInlineSnapshot(`
    "
    pages/_shared/contact-form.json:2:3   "blocks" is not something a shared block has.
        Fix: rename it to "block", and take the [ ] around it away.   [unknown-property]
    "
  `);
});

test("what search engines show, in a group with names of its own", () => {
  const { title, description } = words("Our team") as { title: string; description: string };
  const seo = { metaTitle: title, metaDescription: description };
  expect(sentences(toldOfPage({ route: "/x", seo, blocks: [shortIntro({})] }))).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   "seo" is not something a page has.
        Fix: take "seo": { and the } of line 6 away with its comma, write a comma at the end of line 5, and rename "metaTitle" to "title" and "metaDescription" to "description".   [unknown-property]
    "
  `);
});

test("a group too many around another word for a field", () => {
  const fixes = toldOf({ ...faq, items: [{ question: "Is it free?", reply: { text: "Yes." } }] }).match(/Fix: .*/g);
  expect(fixes).toEqual([
    'Fix: take "reply": { and the } of line 14 away, and rename "text" to "answer".   [unknown-property]',
  ]);
});

test("other words for fields that may be left out", () => {
  const hero = { ...shortHero("A kite"), "background-color": "ink", mobileImage: "brand/logo.svg" };
  expect(sentences(toldOf(hero))).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (hero "Hello"): "background-color" is not something a hero has.
        Fix: rename it to "ground".                                  [unknown-property]

    pages/index.json:14:7   In block 1 (hero "Hello"): "mobileImage" is not something a hero has.
        Fix: rename it to "phoneImage".                              [unknown-property]
    "
  `);
  const image = { src: "brand/logo.svg", caption: "A kite" };
  expect(sentences(toldOf({ type: "hero", heading: "Hello", image }))).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (hero "Hello") > image: "caption" is not something an image has.
        Fix: rename it to "alt". "alt" is read out to people who cannot see the picture, and shown to nobody else.   [unknown-property]
    "
  `);
});

test("an option of another field, and the name of a shared block for a block with its own fields", () => {
  expect(sentences(toldOf({ ...shortHero("A kite"), variant: "ink" }))).toMatchInlineSnapshot(`
    "
    pages/index.json:13:18   In block 1 (hero "Hello"): "variant" cannot be "ink".
        Fix: rename "variant" to "ground", which can be "ink".       [unknown-option]
    "
  `);
  const grid = { ...block("servicesGrid"), type: "services" };
  const files = { "pages/index.json": text(page(grid)), "pages/_shared/services.json": text({ block: block("faq") }) };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1: there is no block called "services".
        Fix: did you mean "servicesGrid"?                            [unknown-block]
    "
  `);
});

test("the fields of a card without the card, on a page that another one shows", () => {
  const image = { src: "brand/logo.svg", alt: "A kite" };
  const posts = { type: "postCards", heading: "Read on", posts: ["/one"] };
  const one = { ...pageAt("/one", shortHero("A kite")), image, text: "From a note to the store.", label: "Read more" };
  expect(told({ "pages/index.json": text(page(shortHero("A kite"), posts)), "pages/one.json": text(one) }))
    .toMatchInlineSnapshot(`
      "pages/one.json:15:3   "image", "text" and "label" are not something a page has.
          15 |   "image": {
             |   ^^^^^^^
          Fix: write in their place, with a "title" of its own: "card": { "image": { "src": "brand/logo.svg", "alt": "A kite" }, "text": "From a note to the store.", "label": "Read more" }.   [unknown-property]"
    `);
});

test("what pages may word differently, under a name that means it", () => {
  const data = (names: string[]) => ({ block: block("faq"), aperto: names });
  expect(toldOfShared(data(["heading"]))).toContain(
    'Fix: rename it to "open": these are fields that pages may word differently.',
  );
  expect(toldOfShared(data(["heading", "colour"]))).toContain("Fix: take it out");
});

test("the only list of blocks, beside what other programs say of a page", () => {
  const { blocks, ...rest } = page(block("intro"));
  const files = { "pages/index.json": text({ ...rest, publishedAt: "2025-02-03", content: blocks! }) };
  expect(told(files)).toContain('Fix: rename it to "blocks".');
  expect(told(files)).not.toContain("are missing");
});

test("a field of the page without lines of its own in a block", () => {
  const { title, ...untitled } = pageAt("/x") as Group & { title: string };
  const hero = { ...shortHero("A kite"), title };
  const fixIn = (written: string) =>
    problemsOf({ "pages/x.json": written }).find(({ code }) => code === "unknown-property")?.fix;
  const MOVE =
    "move it out of this block, behind the { at the top of the file, with a comma at the end: it belongs to the page. Where it was, the comma before it goes as well.";
  expect(fixIn(JSON.stringify({ ...untitled, blocks: [hero] }))).toBe(MOVE);
  expect(
    fixIn(
      text({ ...untitled, blocks: [hero] })
        .replace('  "blocks"', '  "blocks"')
        .replace("{\n  ", "{ "),
    ),
  ).toBe(MOVE);
});
