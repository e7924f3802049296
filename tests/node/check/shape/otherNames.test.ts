/** A field that must be there, under a name that nobody can take for a slip. */
import { expect, test } from "vitest";
import { block, type Group, page, settings, shortHero, text, told, toldOf } from "../site.ts";

const question = { question: "Is it free?", answer: "Yes, it is." };

function faqOf(item: Group): Group {
  return { type: "faq", heading: "Before you write", items: [item, question] };
}

test("its value could stand in the only field that is missing: one mistake", () => {
  expect(toldOf(faqOf({ question: "Is it free?", reply: "Yes." }))).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "reply" is not something a question has.
        12 |           "reply": "Yes."
           |           ^^^^^^^
        Fix: rename it to "answer".                                  [unknown-property]"
  `);
  expect(toldOf(faqOf({ frage: "Is it free?", answer: "Yes." }))).toMatchInlineSnapshot(`
    "pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "frage" is not something a question has.
        11 |           "frage": "Is it free?",
           |           ^^^^^^^
        Fix: rename it to "question".                                [unknown-property]"
  `);
  expect(toldOf({ type: "shared", name: "contact-form" })).toMatchInlineSnapshot(`
    "pages/index.json:8:7   In block 1 (shared): "name" is not something a shared block has.
        8 |       "name": "contact-form"
          |       ^^^^^^
        Fix: rename it to "use".                                     [unknown-property]"
  `);
  expect(toldOf({ ...shortHero("A kite"), image: { source: "brand/logo.svg", alt: "A kite" } })).toMatchInlineSnapshot(`
      "pages/index.json:10:9   In block 1 (hero "Hello") > image: "source" is not something an image has.
          10 |         "source": "brand/logo.svg",
             |         ^^^^^^^^
          Fix: rename it to "src".                                     [unknown-property]"
    `);
});

test("the same for lists of blocks and for groups", () => {
  const { blocks, ...rest } = page(block("cta"));
  expect(told({ "pages/index.json": text({ ...rest, sections: blocks! }) })).toMatchInlineSnapshot(`
    "pages/index.json:5:3   "sections" is not something a page has.
        5 |   "sections": [
          |   ^^^^^^^^^^
        Fix: rename it to "blocks".                                  [unknown-property]"
  `);
  const { brand, ...site } = settings();
  expect(told({ "pages/_site.json": text({ company: brand!, ...site }) })).toMatchInlineSnapshot(`
    "pages/_site.json:2:3   "company" is not something pages/_site.json has.
        2 |   "company": {
          |   ^^^^^^^^^
        Fix: rename it to "brand".                                   [unknown-property]"
  `);
});

test("its value could not stand there, is a remark, or belongs elsewhere: nobody can say what it is", () => {
  expect(toldOf(faqOf({ question: "Is it free?", reply: { first: 1 } }))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (faq "Before you write") > question 1: the "answer" is missing.
        10 |         {
           |         ^
        Fix: add it, for example: "answer": "A simple app takes about 4-6 weeks.".   [missing-property]

    pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "reply" is not something a question has.
        12 |           "reply": {
           |           ^^^^^^^
        Fix: take it out.                                            [unknown-property]"
  `);
  expect(toldOf(faqOf({ question: "Is it free?", note: "To be written." }))).toContain('the "answer" is missing');
  expect(toldOf({ type: "hero", background: "blue", lead: "Hello" })).toContain('the "heading" is missing');
  expect(toldOf({ type: "hero", subtitle: "Hello" })).toContain('the "heading" is missing');
});
