/** A block whose type is no text gets the one that fits its fields, as a block without one does. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { block, pageAt, problemsOf, text } from "../../site.ts";

function saidOf(fields: { [key: string]: Json }): (string | undefined)[][] {
  return problemsOf({ "pages/x.json": text(pageAt("/x", fields)) }).map(({ message, fix }) => [message, fix]);
}

test.each<[Json, string]>([
  [null, "nothing (null)"],
  [true, "true"],
  [5, "a number: 5"],
  [[], "a list: []"],
  [{}, "a group of fields in { }: {}"],
])("%j", (type, what) => {
  expect(saidOf({ ...block("cardGrid"), type })).toEqual([
    [`"type" should be a text, but it is ${what}.`, 'write "cardGrid".'],
  ]);
});

test("a block of another type, and one without any field", () => {
  expect(saidOf({ type: null, heading: "Our kites", text: "A few words." })).toEqual([
    [expect.any(String), 'write "intro".'],
  ]);
  expect(saidOf({ type: null })[0]![1]).toMatch(/^write one of "accordion", .* or "testimonials"\.$/);
});
