/** Headings and texts of pages as they are composed. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { block, type Group, inputOf, page, problemsOf, siteWith, text, told, toldOf, words } from "../site.ts";

const intro = (heading: string, rest: Group = {}): Group => ({ type: "intro", heading, text: "A few words.", ...rest });
const at = (route: string, ...blocks: Group[]) => text({ route, ...words(`About ${route}`), blocks });

test("headings that skip a level", () => {
  const deep = intro("Deep", { text: ["# Fine", "### Fine", "#### Too deep"] });
  const files = {
    "pages/a.json": at("/a", intro("A"), deep),
    "pages/b.json": at("/b", deep),
    "pages/c.json": at("/c", intro("A"), intro("B", { text: ["#### Too deep", "# Fine", "#### Fine"] })),
    "pages/d.json": at("/d", intro("A"), intro("B", { text: "Words.\n\n#### Too deep" })),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/c.json:15:9   In block 2 (intro "B") > text: a heading with #### follows "B", and a level between them is missing.
        15 |         "#### Too deep",
           |         ^^^^^^^^^^^^^^^
        Fix: write # in the place of ####, as before "Fine".         [skipped-heading]

    pages/d.json:14:15   In block 2 (intro "B"): a heading with #### follows "B", and a level between them is missing.
        14 |       "text": "Words.\\n\\n#### Too deep"
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write # in the place of ####.                           [skipped-heading]"
  `);
});

test("signs that leave out a level in a text which looks right", () => {
  const steps = ["### Step 1: Draw", "Words.", "##### Step 2: Build", "### Step 3: Rest"];
  expect(toldOf(intro("A"), intro("B", { text: steps }))).toMatchInlineSnapshot(`
    "pages/index.json:17:9   In block 2 (intro "B") > text: a heading with ##### follows "Step 1: Draw", and a level between them is missing.
        17 |         "##### Step 2: Build",
           |         ^^^^^^^^^^^^^^^^^^^^^
        Fix: write ### in the place of #####, as before "Step 1: Draw", or #### if it is a part of that.   [skipped-heading]"
  `);
  const texts = ["### One\n\n#### Part\n\n##### Part of it", ["### One", "`\n##### a note\n`"]];
  expect(toldOf(intro("A"), ...texts.map((each, i) => intro(`B${i}`, { text: each })))).toBe("");
});

test("headings that begin too deep are told together, with the signs that the other parts have", () => {
  const part = (id: string, ...lines: string[]) => ({ id, heading: `About ${id}`, text: lines });
  const deep = part("years", "##### The first month", "Words.", "##### The first year");
  const fixesOf = (...sections: Group[]) =>
    problemsOf({ "pages/index.json": text(page(intro("A"), { type: "article", sections })) })
      .filter(({ code }) => code === "skipped-heading")
      .map(({ fix }) => fix);
  const both = 'in the place of #####, here and before "The first year"';
  expect(fixesOf(part("steps", "### One", "### Two"), deep)).toEqual([`write ### ${both}, as before "One".`]);
  expect(fixesOf(part("steps", "### One", "# Two"), deep)).toEqual([`write # ${both}.`]);
  expect(fixesOf(part("steps", "Words."), deep)).toEqual([`write # ${both}.`]);
});

test("main headings, were components to leave them out or to make more", () => {
  const files = siteWith({ "pages/index.json": text(page(intro("A"), intro("B"))) });
  const toldBy = (html: string) =>
    formatProblems(
      check({ ...inputOf(files), render: { block: () => html, frame: () => "" } }).filter(
        ({ file, code }) => file === "pages/index.json" && code !== "unseen-text",
      ),
      files,
    );
  expect(`\n${toldBy("<section><h1>qz1z</h1></section>")}`).toMatchInlineSnapshot(`
    "
    pages/index.json:13:18   In block 2 (intro "B"): this is the second main heading of the page.
        13 |       "heading": "B",
           |                  ^^^
        Fix: leave only the first block with a main heading.         [main-heading]
    "
  `);
  expect(`\n${toldBy("<section><p>qz1z</p></section>")}`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1 (intro "A"): a page begins with its main heading, but an intro without a "heading" has none.
        7 |       "type": "intro",
          |               ^^^^^^^
        Fix: give this block a "heading", or put a block that has one before it, for example a hero.   [main-heading]
    "
  `);
  expect(toldBy('<section><h2 aria-level="1">qz1z</h2></section>')).toEqual(toldBy("<section><h1>qz1z</h1></section>"));
});

test("texts that no visitor would ever see", () => {
  const slide = { image: { src: "brand/logo.svg", alt: "A kite" }, title: "Honey", text: ["A shop.", "For bees."] };
  const section = { id: "one", heading: "One", text: "Words.", imageCaption: "A kite over the sea" };
  const carousel = { ...block("carousel"), slides: ["Honey", "Tea", "Soap"].map((title) => ({ ...slide, title })) };
  expect(
    toldOf(intro("A"), carousel, {
      type: "article",
      sections: [section, { ...section, id: "two" }],
      formHeading: "Write to us",
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:22:11   In block 2 (carousel "Our Portfolio") > slide 1: "text" is shown nowhere, because "image" takes its place.
        22 |           "text": [
           |           ^^^^^^
        Fix: take "text" out, with the comma before it, or "image".   [unseen-text]

    pages/index.json:33:11   In block 2 (carousel "Our Portfolio") > slide 2: "text" is shown nowhere, because "image" takes its place.
        33 |           "text": [
           |           ^^^^^^
        Fix: take "text" out, with the comma before it, or "image".   [unseen-text]

    pages/index.json:44:11   In block 2 (carousel "Our Portfolio") > slide 3: "text" is shown nowhere, because "image" takes its place.
        44 |           "text": [
           |           ^^^^^^
        Fix: take "text" out, with the comma before it, or "image".   [unseen-text]

    pages/index.json:62:11   In block 3 (article) > section 1: "imageCaption" is shown nowhere, because there is no "image".
        62 |           "imageCaption": "A kite over the sea"
           |           ^^^^^^^^^^^^^^
        Fix: add "image", or take "imageCaption" out, with the comma before it.   [unseen-text]

    pages/index.json:68:11   In block 3 (article) > section 2: "imageCaption" is shown nowhere, because there is no "image".
        68 |           "imageCaption": "A kite over the sea"
           |           ^^^^^^^^^^^^^^
        Fix: add "image", or take "imageCaption" out, with the comma before it.   [unseen-text]

    pages/index.json:71:7   In block 3 (article): "formHeading" is shown nowhere, because there is no "form".
        71 |       "formHeading": "Write to us"
           |       ^^^^^^^^^^^^^
        Fix: add "form", or take "formHeading" out, with the comma before it.   [unseen-text]"
  `);
});

test("a drawing that no visitor would ever see", () => {
  const slide = { image: { src: "brand/logo.svg", alt: "A kite" }, pictogram: "industries/healthcare" };
  const slides: Group[] = [
    { title: "Honey", ...slide },
    { title: "Tea" },
    { title: "Soap", pictogram: "industries/logistics" },
  ];
  expect(toldOf(intro("A"), { ...block("carousel"), slides })).toMatchInlineSnapshot(`
    "pages/index.json:22:11   In block 2 (carousel "Our Portfolio") > slide 1: "pictogram" is shown nowhere, because "image" takes its place.
        22 |           "pictogram": "industries/healthcare"
           |           ^^^^^^^^^^^
        Fix: take "pictogram" out, with the comma before it, or "image".   [unseen-text]"
  `);
});

test("a page that begins with the heading of a part of it", () => {
  const section = (id: string, heading: string) => ({ id, heading, text: "Words." });
  const article = { type: "article", sections: [section("who", "1. Who we are"), section("what", "2. What we keep")] };
  const pageOf = (title: string, ...blocks: Group[]) => ({ ...page(...blocks), title });
  const toldOfPage = (title: string, ...blocks: Group[]) =>
    problemsOf({ "pages/index.json": text(pageOf(title, ...blocks)) }).map(
      ({ severity, message, fix }) => `${severity}: ${message} ${fix}`,
    );
  const about = { ...article, sections: [section("who", "1. What is SEO"), section("what", "2. What it does")] };
  expect(toldOfPage("SEO", about)).toEqual([]);
  expect(toldOfPage("Privacy notice", article)).toEqual([
    'warning: this page shows its title nowhere: its main heading is that of its first part. put a block before this one that says what the page is, for example { "type": "intro", "heading": "Privacy notice", "text": "…" }.',
  ]);
  expect(toldOfPage("Privacy notice", intro("Privacy"), article)).toEqual([]);
  expect(
    toldOfPage("Who we are and what we do", {
      ...article,
      sections: [section("we", "What we do"), section("x", "Two")],
    }),
  ).toEqual([]);
  expect(toldOfPage("Privacy notice", article, intro("Our privacy notice"))).toEqual([]);
});
