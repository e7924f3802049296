/** A list under a name for several where there is one thing, or the other way round: one mistake, told with all that mends it. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { check } from "../../../../../src/node/check/check.ts";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import {
  block,
  codesOf,
  type Group,
  images,
  inputOf,
  page,
  problemsOf,
  schemas,
  settings,
  siteWith,
  text,
  told,
  toldOf,
} from "../../site.ts";

const image = { src: "brand/logo.svg", alt: "A kite" };
const button = { label: "Ask us", href: "/contact" };
const hero = (fields: Group): Group => ({ type: "hero", heading: "Hello", ...fields });

test("a list of one, of several, and of a file alone", () => {
  const heroes = [
    hero({ images: [image] }),
    hero({ images: ["brand/logo.svg"] }),
    hero({ picture: [image] }),
    hero({ image, buttons: [button, { ...button, label: "Our prices" }] }),
  ];
  expect(`\n${heroes.map((each) => toldOf(each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (hero "Hello"): "images" is not something a hero has.
        9 |       "images": [
          |       ^^^^^^^^
        Fix: rename it to "image", and take the [ ] away: "image": { "src": "brand/logo.svg", "alt": "A kite" }.   [unknown-property]

    pages/index.json:9:7   In block 1 (hero "Hello"): "images" is not something a hero has.
        9 |       "images": [
          |       ^^^^^^^^
        Fix: rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.   [unknown-property]

    pages/index.json:9:7   In block 1 (hero "Hello"): "picture" is not something a hero has.
        9 |       "picture": [
          |       ^^^^^^^^^
        Fix: rename it to "image", and take the [ ] away: "image": { "src": "brand/logo.svg", "alt": "A kite" }.   [unknown-property]

    pages/index.json:13:7   In block 1 (hero "Hello"): "buttons" is not something a hero has.
        13 |       "buttons": [
           |       ^^^^^^^^^
        Fix: rename it to "button", and keep only one of them, without [ ]: "button": { "label": "Ask us", "href": "/contact" }. Put the other one as a link in "lead": "[Our prices](/contact)".   [unknown-property]
    "
  `);
});

test("links that have no room in their field go into a text, where there is one", () => {
  const more = [
    {
      type: "cta",
      heading: "Hello",
      text: "A few words.",
      buttons: [button, { ...button, label: "Our prices" }, "/blog"],
    },
    { type: "cta", heading: "Hello", text: "A few words.", buttons: [button, { label: "Our prices" }] },
  ];
  expect(`\n${more.map((each) => toldOf(each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:7   In block 1 (cta "Hello"): "buttons" is not something a cta has.
        10 |       "buttons": [
           |       ^^^^^^^^^
        Fix: rename it to "button", and keep only one of them, without [ ]: "button": { "label": "Ask us", "href": "/contact" }. Put the others as links at the end of "text": " [Our prices](/contact) and [words to click](/blog).".   [unknown-property]

    pages/index.json:10:7   In block 1 (cta "Hello"): "buttons" is not something a cta has.
        10 |       "buttons": [
           |       ^^^^^^^^^
        Fix: rename it to "button", and keep only one of them, without [ ]: "button": { "label": "Ask us", "href": "/contact" }.   [unknown-property]
    "
  `);
});

test("one entry without its list", () => {
  const faq = block("faq");
  const { items, ...others } = faq as Group & { items: Group[] };
  expect(`\n${toldOf({ ...others, item: items[0]! })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (faq "Questions clients ask us first"): "item" is not something a faq has.
        9 |       "item": {
          |       ^^^^^^
        Fix: rename it to "items", and put it in square brackets: [{ … }].   [unknown-property]
    "
  `);
});

test("the advice followed is all there is to do", () => {
  expect(codesOf(hero({ image, button }))).toEqual([]);
});

test("a list in a group that nobody asked for, and the only link of a list under its words", () => {
  const items = [{ question: "Is it free?", answer: "It is." }];
  expect(toldOf({ type: "faq", heading: "Questions", items: { items } })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (faq "Questions"): "items" should be a list in [ ], but it is a group of fields in { }.
        9 |       "items": {
          |                ^
        Fix: take { "items": and the } of line 16 away, and leave the list between them.   [wrong-type, can be fixed for you]"
  `);
  const site = { ...settings(), social: { Facebook: "https://www.facebook.com/" } };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:20:13   "social" should be a list in [ ], but it is a group of fields in { }.
        20 |   "social": {
           |             ^
        Fix: write it in a list: "social": [{ "label": "Facebook", "href": "https://www.facebook.com/" }].   [wrong-type]"
  `);
});

test.each(["alias", "aliasses", "redirects"])("a list without its brackets under a name for it: %s", (name) => {
  const home = { ...page(hero({ image })), [name]: "/old-home" };
  const files = siteWith({ "pages/index.json": text(home) });
  const problems = check(inputOf(files));
  const inList = 'rename it to "aliases", and write the old address in a list: "aliases": ["/old-home"].';
  expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
    [`"${name}" is not something a page has.`, name === "redirects" ? inList : 'write "aliases": ["/old-home"].'],
  ]);
  if (name === "redirects") return;
  const fixed = fixSite({ files, schemas, images }).files["pages/index.json"];
  expect(JSON.parse(fixed as string)).toEqual({ ...page(hero({ image })), aliases: ["/old-home"] });
});

test("a name that is looked up, in a list without its brackets", () => {
  const shared = (open: string): (string | undefined)[] => {
    const kept = text({ block: { type: "intro", heading: "Prices", text: "A few words." }, open });
    return problemsOf({ "pages/_shared/prices.json": kept }).map(({ fix }) => fix);
  };
  expect(shared("headline")).toEqual(['write ["heading"].']);
  expect(shared("Text")).toEqual(['write ["text"].']);
  expect(shared("heading")).toEqual(['put it in square brackets: ["heading"].']);
  expect(shared("whatever")).toEqual(['write the names of fields in a list, for example ["heading", "text"].']);
  const contact = { ...((settings()["forms"] as Group)["contact"] as Group), required: "emial" };
  const site = { ...settings(), forms: { ...(settings()["forms"] as Group), contact } };
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ fix }) => fix)).toEqual(['write ["email"].']);
  const cards = { ...block("postCards"), posts: "iosorandroidfindout" };
  const posts = text(page(hero({ image }), cards));
  expect(problemsOf({ "pages/index.json": posts }).map(({ fix }) => fix)).toEqual(['write ["/IosorAndroidFindout"].']);
});

test("a table in the place of a list is written as its entries", () => {
  const cards = (items: string) => toldOf({ type: "cardGrid", heading: "Ways", items });
  const fixes = (items: string) => /(?<=Fix: ).*?(?= {2,})/.exec(cards(items))![0];
  expect(
    [
      "| Title | Text |\n| --- | --- |\n| By hour | For small repairs. |\n| By month |",
      "| Title | Text |\n| --- | --- |\n|  | For small repairs. |\n| By \\| month | For more. |",
      "| Model | What it is |\n|---|---|\n| By hour | For small repairs. |",
      // Of more columns than a card has fields, the author says what goes where.
      "| Model | Price | Text |\n|---|---|---|\n| By hour | $10 | For small repairs. |",
    ].map(fixes),
  ).toMatchInlineSnapshot(`
    [
      "write it like this, with your own words for the three dots: "items": [{ "title": "By hour", "text": "For small repairs." }, { "title": "By month", "text": "…" }].",
      "write it like this, with your own words for the three dots: "items": [{ "title": "…", "text": "For small repairs." }, { "title": "By | month", "text": "For more." }].",
      "write it like this: "items": [{ "title": "By hour", "text": "For small repairs." }].",
      "write it like this, with your own words for the three dots: "items": [{ "title": "| Model | Price | Text |", "text": "…" }, … ].",
    ]
  `);
});

const sections = [
  { id: "costs", heading: "1. What it costs", text: "Little." },
  { id: "times", heading: "2. How long it takes", text: "A month." },
];
const OUT =
  'take it out, with the comma behind it: the table of contents is made from the headings by itself. "contents" is only the words above it.';

test.each<[contents: Json, fix: string]>([
  [["1. What it costs", "2. How long it takes"], OUT],
  [["What it costs", "how long it takes"], OUT],
  [["1. What it costs"], OUT],
  [["What it costs", "Prices", "Times"], OUT],
  [
    [
      { label: "What it costs", href: "#costs" },
      { title: "How long it takes", href: "#times" },
    ],
    OUT,
  ],
  [{ costs: "What it costs", times: "2) How long it takes" }, OUT],
  [["On this page"], 'take the [ ] away: "contents": "On this page".'],
])("the headings of an article as its contents: %j", (contents, fix) => {
  const [problem, ...others] = problemsOf({ "pages/index.json": text(page({ type: "article", contents, sections })) });
  expect([problem?.fix, others.map(({ code }) => code)]).toEqual([fix, []]);
});

test("the headings of an article under another name for its contents", () => {
  const fixesOf = (fields: Group) =>
    problemsOf({ "pages/index.json": text(page({ type: "article", sections, ...fields })) }).map(({ fix }) => fix);
  expect(fixesOf({ toc: ["What it costs", "How long it takes"] })).toEqual([OUT.replace("behind", "before")]);
  expect(fixesOf({ tableOfContents: "On this page" })).toEqual(['rename it to "contents".']);
});

const IN = "Put the other one as a link ";
test.each<[what: string, lead: Json | undefined, fix: string]>([
  ["a sentence", "We build roofs.", `${IN}at the end of "lead": " [Our prices](/).".`],
  ["one that ends in bold letters", "We build **roofs.**", `${IN}at the end of "lead": " [Our prices](/).".`],
  ["words without a stop", "Roofs of all kinds", `${IN}at the end of "lead": " [Our prices](/)".`],
  ["points", "- Roofs\n- Walls", `${IN}at the end of "lead": "\\n\\n[Our prices](/)".`],
  [
    "a list of paragraphs",
    ["We build.", "Ask us."],
    `${IN}at the end of the list "lead", with a comma before it: "[Our prices](/).".`,
  ],
  ["nothing", undefined, `${IN}in "lead": "[Our prices](/)".`],
])("the second of two buttons goes into a text that is %s", (_, lead, fix) => {
  const two = [
    { label: "Ask us", href: "/" },
    { label: "Our prices", href: "/" },
  ];
  const top = hero({ image, ...(lead !== undefined && { lead }), button: two });
  expect(problemsOf({ "pages/index.json": text(page(top)) }).map((each) => each.fix)).toEqual([
    `keep only one of them, without [ ]: "button": { "label": "Ask us", "href": "/" }. ${fix}`,
  ]);
});

test("a link whose words end with a full stop gets no second one", () => {
  const two = [
    { label: "Ask us", href: "/" },
    { label: "See our prices today.", href: "/" },
  ];
  const [problem] = problemsOf({
    "pages/index.json": text(page(hero({ image, lead: "We build roofs.", button: two }))),
  });
  expect(problem?.fix).toContain(`${IN}at the end of "lead": " [See our prices today.](/)".`);
});
