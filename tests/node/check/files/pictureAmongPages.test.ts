/** A picture in the folder of pages that a page names. */
import { expect, test } from "vitest";
import { page, problemsOf, shortHero, text } from "../site.ts";

test("it goes into the folder that a page names", () => {
  const hero = { ...shortHero("A kite"), phoneImage: { src: "panels/office.webp" } };
  const found = problemsOf({ "pages/index.json": text(page(hero)), "pages/office.webp": "RIFF" });
  expect(found.map(({ code, fix }) => `${code}: ${fix}`)).toMatchInlineSnapshot(`
    [
      "wrong-type: write it as a text, without { }: "phoneImage": "panels/office.webp".",
      "unknown-file: move it to the folder images/panels, where a page looks for it.",
    ]
  `);
});

test("a picture that is in its folder already is not put in the place of that one", () => {
  const found = problemsOf({ "pages/logo.svg": "<svg></svg>", "pages/other.svg": "<svg></svg>" });
  expect(found.map(({ fix }) => fix)).toEqual([
    "if it is the same picture as images/brand/logo.svg, delete it. Else move it to the folder images, under another name.",
    "move it to the folder images.",
  ]);
});
