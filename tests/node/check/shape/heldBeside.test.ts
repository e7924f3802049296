/** A field that is missing, and stands at the end of another text. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text, told } from "../site.ts";

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
  ["[Write to us](/contact)", 'write "label": "Write to us", "href": "/contact".'],
  [" [Go on](https://example.org/kites) ", 'write "label": "Go on", "href": "https://example.org/kites".'],
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
    pages/index.json:19:9   In block 1 (portfolioGrid "Work") > tile 2: the "category" is missing: it seems to stand in the "title".
        19 |         {
           |         ^
        Fix: write "title": "Tiles in your room", "category": "Web Development",   [missing-property]
    "
  `);
});

test.each(["Tiles – Web Development", "Tiles: Web Development", "Tiles/Web Development", "Tiles (Web Development)"])(
  "%s",
  (title) => {
    expect(problemsOf(filesWith(title)).map(({ fix }) => fix)).toEqual([
      'write "title": "Tiles", "category": "Web Development",',
    ]);
  },
);

test.each(["Our Web Development", "Web Development", "/work/Web Development"])("not in %s", (title) => {
  const [missing] = problemsOf(filesWith(title));
  expect(missing!.message).toBe('the "category" is missing.');
});
