/** A field that is missing, and stands at the end of another text. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text, told } from "../../../site.ts";

const tile = (fields: object) => ({
  image: { src: "brand/logo.svg", alt: "Two kites" },
  ...fields,
  description: "A shop.",
});
const first = tile({ title: "Honey", category: "Web Development" });
const filesWith = (title: string) => ({
  "pages/index.json": text(page({ type: "portfolioGrid", heading: "Work", items: [first, tile({ title })] })),
});

test.each([
  ["[Write to us](/contact)", 'write in its place: "label": "Write to us", "href": "/contact".'],
  [
    " [Go on](https://example.org/kites) ",
    'write in its place: "label": "Go on", "href": "https://example.org/kites".',
  ],
])("the address of a button in its label: %j", (label, fix) => {
  const [problem, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro({ button: { label } }))) });
  expect([problem?.message, problem?.fix, others]).toEqual([
    'the "href" is missing: it seems to stand in the "label".',
    fix,
    [],
  ]);
});

test("the category of a tile behind its title", () => {
  expect(`\n${told(filesWith("Tiles in your room | Web Development"))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:24:11   In block 1 (portfolioGrid "Work") > tile 2: the "category" is missing: it seems to stand in the "title".
        24 |           "title": "Tiles in your room | Web Development",
           |           ^^^^^^^
        Fix: write in its place: "title": "Tiles in your room", "category": "Web Development",   [missing-property]
    "
  `);
});

test.each(["Tiles – Web Development", "Tiles: Web Development", "Tiles/Web Development", "Tiles (Web Development)"])(
  "%s",
  (title) => {
    expect(problemsOf(filesWith(title)).map(({ fix }) => fix)).toEqual([
      'write in its place: "title": "Tiles", "category": "Web Development",',
    ]);
  },
);

test.each(["Our Web Development", "Web Development", "/work/Web Development"])("not in %s", (title) => {
  const [missing] = problemsOf(filesWith(title));
  expect(missing!.message).toBe('the "category" is missing.');
});

const quoteFound = (own: object) => {
  const items = [{ quote: "They asked first, and then drew.", ...own }];
  const found = problemsOf({ "pages/index.json": text(page({ type: "testimonials", heading: "Said", items })) });
  return found.find(({ code }) => code === "missing-property");
};
const quoteFix = (own: object) => quoteFound(own)?.fix;
const ADD = " Else add it before the other fields, with the comma and your own words for the three dots: ";
const BOTH = 'write in its place: "name": "Ann May", "title": "Owner of a laundry".';

test.each([
  [{ name: "Ann May, Owner of a laundry" }, `if "name" says both, ${BOTH}${ADD}"title": "…",`],
  [{ name: "Ann May | Owner of a laundry" }, `if "name" says both, ${BOTH}${ADD}"title": "…",`],
  [{ name: "Ann May – Owner of a laundry" }, `if "name" says both, ${BOTH}${ADD}"title": "…",`],
  [{ name: "Ann May (Owner of a laundry)" }, `if "name" says both, ${BOTH}${ADD}"title": "…",`],
  [{ author: "Ann May, Owner of a laundry" }, `if "author" says both, ${BOTH}${ADD}"title": "…",`],
  [{ title: "Ann May, Owner of a laundry" }, `if "title" says both, ${BOTH}${ADD}"name": "…",`],
])("what one text may say of a person beside the name: %j", (own, fix) => {
  // It is marked where the words stand.
  expect(quoteFound(own)).toMatchObject({ fix, pointer: `/blocks/0/items/0/${Object.keys(own)[0]!}` });
});

test("a number may stand before what it counts", () => {
  const figure = (own: Group) =>
    problemsOf({ "pages/index.json": text(page(shortIntro({ figures: [own, { value: "5+", label: "years" }] }))) })[0]!
      .fix;
  const both = 'write in its place: "value": "50+", "label": "projects completed".';
  expect(figure({ value: "50+ projects completed" })).toBe(`if "value" says both, ${both}${ADD}"label": "…",`);
  expect(figure({ value: "50+" })).not.toContain("says both");
});

test.each(["Ann May", "Example Laundry, Inc.", "Owner – of – a laundry", "May, then June. And so on, as ever"])(
  "nothing is taken for two texts in %j",
  (name) => {
    expect(quoteFix({ name })).toBe(ADD.replace(" Else ", "") + '"title": "…",');
  },
);
