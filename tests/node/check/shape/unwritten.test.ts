/** Where nothing is written yet, what is asked for is said, and not the words of another page. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text } from "../site.ts";

function saidOf(...blocks: Group[]): string[] {
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(
    ({ sentence, fix, code }) => `${sentence} ${fix} [${code}]`,
  );
}

test("a picture or a link without anything in it is one mistake", () => {
  const hero = { ...block("hero"), image: {} };
  expect(saidOf(hero, shortIntro({ button: {} }))).toMatchInlineSnapshot(`
    [
      "In block 1 (hero "Let's talk about your project"): nothing stands between the { } of "image". write it like this, with your own picture and words for the three dots: { "src": "…", "alt": "…" }. [missing-property]",
      "In block 2 (intro "Hello"): nothing stands between the { } of "button". write it like this, with your own words for the three dots: { "label": "…", "href": "/portfoliopage" }, or take it out, with the comma before it. [missing-property]",
    ]
  `);
});

test("an empty list in a field that may be left out", () => {
  expect(saidOf(shortIntro({ figures: [] }))).toMatchInlineSnapshot(`
    [
      "In block 1 (intro "Hello"): "figures" is empty, and needs at least one. write it like this, with your own words for the three dots: "figures": [{ "value": "…", "label": "…" }], or take "figures" out, with the comma before it. [too-few]",
    ]
  `);
});

test("nothing for a text, and for a logo that is named beside it", () => {
  const logos = [
    { logo: null, label: "Vue" },
    { logo: null, label: "Our own" },
  ];
  expect(saidOf(shortIntro({}), { type: "logoGrid", heading: null, groups: [{ title: "Web", logos }] }))
    .toMatchInlineSnapshot(`
      [
        "In block 2 (logoGrid): "heading" should be a text, but it is nothing (null). write a text in the place of null. [wrong-type]",
        "In block 2 (logoGrid) > group 1 > logo 1: "logo" cannot be nothing (null). write it like this: "logo": "vue". [unknown-option]",
        "In block 2 (logoGrid) > group 1 > logo 2: "logo" cannot be nothing (null). write the name of a logo. docs/blocks.md has all names. [unknown-option]",
      ]
    `);
});

test("an empty pictogram", () => {
  const items: Group[] = [
    { pictogram: "", title: "One", text: "Words." },
    { title: "Two", text: "Words." },
  ];
  expect(saidOf(shortIntro({}), { type: "accordion", heading: "Gains", items })).toMatchInlineSnapshot(`
    [
      "In block 2 (accordion "Gains") > item 1: nothing is written in "pictogram". write the name of a drawing, or leave it out. docs/blocks.md has all names. [unknown-option]",
    ]
  `);
});

test("the words of a page for a shared block, without the names of their fields", () => {
  const shared = text({ open: ["heading", "text"], block: { type: "cta", heading: "A", text: "B" } });
  const place = { type: "shared", use: "call", with: ["Tell us", "Write to us."] };
  const files = { "pages/_shared/call.json": shared, "pages/index.json": text(page(shortIntro({}), place)) };
  expect(
    problemsOf(files)
      .filter(({ code }) => code === "wrong-type")
      .map(({ fix }) => fix),
  ).toMatchInlineSnapshot(`
    [
      "write it like this, if these are the right names: "with": { "heading": "Tell us", "text": "Write to us." }.",
    ]
  `);
});

test("a word of journalists for the lead, and a slip in what there is only one of", () => {
  const { lead: _, ...hero } = block("hero");
  expect(saidOf({ ...hero, lede: "A few words." })).toMatchInlineSnapshot(`
    [
      "In block 1 (hero "Let's talk about your project"): "lede" is not something a hero has. rename it to "lead". [unknown-property]",
    ]
  `);
  const site = settings();
  const { address, ...contact } = site["contact"] as Group;
  const files = { "pages/_site.json": text({ ...site, contact: { ...contact, adress: address! } }) };
  expect(problemsOf(files).map(({ sentence, fix }) => `${sentence} ${fix}`)).toMatchInlineSnapshot(`
    [
      "In contact: "adress" is not something "contact" has. rename it to "address".",
    ]
  `);
});
