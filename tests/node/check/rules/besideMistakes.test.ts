/** Links to places on pages where something else is wrong. */
import { expect, test } from "vitest";
import { page, shortIntro, text, told } from "../site.ts";

test("a shared block may be called like a type, and a mistake in a block of that type hides no link", () => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "Why?", answer: "So." }], ground: "misty" };
  const files = {
    "pages/_shared/faq.json": text({ block: { ...faq, ground: "mist" } }),
    "pages/index.json": text(page(shortIntro({ text: "[Prices](#price)" }), shortIntro({ id: "prices" }), faq)),
  };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): no place on this page is called "price".
        9 |       "text": "[Prices](#price)"
          |               ^^^^^^^^^^^^^^^^^^
        Fix: did you mean "#prices"?                                 [broken-anchor]

    pages/index.json:26:17   In block 3 (faq "Questions"): "ground" cannot be "misty".
        26 |       "ground": "misty"
           |                 ^^^^^^^
        Fix: did you mean "mist"?                                    [unknown-option]"
  `);
});
