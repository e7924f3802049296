/** The value of "srcset" in HTML, in the place of the name of one picture. */
import { expect, test } from "vitest";
import { problemsOf, page, shortHero, text } from "../../site.ts";

const fixFor = (src: string) =>
  problemsOf({ "pages/index.json": text(page(shortHero("A kite", src))) }).map(({ fix, edit }) => [fix, edit]);

test.each([
  ["brand/logo.svg, brand/logo-large.svg 2x", 'write "brand/logo.svg".'],
  ["images/brand/logo.svg 1x, images/brand/logo-large.svg 1.5x", 'write "brand/logo.svg".'],
  ["brand/logo.svg 800w", 'write "brand/logo.svg".'],
  ["brand/lgoo.svg 400w, brand/logo-large.svg 800w", 'did you mean "brand/logo.svg"?'],
])("%s", (src, fix) => expect(fixFor(src)).toEqual([[fix, undefined]]));

test.each(["brand/kite 2x.webp", "brand/kite, 2.webp"])("%s is one name", (src) => {
  expect(fixFor(src)[0]![0]).toContain("put the file into the folder images/brand/");
});
