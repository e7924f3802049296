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
