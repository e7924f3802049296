/** A price list that was pasted line by line where cards belong: all cards can be pasted. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { page, problemsOf, sentences, text, toldOf } from "../../../site.ts";

const block = (items: Json, type = "cardGrid") => ({ type, heading: "Prices", items });
const fixOf = (items: Json, type?: string) =>
  problemsOf({ "pages/index.json": text(page(block(items, type))) }).map(({ fix }) => fix);

test("lines in a list, and in one text", () => {
  expect(sentences(toldOf(block(["Small website  $500", "Shop  $2000"])))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (cardGrid "Prices"): "items" is a list of texts, but each card should be a group of fields in { }.
        Fix: write them like this: "items": [{ "title": "Small website", "text": "$500" }, { "title": "Shop", "text": "$2000" }].   [wrong-type]
    "
  `);
  expect(sentences(toldOf(block("Small website  $500\nShop  $2000")))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (cardGrid "Prices"): "items" should be a list in [ ], but it is a text: "Small website  $500<U+000A>Shop  $2000".
        Fix: write them like this: "items": [{ "title": "Small website", "text": "$500" }, { "title": "Shop", "text": "$2000" }].   [wrong-type]
    "
  `);
});

const CARDS = '"items": [{ "title": "Small", "text": "$500" }, { "title": "Shop", "text": "from 1,200 €" }]';

test.each([
  ["Small\t$500", "Shop\tfrom 1,200 €"],
  ["Small ..... $500", "Shop.....from 1,200 €"],
  ["Small - $500", "Shop – from 1,200 €"],
  ["Small: $500", "Shop: from 1,200 €"],
  ["| Small | $500 |", "| Shop | from 1,200 € |"],
])("parted as in %j", (...lines) => {
  expect(fixOf(lines)).toEqual([`write them like this: ${CARDS}.`]);
});

test.each([
  [["Plan\tPrice", "Small\t$500", "Shop\tfrom 1,200 €"]],
  [["| Plan | A month |", "|---|---|", "| Small | $500 |", "| Shop | from 1,200 € |"]],
])("below the head of a table, %j", (lines) => {
  expect(fixOf(lines)).toEqual([`write them like this, without the head of the table: ${CARDS}.`]);
});

test("a line without a price is no head, and a third cell is no price", () => {
  expect(fixOf(["Basic  free", "Pro  $10", "Max  $20"])).toEqual([
    'write them like this: "items": [{ "title": "Basic", "text": "free" }, { "title": "Pro", "text": "$10" }, { "title": "Max", "text": "$20" }].',
  ]);
  expect(fixOf(["Small\t5 pages\t$500", "Shop\t20 pages\t$900"])).toEqual([
    'write them like this: "items": [{ "title": "Small", "text": "5 pages", "line": "$500" }, { "title": "Shop", "text": "20 pages", "line": "$900" }].',
  ]);
  expect(fixOf(["Small\t$500", "Shop\t$900"], "servicesGrid")).toEqual([
    'write them like this, with your own words for the three dots: "items": [{ "pictogram": "…", "title": "Small", "text": "$500" }, { "pictogram": "…", "title": "Shop", "text": "$900" }].',
  ]);
});

test("only the first of many is shown", () => {
  expect(fixOf(Array.from({ length: 20 }, (_, i) => `Package number ${i + 1}  $${i + 1}00`))).toEqual([
    'write them like this: "items": [{ "title": "Package number 1", "text": "$100" }, … ].',
  ]);
});

test.each([
  [["Small website - it is quick", "Shop - it sells"]],
  [["Since 1998", "Until 2004"]],
  [["Small website  $500", "Shop on request"]],
])("%j is no price list", (lines) => {
  expect(fixOf(lines)).toEqual([
    `write each card in the same [ ] like this, with your own words for the three dots: { "title": "${lines[0]}", "text": "…" }.`,
  ]);
});
