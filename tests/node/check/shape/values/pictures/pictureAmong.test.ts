/** Pictures among the paragraphs of a text: neither the picture nor what it shows should be lost. */
import { expect, test } from "vitest";
import { type Json } from "../../../../../../src/model/fields.ts";
import { type Group, shortHero, shortIntro, toldOf } from "../../../site.ts";

const picture = { src: "blog/ios-or-android.webp", alt: "Two phones" };
const sections = (text: Json, more: Group = {}) => ({
  type: "article",
  sections: [
    { id: "one", heading: "Part one", text, ...more },
    { id: "two", heading: "Part two", text: "Words." },
  ],
});
const hero = shortHero("A kite");

test("a group with a picture stands in the field for it, if that is free", () => {
  const told = [
    toldOf(hero, sections(["One.", picture, "Two."])),
    toldOf(hero, sections(["One.", { ...picture, caption: "Side by side" }])),
    toldOf(hero, sections(["One.", { src: "blog/ios-or-android.webp" }, picture])),
    toldOf(hero, sections(["One.", picture], { image: { src: "brand/logo.svg", alt: "A kite" } })),
    toldOf(shortIntro({ text: ["One.", picture] })),
    toldOf(shortIntro({ text: picture })),
  ];
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:22:13   In block 2 (article) > section 1 > text: a picture cannot stand between paragraphs.
        22 |             {
           |             ^
        Fix: take it out of "text", with a comma beside it, and write it as a field of the section: "image": { "src": "blog/ios-or-android.webp", "alt": "Two phones" }.   [wrong-type]

    pages/index.json:22:13   In block 2 (article) > section 1 > text: a picture cannot stand between paragraphs.
        22 |             {
           |             ^
        Fix: take it out of "text", with a comma beside it, and write it as a field of the section: "image": { "src": "blog/ios-or-android.webp", "alt": "Two phones" }, "imageCaption": "Side by side".   [wrong-type]

    pages/index.json:22:13   In block 2 (article) > section 1 > text: a picture cannot stand between paragraphs.
        22 |             {
           |             ^
        Fix: take it out of "text", with a comma beside it, and write it as a field of the section, with a few words on what the picture shows for the three dots: "image": { "src": "blog/ios-or-android.webp", "alt": "…" }.   [wrong-type]

    pages/index.json:25:13   In block 2 (article) > section 1 > text: a picture cannot stand between paragraphs.
        25 |             {
           |             ^
        Fix: take it out of "text", with a comma beside it, and show the picture in a block that has an "image", for example a hero or an article.   [wrong-type]

    pages/index.json:22:13   In block 2 (article) > section 1 > text: a picture cannot stand between paragraphs.
        22 |             {
           |             ^
        Fix: take it out of "text", with a comma beside it, and show the picture in a block that has an "image", for example a hero or an article.   [wrong-type]

    pages/index.json:11:9   In block 1 (intro "Hello") > text: a picture cannot stand between paragraphs.
        11 |         {
           |         ^
        Fix: take it out of "text", with a comma beside it, and show the picture in a block that has an "image", for example a hero or an article.   [wrong-type]

    pages/index.json:9:15   In block 1 (intro "Hello"): a picture cannot stand in "text".
        9 |       "text": {
          |               ^
        Fix: write the text there, and show the picture in a block that has an "image", for example a hero or an article.   [wrong-type]
    "
  `);
});
