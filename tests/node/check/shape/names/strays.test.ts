/** Fields that stand in the wrong group, and groups that should be something else: one mistake each. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortHero, text, told, toldOf, sentences } from "../../site.ts";

const question = { question: "Is it free?", answer: "Yes, it is." };
const faq = { type: "faq", heading: "Before you write" };
const { image, ...hero } = shortHero("A kite");

const saidOf = (...blocks: Group[]) => sentences(toldOf(...blocks));
const saidOfSite = (site: Group) => sentences(told({ "pages/_site.json": text(site) }));

test("an option of a block in one of its entries, whatever its place", () => {
  const cards = ["One", "Two", "Three"].map((title): Group => ({ title, text: "A few words." }));
  const fixOf = (...items: Group[]) =>
    problemsOf({ "pages/index.json": text(page({ type: "cardGrid", heading: "Three reasons", items })) })
      .map(({ fix }) => fix)
      .join("\n");
  const [first, second, third] = cards as [Group, Group, Group];
  const mist = { ground: "mist" };
  expect(fixOf({ ...mist, ...first }, second, third)).toBe(
    'move it out of "items", to before "items" in line 9, with a comma at the end: it belongs to the cardGrid.',
  );
  expect(fixOf({ ground: "pink", ...first }, second, third)).not.toContain("move it out");
  expect(fixOf({ ...mist, ...first }, { ...mist, ...second }, third)).not.toContain("move it out");
});

test("the fields of a group without the group", () => {
  expect(saidOf({ ...hero, ...(image as Group), label: "See our work", href: "/portfoliopage" }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:9:7   In block 1 (hero "Hello"): "src" and "alt" are not something a hero has.
          Fix: write in their place: "image": { "src": "brand/logo.svg", "alt": "A kite" }.   [unknown-property]

      pages/index.json:11:7   In block 1 (hero "Hello"): "label" and "href" are not something a hero has.
          Fix: write in their place: "button": { "label": "See our work", "href": "/portfoliopage" }.   [unknown-property]
      "
    `);
});

test("a field beside the group that it belongs to", () => {
  const { brand, ...site } = settings();
  const { name, ...others } = brand as Group;
  expect(saidOfSite({ name: name!, brand: others, ...site })).toMatchInlineSnapshot(`
    "
    pages/_site.json:2:3   "name" is not something pages/_site.json has.
        Fix: move it behind the { of "brand", with a comma at the end.   [unknown-property]
    "
  `);
  expect(saidOf({ ...shortHero("A kite"), button: { href: "/contact" }, label: "Call us today" }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:16:7   In block 1 (hero "Hello"): "label" is not something a hero has.
          Fix: move it behind the { of "button", with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]
      "
    `);
});

test("a field that was put into a group, or into the last entry of a list, and belongs to what is around it", () => {
  expect(saidOf({ ...hero, image: { ...(image as Group), ground: "ink" } })).toMatchInlineSnapshot(`
    "
    pages/index.json:12:9   In block 1 (hero "Hello") > image: "ground" is not something an image has.
        Fix: move it out of "image", to before "image" in line 9, with a comma at the end: it belongs to the hero. Where it was, the comma before it goes as well.   [unknown-property]
    "
  `);
  expect(saidOf({ ...faq, items: [question, { ...question, question: "Who?", id: "questions" }] }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:17:11   In block 1 (faq "Before you write") > question 2: "id" is not something a question has.
          Fix: move it out of "items", to before "items" in line 9, with a comma at the end: it belongs to the faq. Where it was, the comma before it goes as well.   [unknown-property]
      "
    `);
  const { heading, ...headless } = faq as Group;
  expect(saidOf({ ...headless, items: [question, { ...question, question: "Who?", heading: heading! }] }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:16:11   In block 1 (faq) > question 2: "heading" is not something a question has.
          Fix: move it out of "items", to before "items" in line 8, with a comma at the end: it belongs to the faq. Where it was, the comma before it goes as well.   [unknown-property]
      "
    `);
});

test("a field that was put into the first entry of a list, and is missing around it", () => {
  const { heading, ...headless } = faq as Group;
  const items = [
    { ...question, heading: heading! },
    { ...question, question: "Who?" },
  ];
  expect(saidOf({ ...headless, items })).toMatchInlineSnapshot(`
    "
    pages/index.json:12:11   In block 1 (faq) > question 1: "heading" is not something a question has.
        Fix: move it out of "items", to before "items" in line 8, with a comma at the end: it belongs to the faq. Where it was, the comma before it goes as well.   [unknown-property]
    "
  `);
  // What is there already is not meant.
  expect(saidOf({ ...faq, items })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:11   In block 1 (faq "Before you write") > question 1: "heading" is not something a question has.
        Fix: take it out, with the comma before it: "question" is there already, so put into it what is to stay. A question has only "question" and "answer".   [unknown-property]
    "
  `);
});

test("what a page says of a shared block, without its group", () => {
  const place = { type: "shared", use: "contact-form" };
  expect(saidOf({ ...place, heading: "Talk to us" })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (shared "contact-form"): "heading" is not something a shared block has.
        Fix: write in its place: "with": { "heading": "Talk to us" }.   [unknown-property]
    "
  `);
  expect(saidOf({ ...place, form: "contact" })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (shared "contact-form"): "form" is not something a shared block has.
        Fix: take it out, with the comma before it.                  [unknown-property]
    "
  `);
});

test("a group around fields that need none", () => {
  const { title, ...rest } = page(block("cta"));
  expect(sentences(told({ "pages/index.json": text({ seo: { title: title! }, ...rest }) }))).toMatchInlineSnapshot(`
    "
    pages/index.json:2:3   "seo" is not something a page has.
        Fix: take "seo": { and the } of line 4 away with its comma, write a comma at the end of line 3, and leave what stands between them.   [unknown-property]
    "
  `);
});

test("a group around a field that is missing, with something that no field is for", () => {
  const { button: _, ...rest } = block("cta");
  const button = { text: "Write to us", link: { url: "/contact", target: "_blank" } };
  expect(saidOf({ ...rest, button })).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (cta "Got an App Idea? Let's Talk!") > button: "text" is not something a button has.
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]

    pages/index.json:12:9   In block 1 (cta "Got an App Idea? Let's Talk!") > button: "link" is not something a button has.
        Fix: take "link": { and the } of line 15 away, and rename "url" to "href". Take out "target" as well, with the comma before it.   [unknown-property]
    "
  `);
});

test("a block among the entries of another one", () => {
  expect(saidOf({ ...faq, items: [question, { type: "cta", heading: "Call us" }] })).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: a cta is a block, and no question.
        Fix: move all of it, from { to the } of line 17, to the list "blocks" of the page, behind the } of block 1 in line 19. In both lists, one comma stands between two entries, and none behind the last.   [unknown-property]

    pages/index.json:15:19   In block 1 (faq "Before you write") > question 2: the "button" is missing.
        Fix: add it before the other fields, with the comma and your own words for the three dots: "button": { "label": "…", "href": "/contact" },   [missing-property]
    "
  `);
  expect(saidOf({ ...faq, items: [question, { type: "faq", ...question, question: "Who?" }] })).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: "type" is not something a question has.
        Fix: take it out.                                            [unknown-property]
    "
  `);
});

test("a group with nothing in it, and all of a page in a group of its own", () => {
  expect(saidOf({ type: "process", heading: "How", stages: [{ title: "Plan" }, {}, { title: "Build" }] }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:13:9   In block 1 (process "How") > stages: nothing stands between the { } of stage 2.
          Fix: take it out, with the comma behind it, or write it like this, with your own words for the three dots: { "title": "…" }.   [missing-property]
      "
    `);
  expect(saidOf({ type: "process", heading: "How", stages: [{ title: "Plan" }, {}] })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:9   In block 1 (process "How") > stages: nothing stands between the { } of stage 2.
        Fix: write it like this, with your own words for the three dots: { "title": "…" }.   [missing-property]
    "
  `);
  expect(saidOf({ ...faq, items: [question, {}] })).toMatchInlineSnapshot(`
    "
    pages/index.json:14:9   In block 1 (faq "Before you write") > items: nothing stands between the { } of question 2.
        Fix: take it out, with the comma before it, at the end of line 13, or write it like this, with your own words for the three dots: { "question": "…", "answer": "…" }.   [missing-property]
    "
  `);
  expect(sentences(told({ "pages/index.json": text({ data: page(block("cta")) }) }))).toMatchInlineSnapshot(`
    "
    pages/index.json:2:3   "data" is not something a page has.
        Fix: take "data": { and the } of line 17 away, and leave what stands between them.   [unknown-property]
    "
  `);
});

test("a name and a value where two values belong", () => {
  const site = settings();
  const menu = [{ Blog: "/blog" }];
  expect(saidOfSite({ ...site, header: { ...(site["header"] as Group), menu } })).toMatchInlineSnapshot(`
    "
    pages/_site.json:33:9   In header > menu entry 1: "Blog" is not something a menu entry has.
        Fix: write it like this: { "label": "Blog", "href": "/blog" }.   [unknown-property]
    "
  `);
  expect(saidOf({ ...faq, items: [question, { "Who are you?": "A team." }] })).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: "Who are you?" is not something a question has.
        Fix: write it like this: { "question": "Who are you?", "answer": "A team." }.   [unknown-property]
    "
  `);
});

test("another word for a field that may be left out", () => {
  expect(saidOf({ ...shortHero("A kite"), subtitle: "A few words.", background: "ink" })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (hero "Hello"): "subtitle" is not something a hero has.
        Fix: rename it to "lead".                                    [unknown-property]

    pages/index.json:14:7   In block 1 (hero "Hello"): "background" is not something a hero has.
        Fix: rename it to "ground".                                  [unknown-property]
    "
  `);
  expect(saidOf({ ...shortHero("A kite"), background: "blue" })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (hero "Hello"): "background" is not something a hero has.
        Fix: take it out, with the comma before it: colours come from the design. Or write "ground": "cobalt" in its place.   [unknown-property]
    "
  `);
  const site = settings();
  const menu: Group[] = [
    { label: "Blog", link: "/blog" },
    { label: "Work", url: "/portfoliopage" },
  ];
  expect(saidOfSite({ ...site, header: { ...(site["header"] as Group), menu } })).toMatchInlineSnapshot(`
    "
    pages/_site.json:34:9   In header > menu entry 1: "link" is not something a menu entry has.
        Fix: rename it to "href".                                    [unknown-property, can be fixed for you]

    pages/_site.json:38:9   In header > menu entry 2: "url" is not something a menu entry has.
        Fix: rename it to "href".                                    [unknown-property]
    "
  `);
});

test("a name that all objects of JavaScript have is that of no field around it", () => {
  expect(saidOf({ ...shortHero("A kite"), toString: "x" })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   In block 1 (hero "Hello"): "toString" is not something a hero has.
        Fix: take it out, with the comma before it.                  [unknown-property]
    "
  `);
  expect(saidOf({ ...faq, items: [{ ...question, valueOf: "x" }] })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:11   In block 1 (faq "Before you write") > question 1: "valueOf" is not something a question has.
        Fix: take it out, with the comma before it.                  [unknown-property]
    "
  `);
});

test("words for a shared block beside its name", () => {
  const files = { "pages/_shared/again.json": text({ open: ["heading", "text"], block: block("cta") }) };
  const toldOfUses = (...fields: Group[]) => {
    const blocks = fields.map((own) => ({ type: "shared", use: "again", ...own }));
    return told({ ...files, "pages/index.json": text(page({ type: "intro", heading: "A", text: "B" }, ...blocks)) });
  };
  expect(
    toldOfUses(
      { headng: "Talk to us" },
      { headng: "Talk to us", text: "Any day." },
      { headng: "Talk to us", with: { text: "Any day." } },
      { heading: "Talk to us", with: { heading: "Write to us" } },
      { headng: "Talk to us", with: { heading: "Write to us" } },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:14:7   In block 2 (shared "again"): "headng" is not something a shared block has.
        14 |       "headng": "Talk to us"
           |       ^^^^^^^^
        Fix: write in its place: "with": { "heading": "Talk to us" }.   [unknown-property]

    pages/index.json:19:7   In block 3 (shared "again"): "headng" and "text" are not something a shared block has.
        19 |       "headng": "Talk to us",
           |       ^^^^^^^^
        Fix: write in their place: "with": { "heading": "Talk to us", "text": "Any day." }.   [unknown-property]

    pages/index.json:25:7   In block 4 (shared "again"): "headng" is not something a shared block has.
        25 |       "headng": "Talk to us",
           |       ^^^^^^^^
        Fix: rename "headng" to "heading" and move it behind the { of "with", with a comma at the end.   [unknown-property]

    pages/index.json:33:7   In block 5 (shared "again"): "heading" is not something a shared block has.
        33 |       "heading": "Talk to us",
           |       ^^^^^^^^^
        Fix: take it out, with the comma behind it: "with" has a "heading" already. If this one is meant, write it there in its place.   [unknown-property]

    pages/index.json:41:7   In block 6 (shared "again"): "headng" is not something a shared block has.
        41 |       "headng": "Talk to us",
           |       ^^^^^^^^
        Fix: take it out, with the comma behind it: "with" has a "heading" already. If this one is meant, write it there in its place.   [unknown-property]"
  `);
});

test("a block whose type is a word for several, among the entries of another one", () => {
  expect(saidOf({ ...faq, items: [question, block("tabs")] })).toMatchInlineSnapshot(`
    "
    pages/index.json:15:11   In block 1 (faq "Before you write") > question 2: a "tabs" block is no question.
        Fix: move all of it, from { to the } of line 31, to the list "blocks" of the page, behind the } of block 1 in line 33. In both lists, one comma stands between two entries, and none behind the last.   [unknown-property]
    "
  `);
});

const asked = (id?: string, own?: string): Group[] => [
  { type: "intro", heading: "Hello", text: "See [who pays](#paying)." },
  {
    ...faq,
    ...(own && { id: own }),
    items: [question, { ...(id && { id }), question: "Who pays?", answer: "You do." }],
  },
];
const STRAY = `block 2 (faq "Before you write") > question 2: "id" is not something a question has.`;

test("a name for links in an entry that has none, to which a link leads", () => {
  expect(saidOf(...asked("paying"))).toBe(`
pages/index.json:20:11   In ${STRAY}
    Fix: move it out of "items", to before "items" in line 14, with a comma at the end: it belongs to the faq. A question has no place of its own: the link to "#paying" (pages/index.json, line 9) can stay as written: then it leads to the start of the faq.   [unknown-property]
`);
  expect(saidOf(...asked("paying", "questions"))).toBe(`
pages/index.json:21:11   In ${STRAY}
    Fix: take it out, or use a block whose entries have one: "article". A question has no place of its own: write "#questions" in the place of "#paying" in the link of pages/index.json, line 9. Then it leads to the start of the faq.   [unknown-property]
`);
});

test("the same without a link to it", () => {
  expect(saidOf(...asked("payers").slice(1))).toBe(`
pages/index.json:15:11   In ${STRAY.replace("block 2", "block 1")}
    Fix: move it out of "items", to before "items" in line 9, with a comma at the end: it belongs to the faq.   [unknown-property]
`);
});
