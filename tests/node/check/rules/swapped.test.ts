/** Two fields whose values have changed places are one mistake. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { page, problemsOf, render, schemas, shortHero, siteWith, text, toldOf, sentences } from "../site.ts";

function withButton(label: string, href: string) {
  return { ...shortHero("A kite"), button: { label, href } };
}

test("the file and the description of a picture, the address and the words of a link", () => {
  const blocks = [shortHero("brand/logo.svg", "A kite over the sea"), withButton("/contact", "Call us today")];
  expect(`\n${toldOf(...blocks)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: the values of "src" and "alt" have changed places.
        10 |         "src": "A kite over the sea",
           |                ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "brand/logo.svg" into "src", and "A kite over the sea" into "alt".   [swapped-fields, can be fixed for you]

    pages/index.json:22:18   In block 2 (hero "Hello") > button: the values of "label" and "href" have changed places.
        22 |         "label": "/contact",
           |                  ^^^^^^^^^^
        Fix: write "Call us today" into "label", and "/contact" into "href".   [swapped-fields, can be fixed for you]
    "
  `);
  const { files } = fixSite({ files: siteWith({ "pages/index.json": text(page(...blocks)) }), schemas, render });
  const mended = [shortHero("A kite over the sea", "brand/logo.svg"), withButton("Call us today", "/contact")];
  expect(files["pages/index.json"]).toBe(text(page(...mended)));
});

test("what is wrong with the two is told where they stand", () => {
  const blocks = [shortHero("brand/lgoo.svg", "A kite over the sea"), withButton("/contcat", "Call us today")];
  expect(sentences(toldOf(...blocks))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: the values of "src" and "alt" have changed places.
        Fix: write "brand/lgoo.svg" into "src", and "A kite over the sea" into "alt".   [swapped-fields, can be fixed for you]

    pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "brand/lgoo.svg" in the folder images/.
        Fix: did you mean "brand/logo.svg"?                          [missing-image]

    pages/index.json:22:18   In block 2 (hero "Hello") > button: no page lives at "/contcat".
        Fix: did you mean "/contact"?                                [broken-link]

    pages/index.json:22:18   In block 2 (hero "Hello") > button: the values of "label" and "href" have changed places.
        Fix: write "Call us today" into "label", and "/contcat" into "href".   [swapped-fields, can be fixed for you]
    "
  `);
});

test.each([
  ["https://x.example/a", "See it there"],
  ["mailto:{email}", "Write to us"],
  ["tel:{phone}", "{phone}"],
  ["/contact", "contact"],
  ["/contact", "Questions?"],
])("%s as the words of a link to %s", (label, href) => {
  const found = problemsOf({ "pages/index.json": text(page(withButton(label, href))) });
  expect(found.map(({ code }) => code)).toEqual(["swapped-fields"]);
});

test.each([
  [withButton("https://x.example/a", "www.x.example"), ["generic-link-text", "unsafe-url"]],
  [withButton("Write to us", "hello@x.example"), ["unsafe-url"]],
  [withButton("/contact", ""), ["blank-text"]],
  [shortHero("brand/logo.svg", "brand/logo"), ["missing-image", "weak-alt"]],
])("%j has not been swapped", (block, codes) => {
  expect(problemsOf({ "pages/index.json": text(page(block)) }).map(({ code }) => code)).toEqual(codes);
});
