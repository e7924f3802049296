/** Entries of a list that stand without one: each is one mistake. */
import { expect, test } from "vitest";
import { toldOf } from "../../../site.ts";

const portrait = { src: "people/testimonial-1.webp", alt: "Maya, smiling" };

test("an entry without its list", () => {
  expect(toldOf({ type: "faq", heading: "Questions", question: "Is it free?", answer: "It is." }))
    .toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (faq "Questions"): "question" and "answer" are not something a faq has.
        9 |       "question": "Is it free?",
          |       ^^^^^^^^^^
        Fix: put them into a list with a name: "items": [{ "question": "Is it free?", "answer": "It is." }].   [unknown-property]"
  `);
  const quote = { quote: "Great work.", name: "Maya Rao", title: "Founder", image: portrait };
  expect(toldOf({ type: "testimonials", heading: "They say", ...quote })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (testimonials "They say"): "quote", "name", "title" and "image" are not something a "testimonials" block has.
        9 |       "quote": "Great work.",
          |       ^^^^^^^
        Fix: put them into a list with a name: "items": [{ "quote": "Great work.", "name": "Maya Rao", "title": "Founder", "image": { "src": "people/testimonial-1.webp", "alt": "Maya, smiling" } }].   [unknown-property]"
  `);
});

test("an entry without its list, with a list of its own", () => {
  const stage = { title: "Research", points: ["Readers", "Rivals"] };
  expect(toldOf({ type: "process", heading: "How we work", ...stage })).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (process "How we work"): "title" and "points" are not something a process has.
        9 |       "title": "Research",
          |       ^^^^^^^
        Fix: put them into a list with a name: "stages": [{ "title": "Research", "points": ["Readers", "Rivals"] }], and add one more.   [unknown-property]"
  `);
});

test("an entry without its list, with a field that the block has as well", () => {
  expect(toldOf({ type: "process", heading: "How we work", title: "Research", text: "We read first." }))
    .toMatchInlineSnapshot(`
      "pages/index.json:9:7   In block 1 (process "How we work"): "title" is not something a process has.
          9 |       "title": "Research",
            |       ^^^^^^^
          Fix: put "title" and "text" into a list with a name: "stages": [{ "title": "Research", "text": "We read first." }], and add one more.   [unknown-property]"
    `);
});

test("an entry without a list that need not be there", () => {
  const intro = { type: "intro", heading: "Hello", text: "We build apps.", value: "7", label: "days to an estimate" };
  expect(toldOf(intro)).toMatchInlineSnapshot(`
    "pages/index.json:10:7   In block 1 (intro "Hello"): "value" and "label" are not something an intro has.
        10 |       "value": "7",
           |       ^^^^^^^
        Fix: put them into a list with a name: "figures": [{ "value": "7", "label": "days to an estimate" }].   [unknown-property]"
  `);
});
