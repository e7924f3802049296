/** The name of a shared block in the place of its words, and the words in the place of the name. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { type Group, inputOf, page, problemsOf, shortHero, shortIntro, siteWith, text } from "../site.ts";

const hours = { block: shortIntro({ heading: "Our hours", text: "From nine to five." }), open: ["heading", "text"] };
const placed = (fields: Group) => ({
  "pages/_shared/hours.json": text(hours),
  "pages/index.json": text(page(shortHero("A kite"), { type: "shared", ...fields })),
});

test("both are told at once, and change back", () => {
  const files = placed({ use: "When we open", with: { heading: "hours" } });
  expect(problemsOf(files).map(({ code, sentence, fix }) => [code, sentence, fix])).toEqual([
    [
      "swapped-fields",
      'In block 2 (shared "When we open"): the values of "use" and "with" > "heading" have changed places.',
      'write "hours" into "use", and "When we open" into "with" > "heading".',
    ],
  ]);
  const mended = placed({ use: "hours", with: { heading: "When we open" } });
  expect(fixSite(inputOf(siteWith(files))).files).toEqual(siteWith(mended));
});

test.each<[what: string, fields: Group]>([
  ["a slip in the name", { use: "Hours", with: { heading: "hours" } }],
  ["the name twice", { use: "When we open", with: { heading: "hours", text: "hours" } }],
  ["no name at all", { use: "When we open", with: { heading: "Our hours" } }],
])("%s is no exchange", (_, fields) => {
  expect(problemsOf(placed(fields)).map(({ code }) => code)).toEqual(["unknown-shared"]);
});
