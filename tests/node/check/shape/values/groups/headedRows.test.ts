/** A table in the place of a list of groups: its first row names the fields, and is no entry. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../../site.ts";

const listIn = (type: string, items: Json[]): Group => ({ ...block(type), items });
const HEAD = "the first row names the fields: take it out, with a comma beside it, and write";

test.each<[string, Group, string]>([
  [
    "lists",
    listIn("cardGrid", [
      ["title", "line", "text"],
      ["Small app", "from $2000", "A few screens."],
      ["Large app", "from $9000", "All of it."],
    ]),
    `${HEAD} each other row as a card, like this: { "title": "Small app", "line": "from $2000", "text": "A few screens." }.`,
  ],
  [
    "other words for the fields, a number and an empty cell",
    listIn("cardGrid", [
      ["Title", "Price", "Description"],
      ["Small app", 2000, "A few screens."],
      ["Large app", "", "All of it."],
    ]),
    `${HEAD} each other row as a card, like this: { "title": "Small app", "line": "2000", "text": "A few screens." }.`,
  ],
  [
    "an address, and a drawing that is not said",
    listIn("servicesGrid", [
      ["title", "link", "text"],
      ["SEO", "/search-engine-optimization", "We make it found."],
      ["Reviews", "/blog", "We answer them."],
    ]),
    `${HEAD} each other row as a service, like this: { "pictogram": "services/seo", "title": "SEO", "text": "We make it found.", "href": "/search-engine-optimization" }.`,
  ],
  [
    "a picture",
    listIn("testimonials", [
      ["name", "title", "quote", "image"],
      ["Jane", "Head of X", "It was great.", "brand/logo.svg"],
      ["Joe", "Head of Y", "It was fine.", "brand/logo.svg"],
    ]),
    `${HEAD} each other row as a quote, like this, with a few words on what the picture shows for the three dots: { "quote": "It was great.", "name": "Jane", "title": "Head of X", "image": { "src": "brand/logo.svg", "alt": "…" } }.`,
  ],
  [
    "one row below",
    shortIntro({
      figures: [
        ["label", "value"],
        ["years", 5],
      ] as Json,
    }),
    `${HEAD} the other row as a figure, like this: { "value": "5", "label": "years" }.`,
  ],
  [
    "texts as Markdown has them",
    listIn("faq", ["question | answer", "--- | ---", "Is it free? | Yes.", "Is it new? | No."]),
    'the first two rows are the head of a table: take them out, with their commas, and write each other row as a question, like this: { "question": "Is it free?", "answer": "Yes." }.',
  ],
  [
    "texts with commas, of which one is in a cell",
    listIn("faq", ["question, answer", "Is it free?, Yes, it is."]),
    `${HEAD} the other row as a question, like this, with your own words for the three dots: { "question": "…", "answer": "…" }.`,
  ],
  [
    "among entries that are as they should be",
    listIn("faq", [["question", "answer"], { question: "Is it free?", answer: "Yes." }]),
    "take it out, with a comma beside it: it only has the names of the fields.",
  ],
  [
    "with a row below, among such entries",
    listIn("faq", [["Question", "Answer"], ["Is it new?", "No."], { question: "Is it free?", answer: "Yes." }]),
    `${HEAD} the other row as a question, like this: { "question": "Is it new?", "answer": "No." }.`,
  ],
  [
    "words that are no names of fields",
    listIn("faq", [
      ["Question me", "Answer"],
      ["Is it new?", "No."],
    ]),
    'write each question like this: { "question": "Question me", "answer": "Answer" }.',
  ],
])("%s", (_, own, fix) => {
  const problems = problemsOf({ "pages/index.json": text(page(own)) }).filter(({ code }) => code === "wrong-type");
  expect(problems.map((problem) => problem.fix)).toEqual([fix]);
});

test("the head of a table that became a card", () => {
  const saidOf = (card: Group) =>
    problemsOf({
      "pages/index.json": text(page(listIn("cardGrid", [card, { title: "A kite", text: "It flies." }]))),
    }).map(({ code, severity, message, fix }) => [code, severity, message, fix]);
  expect(saidOf({ title: "title", line: "text", text: "line" })).toEqual([
    [
      "placeholder-text",
      "warning",
      'all that stands here are names of fields: "title", "text" and "line".',
      "write the real words, or take it out, from { to }, with a comma beside it.",
    ],
  ]);
  expect(saidOf({ title: "Text", text: "We write it." })).toEqual([]);
});
