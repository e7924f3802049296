/** Values that were meant well: what to write instead is what was meant, or nothing is suggested. */
import { expect, test } from "vitest";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { type Group, page, problemsOf, settings, shortHero, text, told, toldOf, sentences } from "../site.ts";

const CARDS = { type: "cardGrid", heading: "Reasons" };

/** The problem and its fix alone. */
function saidOf(...blocks: Group[]): string {
  return sentences(toldOf(...blocks));
}

test("the name of a drawing with its ending, or with the folder before it", () => {
  const item = (pictogram: string) => ({ title: "Fast", text: "Very.", pictogram });
  expect(saidOf({ ...CARDS, items: [item("services/seo.svg"), item("pictograms/services/seo"), item("seo.svg")] }))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:13:24   In block 1 (cardGrid "Reasons") > card 1: "pictogram" cannot be "services/seo.svg".
        Fix: did you mean "services/seo"?                            [unknown-option]

    pages/index.json:18:24   In block 1 (cardGrid "Reasons") > card 2: "pictogram" cannot be "pictograms/services/seo".
        Fix: did you mean "services/seo"?                            [unknown-option]

    pages/index.json:23:24   In block 1 (cardGrid "Reasons") > card 3: "pictogram" cannot be "seo.svg".
        Fix: did you mean "services/seo"?                            [unknown-option]
    "
  `);
});

test("nothing where an option may be left out", () => {
  expect(saidOf({ ...shortHero("A kite"), ground: null })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:17   In block 1 (hero "Hello"): "ground" cannot be nothing (null).
        Fix: leave it out, with the comma before it, or write one of "white", "mist", "pale", "ink", "cobalt", "marigold" or "teal".   [unknown-option]
    "
  `);
});

test("an option in a list", () => {
  expect(saidOf({ ...shortHero("A kite"), ground: ["cobalt"] })).toMatchInlineSnapshot(`
    "
    pages/index.json:13:17   In block 1 (hero "Hello"): "ground" cannot be a list.
        Fix: write "cobalt".                                         [unknown-option]
    "
  `);
});

test("a number beyond all numbers", () => {
  const chart = {
    caption: "Prices",
    bars: [
      { label: "App", value: 777 },
      { label: "Site", value: 1 },
    ],
  };
  const section = (id: string) => ({ id, heading: id, text: "Words." });
  const article = { type: "article", contents: "Contents", sections: [{ ...section("a"), chart }, section("b")] };
  const written = text(page(article)).replace("777", "1e400");
  expect(sentences(told({ "pages/index.json": written }))).toMatchInlineSnapshot(`
    "
    pages/index.json:19:26   In block 1 (article) > section 1 > chart > bar 1: "value" is a number that is too big.
        Fix: write a smaller number.                                 [wrong-type]
    "
  `);
});

test("texts where groups of fields belong", () => {
  expect(saidOf({ ...CARDS, items: ["Fast", "Cheap"] })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (cardGrid "Reasons"): "items" is a list of texts, but each card should be a group of fields in { }.
        Fix: write each card in the same [ ] like this, with your own words for the three dots: { "title": "Fast", "text": "…" }.   [wrong-type]
    "
  `);
});

test("a text for the words of a shared block", () => {
  expect(saidOf({ type: "shared", use: "contact-form", with: "heading: Hello" })).toContain(
    'write it like this: "with": { "heading": "Hello" }.',
  );
  expect(saidOf({ type: "shared", use: "contact-form", with: "Hello" })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (shared "contact-form"): "with" should be a group of fields in { }, but it is a text: "Hello".
        Fix: write it like this: "with": { "heading": "Hello" }.     [wrong-type]
    "
  `);
});

function toldOfContact(fields: Group): string {
  const site = settings();
  return told({ "pages/_site.json": text({ ...site, contact: { ...(site["contact"] as Group), ...fields } }) });
}

test("an email address as it is copied from a mail, or hidden from robots", () => {
  const withEmail = (email: string) => toldOfContact({ email });
  expect(sentences(withEmail("Kitestep <hello@kitestep.example>"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello (at) kitestep.example"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("sales@kitestep"))).toContain('Fix: did you mean "sales@kitestep.example"?');
  expect(sentences(withEmail("sales"))).toContain('Fix: write the whole address, for example "name@company.com".');
  expect(sentences(withEmail("hello@kitestep,example"))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello@kitestep.example."))).toContain('Fix: write "hello@kitestep.example".');
  expect(sentences(withEmail("hello@kitestep"))).toMatchInlineSnapshot(`
    "
    pages/_site.json:10:14   In contact: "email" is "hello@kitestep", but an email address is written as "hello@example.com": one "@", a point behind it, and no spaces or commas.
        Fix: did you mean "hello@kitestep.example"?                  [bad-email]
    "
  `);
});

test("a phone number with dashes of a word processor, or with the zero that is left out abroad", () => {
  const withPhone = (phone: string) => toldOfContact({ phone });
  expect(sentences(withPhone("+91–00000–00000"))).toContain('Fix: write "+91 00000 00000".');
  expect(sentences(withPhone("+91 (0) 00000.00000"))).toContain('Fix: write "+91 00000 00000".');
});

test.each<Group>([{}, { with: { heading: "Ask us" } }, { id: "ask" }])(
  "the name of a shared block for the type, beside %j",
  (others) => {
    expect(saidOf({ type: "contact-form", ...others })).toBe(`
pages/index.json:7:15   In block 1: there is no block called "contact-form".
    Fix: write "type": "shared", "use": "contact-form".          [unknown-block]
`);
  },
);

test.each(["–cobalt", "— cobalt", "cobalt ", "“cobalt”", "cobalt,", "co–balt"])("an option written %j", (ground) => {
  const hero = { ...shortHero("A kite"), ground };
  expect(problemsOf({ "pages/index.json": text(page(hero)) }).map(({ fix }) => fix)).toEqual(['write "cobalt".']);
});

const GOOD = [
  { title: "Good", text: "Very." },
  { title: "Fast", text: "Too." },
];

test("entries of a list that are all something else are one mistake", () => {
  expect(
    saidOf(
      { ...CARDS, items: ["Fast", { title: "Good", text: "Very." }, "Cheap"] },
      {
        ...CARDS,
        heading: "More reasons",
        items: [
          ["Fast", "Very."],
          ["Cheap", "Too."],
        ],
      },
      { type: "servicesGrid", heading: "Services", items: ["SEO", "Ads", "Copy"] },
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (cardGrid "Reasons"): two of the entries of "items" are texts, but each card should be a group of fields in { }.
        The other is pages/index.json, line 15.
        Fix: write each card in the same [ ] like this, with your own words for the three dots: { "title": "Fast", "text": "…" }.   [wrong-type]

    pages/index.json:21:16   In block 2 (cardGrid "More reasons"): "items" is a list of lists, but each card should be a group of fields in { }.
        Fix: write each card like this: { "title": "Fast", "text": "Very." }.   [wrong-type]

    pages/index.json:35:16   In block 3 (servicesGrid "Services"): "items" is a list of texts, but each service should be a group of fields in { }.
        Fix: write each service in the same [ ] like this, with your own words for the three dots: { "pictogram": "services/web-development", "title": "SEO", "text": "…" }. "services/web-development" is only one of the drawings: choose yours in docs/blocks.md, which has all names.   [wrong-type]
    "
  `);
  const site = settings();
  const { kind, ...source } = { label: "Where from?", kind: "select", options: ["Google", "Friends"] };
  site["fields"] = { ...(site["fields"] as Group), source: { ...source, kind } };
  site["contact"] = { ...(site["contact"] as Group), address: [{ line: "Example Road" }, { line: "Ahmedabad" }] };
  expect(sentences(told({ "pages/_site.json": text(site) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:13:16   In contact: "address" is a list of groups of fields in { }, but each line should be a text.
        Fix: write each line as a text, without { }: "Example Road".   [wrong-type]

    pages/_site.json:83:18   In fields > source: "options" is a list of texts, but each choice should be a group of fields in { }.
        Fix: write each choice in the same [ ] like this: { "value": "Google", "label": "Google" }.   [wrong-type]
    "
  `);
});

test("a list in a list, and a group of entries under names", () => {
  expect(
    saidOf(
      { ...CARDS, items: [GOOD] },
      { ...CARDS, heading: "More reasons", items: { first: GOOD[0]!, second: GOOD[1]! } },
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (cardGrid "Reasons") > items: card 1 should be a group of fields in { }, but it is a list.
        Fix: take this [ away, and the ] of line 19 that goes with it.   [wrong-type]

    pages/index.json:25:16   In block 2 (cardGrid "More reasons"): "items" should be a list in [ ], but it is a group of fields in { }.
        Fix: write [ in the place of its {, ] in the place of the } of line 34, and take "first" and "second" away, with the colons behind them.   [wrong-type]
    "
  `);
  const blocks = page({ type: "cta", heading: "Call us", button: { label: "Call us today", href: "/contact" } });
  const [call] = blocks["blocks"] as [Group];
  const inPage = (value: Group | Group[][]) =>
    sentences(told({ "pages/index.json": text({ ...blocks, blocks: value }) }));
  expect(inPage([[call, call]])).toMatchInlineSnapshot(`
    "
    pages/index.json:6:5   In block 1: a block is a group of fields in { }, but this is a list.
        Fix: take this [ away, and the ] of line 23 that goes with it.   [wrong-type]
        The rest of what stands in it is checked when this is put right.
    "
  `);
  expect(inPage({ a: call, b: call })).toMatchInlineSnapshot(`
    "
    pages/index.json:5:13   "blocks" should be a list in [ ], but it is a group of fields in { }.
        Fix: write [ in the place of its {, ] in the place of the } of line 22, and take "a" and "b" away, with the colons behind them.   [wrong-type]
        The rest of what stands in it is checked when this is put right.
    "
  `);
  const { type, ...rest } = call;
  expect(saidOf({ [String(type)]: rest })).toMatchInlineSnapshot(`
    "
    pages/index.json:6:5   In block 1: the "type" is missing, so nobody knows what kind of block this is.
        Fix: write "type": "cta", with a comma behind it, in the place of "cta": {, and take the } of line 13 away.   [missing-type]
    "
  `);
});

test("links under their words, and a number with its unit", () => {
  const site = settings();
  site["social"] = { LinkedIn: "https://www.linkedin.com/", X: "https://x.com/" };
  expect(sentences(told({ "pages/_site.json": text(site) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:20:13   "social" should be a list in [ ], but it is a group of fields in { }.
        Fix: write them in a list: "social": [{ "label": "LinkedIn", "href": "https://www.linkedin.com/" }, { "label": "X", "href": "https://x.com/" }].   [wrong-type]
    "
  `);
  site["social"] = settings()["social"]!;
  site["brand"] = { ...(site["brand"] as Group), founded: "in 2019" };
  expect(sentences(told({ "pages/_site.json": text(site) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:8:16   In brand: "founded" should be a whole number, but it is a text: "in 2019".
        Fix: write only the number: "founded": 2019.                 [wrong-type]
    "
  `);
});

test("the fields of a form that are no names: what it requires is not blamed", () => {
  const site = settings();
  const contact = { ...((site["forms"] as Group)["contact"] as Group), fields: [{ name: "name" }, { name: "email" }] };
  site["forms"] = { ...(site["forms"] as Group), contact };
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ code }) => code)).toEqual(["wrong-type"]);
});

test("a shared block without the group around it", () => {
  const call = { type: "cta", heading: "Call us", button: { label: "Call us today", href: "/contact" } };
  const open = { open: ["headline", "text"] };
  const files = { "pages/_shared/call.json": text(call), "pages/_shared/open.json": text({ ...open, ...call }) };
  expect(sentences(told(files))).toMatchInlineSnapshot(`
    "
    pages/_shared/call.json:2:11   This is a cta, but a file with a shared block has it in a group called "block".
        Fix: write "block": { in front of "type", and one more } at the end of the file.   [missing-property]

    pages/_shared/open.json:3:5   In open: "headline" is not something a cta leaves open.
        Fix: did you mean "heading"?                                 [unknown-open-field]

    pages/_shared/open.json:6:11   This is a cta, but a file with a shared block has it in a group called "block".
        Fix: write "block": { in front of "type", and one more } at the end of the file.   [missing-property]
    "
  `);
});

test("a drawing with the name of a photo is not meant", () => {
  const [{ fix }] = problemsOf({ "pages/index.json": text(page(shortHero("A kite", "panels/logo.webp"))) }) as [
    Problem,
  ];
  expect(fix).not.toContain("did you mean");
});

test("choices under their values, and nothing among cards", () => {
  const site = settings();
  const { kind, ...source } = {
    label: "Where from?",
    kind: "select",
    options: { search: "By searching", friend: "A friend" },
  };
  site["fields"] = { ...(site["fields"] as Group), source: { ...source, kind } };
  expect(sentences(told({ "pages/_site.json": text(site) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:79:18   In fields > source: "options" should be a list in [ ], but it is a group of fields in { }.
        Fix: write them in a list: "options": [{ "value": "search", "label": "By searching" }, { "value": "friend", "label": "A friend" }].   [wrong-type]
    "
  `);
  expect(saidOf({ ...CARDS, items: [...GOOD, null] }, { ...CARDS, heading: "More", items: [null, ...GOOD, null] }))
    .toMatchInlineSnapshot(`
      "
      pages/index.json:18:9   In block 1 (cardGrid "Reasons") > items: card 3 should be a group of fields in { }, but it is nothing (null).
          Fix: take it out, with the comma before it, at the end of line 17.   [wrong-type]

      pages/index.json:25:9   In block 2 (cardGrid "More"): two of the entries of "items" are nothing (null), but each card should be a group of fields in { }.
          The other is pages/index.json, line 34.
          Fix: take each of them out, with a comma beside it.          [wrong-type]
      "
    `);
});

test("a number with a point for a thousand is told once", () => {
  const site = settings();
  site["brand"] = { ...(site["brand"] as Group), founded: 2.019 };
  expect(sentences(told({ "pages/_site.json": text(site) }))).toMatchInlineSnapshot(`
    "
    pages/_site.json:8:16   In brand: "founded" should be a whole number, but it is a number: 2.019.
        Fix: write it like this: "founded": 2019.                    [wrong-type]
    "
  `);
});

test("questions as the names of their answers", () => {
  const faq = { type: "faq", heading: "Before you write" };
  const [answers, ofOne] = [
    { "Is it free?": "Yes, it is.", "For how long?": "For ever." },
    { ask: "Why?", say: "So." },
  ];
  expect(saidOf({ ...faq, items: answers }, { ...faq, heading: "After that", items: ofOne })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (faq "Before you write"): "items" should be a list in [ ], but it is a group of fields in { }.
        Fix: write them in a list: "items": [{ "question": "Is it free?", "answer": "Yes, it is." }, { "question": "For how long?", "answer": "For ever." }].   [wrong-type]

    pages/index.json:17:16   In block 2 (faq "After that"): "items" should be a list in [ ], but it is a group of fields in { }.
        Fix: write [ in the place of its {, ] in the place of the } of line 20, and what stands in it as entries of that list. A list looks like this: [{ "question": "…", "answer": "…" }].   [wrong-type]
    "
  `);
});
