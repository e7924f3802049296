/** A block with the name of a field of the page for its type: it belongs before "blocks", with the words that are there. */
import { expect, test } from "vitest";
import { type Group, pageAt, sentences, shortIntro, text, told } from "../../site.ts";

const image = { src: "brand/logo.svg", alt: "A kite" };
function toldOf(block: Group, own: Group = {}): string {
  const page: Group = { ...pageAt("/x", block, shortIntro({})), ...own };
  if (block["type"] === "title") delete page["title"];
  return sentences(told({ "pages/x.json": text(page) }));
}

test("a card, a title and a picture that stand among the blocks", () => {
  expect(
    [
      toldOf({ type: "card", image, title: "Kites", excerpt: "How they fly." }),
      toldOf({ type: "card", image, title: "Kites" }),
      toldOf({ type: "title", text: "How kites fly, told in short" }),
      toldOf({ type: "socialImage", ...image }),
    ].join(""),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:7:15   In block 1: "card" is no block: it is a field of the page.
        Fix: take this block out, and write before "blocks", with a comma behind it: "card": { "image": { "src": "brand/logo.svg", "alt": "A kite" }, "title": "Kites", "text": "How they fly." }   [unknown-block]

    pages/x.json:7:15   In block 1: "card" is no block: it is a field of the page.
        Fix: take this block out, and write before "blocks", with a comma behind it and your own words for the three dots: "card": { "image": { "src": "brand/logo.svg", "alt": "A kite" }, "title": "Kites", "text": "…" }   [unknown-block]

    pages/x.json:6:15   In block 1: "title" is no block: it is a field of the page.
        Fix: take this block out, and write before "blocks", with a comma behind it: "title": "How kites fly, told in short"   [unknown-block]

    pages/x.json:7:15   In block 1: "socialImage" is no block: it is a field of the page.
        Fix: take this block out, and write before "blocks", with a comma behind it: "socialImage": { "src": "brand/logo.svg", "alt": "A kite" }   [unknown-block]
    "
  `);
});

test("a page that has its card already, and a group that says nothing of a title", () => {
  const card = { image, title: "Kites", text: "How they fly." };
  expect(toldOf({ type: "card", image, title: "Kites" }, { card })).not.toContain("field of the page");
  expect(toldOf({ type: "title", words: ["Kites"], size: 3 })).not.toContain("field of the page");
});
