/** The texts of a block are looked at whether its type is right or not, as far as all types say the same of a field. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../site.ts";

const faq = block("faq");
const items = [{ question: "Is a cafÃ© fine?", answer: "<b>Yes</b>, and TODO." }, ...(faq["items"] as Group[])];

test.each([
  ["a name that is guessed by its fields", "ask-us-box"],
  ["a name that is guessed by its words", "Faq list"],
  ["no text", 5],
  ["nothing", undefined],
])("the texts of a block that has %s for its type", (_, type) => {
  const told = problemsOf({ "pages/index.json": text(page(shortHero("A kite"), { ...faq, items, type: type! })) });
  expect(told.slice(1).map(({ sentence }) => sentence)).toEqual([
    'In block 2 > item 1: a letter was lost in "Is a cafÃ© fine?".',
    'In block 2 > item 1: "<b>Yes</b>" would be shown as it is written: texts have no HTML.',
    'In block 2 > item 1: "TODO" looks like words that are still to be written.',
  ]);
});

test("what is a text in one type and no text in another is left alone", () => {
  const fields = { heading: "Two ways", ground: "TODO", variant: "<b>wide</b>", art: "cafÃ©", size: "TODO" };
  expect(problemsOf({ "pages/index.json": text(page(shortHero("A kite"), { type: "zzz", ...fields })) })).toHaveLength(
    1,
  );
});
