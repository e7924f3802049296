/** Pictures and links as texts have them, where a group of fields belongs. */
import { expect, test } from "vitest";
import { sentences, shortHero, toldOf } from "../../../site.ts";

test("a picture and a link as they are written in a text", () => {
  const hero = { ...shortHero("A kite"), image: "![A kite](brand/logo.svg)", button: "[See our work](/contact)" };
  expect(sentences(toldOf(hero))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (hero "Hello"): "image" should be a group of fields in { }, but it is a text: "![A kite](brand/logo.svg)".
        Fix: write it like this: "image": { "src": "brand/logo.svg", "alt": "A kite" }.   [wrong-type]

    pages/index.json:10:17   In block 1 (hero "Hello"): "button" should be a group of fields in { }, but it is a text: "[See our work](/contact)".
        Fix: write it like this: "button": { "label": "See our work", "href": "/contact" }.   [wrong-type]
    "
  `);
});

test("a picture and a link as they are written in HTML", () => {
  const file = "https://kitestep.example/images/brand/logo.svg";
  const fixes = (image: string) => sentences(toldOf({ ...shortHero("A kite"), image }));
  const like = "write it like this";
  expect(fixes(`<img src='${file}' alt='A kite' />`)).toContain(
    `${like}: "image": { "src": "brand/logo.svg", "alt": "A kite" }.`,
  );
  expect(fixes('<img src="images/brand/logo.svg">')).toContain(
    `${like}, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.`,
  );
  const button = '<a class="btn" href="/contact">See our work</a>';
  expect(sentences(toldOf({ ...shortHero("A kite"), button }))).toContain(
    `${like}: "button": { "label": "See our work", "href": "/contact" }.`,
  );
});
