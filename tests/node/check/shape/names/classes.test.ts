/** Classes for a background, which other programs write. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text } from "../../site.ts";

const fixOf = (block: Group) => problemsOf({ "pages/index.json": text(page(block)) })[0]?.fix;
const BY_DESIGN = "take it out, with the comma before it: colours, sizes and places are chosen by the design.";

test.each([
  ["alignwide has-background", ' Or write "ground" with "white" or "mist" (grey) in its place.'],
  ["p-4 bg-gray-100", ' Or write "ground": "mist" in its place.'],
])("the background of a class: %s", (classes, ground) => {
  const faq = { type: "faq", heading: "Questions", items: [{ question: "Why?", answer: "So." }] };
  const out = "take it out, with the comma before it: colours come from the design.";
  expect(fixOf({ ...faq, class: classes })).toBe(out + ground);
  expect(fixOf({ ...faq, ground: "mist", class: classes })).toBe(out);
});

test.each(["alignwide", "bg-image", "bg-cover", "has-text-align-center"])("a class without one: %s", (classes) => {
  expect(fixOf(shortIntro({ class: classes }))).toBe(BY_DESIGN);
});
