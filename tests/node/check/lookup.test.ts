/** Places in words. */
import { expect, test } from "vitest";
import { page, problemsOf, shortHero, text } from "./site.ts";

test("a heading with the sign that stands between two places", () => {
  const hero = { ...shortHero("A kite"), heading: "Web > Print", image: { src: "brand/logo.svg" } };
  const found = problemsOf({ "pages/index.json": text(page(hero)) });
  expect(found.map(({ sentence }) => sentence)).toEqual([
    'Block 1 (hero "Web > Print") has a picture but no description of it.',
  ]);
});
