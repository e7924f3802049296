/** Links to places on pages where something else is wrong. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text, told } from "../site.ts";

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

test("a name that is there twice, in a block with another mistake", () => {
  const copy = shortIntro({ id: "prices", ground: "misty" });
  expect(told({ "pages/index.json": text(page(shortIntro({ id: "prices" }), copy)) })).toMatchInlineSnapshot(`
    "pages/index.json:16:13   In block 2 (intro "Hello"): there is a place called "prices" on this page already.
        16 |       "id": "prices",
           |             ^^^^^^^^
        The other is in block 1 (intro "Hello"), line 10.
        Fix: give one of the two another "id".                       [duplicate-id]

    pages/index.json:17:17   In block 2 (intro "Hello"): "ground" cannot be "misty".
        17 |       "ground": "misty"
           |                 ^^^^^^^
        Fix: did you mean "mist"?                                    [unknown-option]"
  `);
  const twice = [copy, { ...copy, heading: "Hello again" }, shortIntro({ id: "other" })];
  const codes = problemsOf({ "pages/index.json": text(page(...twice)) }).map(({ code }) => code);
  expect(codes.filter((code) => code === "duplicate-id")).toHaveLength(1);
  const article = { id: "prices", text: "Words.", caption: "x" };
  const article2 = page(shortIntro({ id: "prices" }), { type: "article", sections: [article] });
  expect(problemsOf({ "pages/index.json": text(article2) }).map(({ code }) => code)).toContain("duplicate-id");
});
