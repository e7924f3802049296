/** What is wrong with a picture is told also where nobody knows the type of its block: else it would be told only then. */
import { describe, expect, test } from "vitest";
import { codesOf, type Group, shortIntro, toldOf } from "../site.ts";

const alt = "A kite";
const strange = (image: Group[string]): Group => ({ type: "banana", heading: "Hello", image });

test("a picture that is not there, or not described", () => {
  const found = [toldOf(strange({ src: "brand/gone.svg", alt })), toldOf(strange({ src: "brand/logo.svg" }))];
  expect(`\n${found.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1: there is no block called "banana".
        7 |       "type": "banana",
          |               ^^^^^^^^
        Fix: did you mean "hero"?                                    [unknown-block]

    pages/index.json:10:16   In block 1 > image: there is no picture "brand/gone.svg" in the folder images/.
        10 |         "src": "brand/gone.svg",
           |                ^^^^^^^^^^^^^^^^
        Fix: put the file into the folder images/brand/, or write the name of one that is there.   [missing-image]

    pages/index.json:7:15   In block 1: there is no block called "banana".
        7 |       "type": "banana",
          |               ^^^^^^^^
        Fix: did you mean "hero"?                                    [unknown-block]

    pages/index.json:9:7   Block 1 has a picture but no description of it.
        9 |       "image": {
          |       ^^^^^^^
        Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]
    "
  `);
});

test("a group of a picture that is none", () => {
  const found = [toldOf(strange({ scr: "brand/logo.svg", alt })), toldOf(strange("brand/logo.svg"))];
  expect(`\n${found.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1: there is no block called "banana".
        7 |       "type": "banana",
          |               ^^^^^^^^
        Fix: did you mean "hero"?                                    [unknown-block]

    pages/index.json:10:9   In block 1 > image: "scr" is not something an image has.
        10 |         "scr": "brand/logo.svg",
           |         ^^^^^
        Fix: rename it to "src".                                     [unknown-property]

    pages/index.json:7:15   In block 1: there is no block called "banana".
        7 |       "type": "banana",
          |               ^^^^^^^^
        Fix: did you mean "hero"?                                    [unknown-block]

    pages/index.json:9:16   In block 1: "image" should be a group of fields in { }, but it is a text: "brand/logo.svg".
        9 |       "image": "brand/logo.svg"
          |                ^^^^^^^^^^^^^^^^
        Fix: write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.   [wrong-type]
    "
  `);
});

test("a block without a type", () => {
  const { type: _, ...others } = strange({ src: "brand/gone.svg", alt });
  expect(codesOf(others)).toEqual(["missing-type", "missing-image"]);
});

test("a block with nothing in it", () => {
  expect(`\n${toldOf(shortIntro({}), {})}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:5   In block 2: nothing stands between its { }.
        11 |     {}
           |     ^
        Fix: take it out, with the comma before it, at the end of line 10, or write a block there.   [missing-type]
    "
  `);
});

describe("a link to a place on a page with a block without a type", () => {
  const untyped = { id: "prices", heading: "What it costs", text: "Little." };
  const link = (href: string) => ({ type: "cta", heading: "Write to us", button: { label: "Write to us", href } });
  const codes = (href: string, block: Group = untyped) => codesOf(block, link(href));

  test.each(["prices", "faq-1", "faq-1-more", "what-it-costs"])("that may be in it: #%s", (place) => {
    expect(codes(`#${place}`)).toEqual(["missing-type"]);
  });

  test.each(["price", "faq-2", "costs"])("that cannot be in it: #%s", (place) => {
    expect(codes(`#${place}`)).toEqual(["missing-type", "broken-anchor"]);
  });

  test.each([
    ["the words of a shared one", { with: { heading: "What it costs" } }],
    ["the name of a shared one", { use: "logos" }],
    ["nothing", {}],
    ["a name alone", { id: "prices" }],
  ])("that may have any place, as it holds %s", (_what, block) => {
    expect(codes("#nowhere", block)).not.toContain("broken-anchor");
  });
});
