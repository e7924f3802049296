/** Fields of a block that stand beside the blocks: each is one mistake. */
import { expect, test } from "vitest";
import { block, page, shortHero, text, told } from "../../site.ts";

const question = { question: "Is it free?", answer: "Yes, it is." };
const faq = { type: "faq", heading: "Before you write" };

test("a field of a block beside the blocks", () => {
  const { heading, ...rest } = block("intro");
  const top = { ...page(shortHero("A kite"), rest), heading: heading! };
  expect(told({ "pages/index.json": text(top) })).toMatchInlineSnapshot(`
    "pages/index.json:33:3   "heading" is not something a page has.
        33 |   "heading": "Mobile & Web App Development Agency"
           |   ^^^^^^^^^
        Fix: move it behind the { of block 2, with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]"
  `);
  const uses = page(shortHero("A kite"), { type: "shared", use: "about" });
  const shared = { block: rest, heading: heading! };
  expect(told({ "pages/index.json": text(uses), "pages/_shared/about.json": text(shared) })).toMatchInlineSnapshot(`
    "pages/_shared/about.json:20:3   "heading" is not something a shared block has.
        20 |   "heading": "Mobile & Web App Development Agency"
           |   ^^^^^^^^^
        Fix: move it behind the { of "block", with a comma at the end. Where it was, the comma before it goes as well.   [unknown-property]"
  `);
});

test("a field that several blocks lack, beside the blocks", () => {
  const { heading, ...rest } = block("intro");
  const top = { ...page(shortHero("A kite"), rest, { ...rest, text: "Another one." }), heading: heading! };
  expect(told({ "pages/index.json": text(top) }).match(/missing-property/g)).toHaveLength(2);
});

test("all fields of a shared block beside it", () => {
  const { type, ...fields } = { ...faq, items: [question] };
  const files = {
    "pages/index.json": text(page(shortHero("A kite"), { type: "shared", use: "faq" })),
    "pages/_shared/faq.json": text({ block: { type }, ...fields }),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/_shared/faq.json:5:3   "heading" and "items" are not something a shared block has.
        5 |   "heading": "Before you write",
          |   ^^^^^^^^^
        Fix: move them behind the { of "block", with a comma at the end. Where they were, the comma before them goes as well.   [unknown-property]"
  `);
});
