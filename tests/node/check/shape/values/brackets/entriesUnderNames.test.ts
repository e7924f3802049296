/** Entries of a list under their headings as names: the list can be pasted, with each heading in its entry. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { page, problemsOf, sentences, text, toldOf } from "../../../site.ts";

const block = (items: Json, type = "tabs") => ({ type, heading: "Reasons", items });
const fixOf = (items: Json, type?: string) =>
  problemsOf({ "pages/index.json": text(page(block(items, type))) }).map(({ fix }) => fix);

test("tabs as a group of names", () => {
  expect(sentences(toldOf(block({ First: "One text.", Second: "Two texts." })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (tabs "Reasons"): "items" should be a list in [ ], but it is a group of fields in { }.
        Fix: write them in a list: "items": [{ "title": "First", "content": "One text." }, { "title": "Second", "content": "Two texts." }].   [wrong-type]
    "
  `);
});

const TABS =
  'write them in a list: "items": [{ "title": "speed", "content": "Fast." }, { "title": "cost", "content": "Low." }].';

test("in small letters, with lists among the texts, and with groups", () => {
  expect(fixOf({ speed: "Fast.", cost: "Low." })).toEqual([TABS]);
  expect(fixOf({ Speed: { content: "Fast." }, Cost: { content: "Low." } })).toEqual([
    TABS.replace("speed", "Speed").replace("cost", "Cost"),
  ]);
  expect(fixOf({ First: "One.", Second: ["Two.", "Three."] })).toEqual([
    'write it like this: "items": [{ "title": "First", "content": "One." }, { "title": "Second", "content": ["Two.", "Three."] }].',
  ]);
});

test("only one", () => {
  expect(fixOf({ Price: "A lot." }, "faq")).toEqual([
    'write it in a list: "items": [{ "question": "Price", "answer": "A lot." }].',
  ]);
  expect(fixOf([{ First: "One text." }, { Second: "Two texts." }])).toEqual([
    'write it like this: { "title": "First", "content": "One text." }.',
    'write it like this: { "title": "Second", "content": "Two texts." }.',
  ]);
});

test("names that are fields of an entry, under other names, are no headings", () => {
  expect(fixOf({ headline: "One", body: "A text." }).join()).not.toContain('"title": "headline"');
});
