/** A name that is wrong in the same way in several entries of a list is one mistake. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { type Group, page, problemsOf, render, schemas, settings, siteWith, text, told, toldOf } from "../site.ts";

const faq = { type: "faq", heading: "Before you write" };
const answered = { question: "Why?", answer: "So." };
const questions = ["Is it free?", "How long does it take?", "Who does it?"];
const items = questions.map((q) => ({ q, a: `Ask us: ${q}` }));

test("in all entries, told for each name", () => {
  expect(`\n${toldOf({ ...faq, items })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "q" is not something a question has.
        11 |           "q": "Is it free?",
           |           ^^^
        3 places have it. The others are in pages/index.json, lines 15 and 19.
        Fix: rename it to "question" in all 3 places.                [unknown-property, can be fixed for you]

    pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "a" is not something a question has.
        12 |           "a": "Ask us: Is it free?"
           |           ^^^
        3 places have it. The others are in pages/index.json, lines 16 and 20.
        Fix: rename it to "answer" in all 3 places.                  [unknown-property, can be fixed for you]
    "
  `);
});

test("in three entries of a list, and in two of another one", () => {
  const site = settings();
  site["social"] = ["Facebook", "LinkedIn", "X"].map((lable) => ({ lable, href: "https://x.example/" }));
  const columns = (site["footer"] as Group)["columns"] as Group[];
  columns[0]!["links"] = ["Home page", "Start"].map((lable) => ({ lable, href: "/" }));
  expect(`\n${told({ "pages/_site.json": text(site) })}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:22:7   In social > link 1: "lable" is not something a link has.
        22 |       "lable": "Facebook",
           |       ^^^^^^^
        3 places have it. The others are in pages/_site.json, lines 26 and 30.
        Fix: rename it to "label" in all 3 places.                   [unknown-property, can be fixed for you]

    pages/_site.json:66:13   In footer > column 1 > link 1: "lable" is not something a link has.
        66 |             "lable": "Home page",
           |             ^^^^^^^
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]

    pages/_site.json:70:13   In footer > column 1 > link 2: "lable" is not something a link has.
        70 |             "lable": "Start",
           |             ^^^^^^^
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]
    "
  `);
});

test("in blocks of a page that has the right name nowhere", () => {
  const blocks = [1, 2, 3].map((number) => ({ type: "faq", headng: `Questions ${number}`, items: [answered] }));
  expect(`\n${toldOf(...blocks)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:8:7   In block 1 (faq "Questions 1"): "headng" is not something a faq has.
        8 |       "headng": "Questions 1",
          |       ^^^^^^^^
        3 places have it. The others are in pages/index.json, lines 18 and 28.
        Fix: rename it to "heading" in all 3 places.                 [unknown-property, can be fixed for you]
    "
  `);
});

test("not in blocks of which others have it right: each of these is a mistake of its own", () => {
  const wrong = [1, 2, 3].map((number) => ({ type: "faq", headng: `Questions ${number}`, items: [answered] }));
  const blocks = [...wrong, { ...faq, items: [answered] }];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.map(({ line, others }) => [line, others])).toEqual([
    [8, undefined],
    [18, undefined],
    [28, undefined],
  ]);
});

test("is put right in all places, and programs are told of each", () => {
  const written = text(page({ ...faq, items }));
  const input = { files: siteWith({ "pages/index.json": written }), schemas, render };
  const { files, problems } = fixSite(input);
  expect(problems).toEqual([]);
  expect(files["pages/index.json"]).toBe(written.replaceAll('"q"', '"question"').replaceAll('"a"', '"answer"'));
  const [first] = problemsOf({ "pages/index.json": written });
  expect(first!.others).toEqual(
    [1, 2].map((i) => {
      const offset = written.indexOf(`"q": "${questions[i]}`);
      const line = written.slice(0, offset).split("\n").length;
      const edit = { offset, length: 3, text: '"question"' };
      return { line, endLine: line, pointer: `/blocks/0/items/${i}/q`, column: 11, endColumn: 14, edit };
    }),
  );
});

test("an entry that has the right name as well is told by itself", () => {
  const strange = [{ ...items[0]!, question: "Is it free?" }, ...items.slice(1)];
  expect(`\n${toldOf({ ...faq, items: strange })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "q" is not something a question has.
        11 |           "q": "Is it free?",
           |           ^^^
        Fix: "question" says this already: take this field out.      [unknown-property]

    pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "a" is not something a question has.
        12 |           "a": "Ask us: Is it free?",
           |           ^^^
        3 places have it. The others are in pages/index.json, lines 17 and 21.
        Fix: rename it to "answer" in all 3 places.                  [unknown-property, can be fixed for you]

    pages/index.json:16:11   In block 1 (faq "Before you write") > question 2: "q" is not something a question has.
        16 |           "q": "How long does it take?",
           |           ^^^
        2 places have it. The other is in pages/index.json, line 20.
        Fix: rename it to "question" in both places.                 [unknown-property, can be fixed for you]
    "
  `);
});

test("names of which nobody can say which is which, in all entries", () => {
  const strange = questions.map((question) => ({ kysymys: question, vastaus: `Ask us: ${question}` }));
  expect(`\n${toldOf({ ...faq, items: strange })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "kysymys" and "vastaus" are not something a question has.
        11 |           "kysymys": "Is it free?",
           |           ^^^^^^^^^
        3 places have them. The others are in pages/index.json, lines 15 and 19.
        Fix: write "question" and "answer" in the place of these names in all 3 places.   [unknown-property]
    "
  `);
});

const cards = [
  { title: "Paper", text: "Most ideas start on it." },
  { title: "Phones", text: "Old ones and new ones." },
];
const others = 'or use a block whose entries have one: "carousel" or "portfolioGrid".';

test.each<[string, Group, string]>([
  [
    "in all of them",
    { items: cards.map((card) => ({ ...card, ground: "mist" })) },
    'take it out in both places, each with a comma beside it, and write it once before "items" in line 9: "ground": "mist",',
  ],
  [
    "which has it as well",
    { ground: "mist", items: cards.map((card) => ({ ...card, ground: "mist" })) },
    `take it out in both places, each with a comma beside it, ${others}`,
  ],
  [
    "in some of them",
    {
      items: [...cards, { title: "Kites", text: "For the roof." }].map((card, i) =>
        i === 1 ? card : { ...card, ground: "mist" },
      ),
    },
    `take it out in both places, each with a comma beside it, ${others}`,
  ],
  [
    "with other values",
    { items: cards.map((card, i) => ({ ...card, id: `card-${i}` })) },
    'take it out in both places, each with a comma beside it, or use a block whose entries have one: "article".',
  ],
  [
    "in the last one only",
    { items: cards.map((card, i) => (i === 0 ? card : { ...card, ground: "mist" })) },
    'move it out of "items", to before "items" in line 9, with a comma at the end: it belongs to the cardGrid. Where it was, the comma before it goes as well.',
  ],
])("a field of the block in its entries: %s", (_name, own, fix) => {
  const blocks = [{ type: "cardGrid", heading: "On our desks", ...own }];
  expect(problemsOf({ "pages/index.json": text(page(...blocks)) }).map((each) => each.fix)).toEqual([fix]);
});
