/** Fields of forms that are described in a form, and choices that stand beside their field. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { type Group, problemsOf, settings, text } from "../../../site.ts";

const city = { label: "Your city", kind: "text" };
const choices = [{ value: "a", label: "A friend" }];
const select = { label: "Who told you?", kind: "select" };

function fixesOf(fields: Group, inForm: Json[] = ["name", "email"]): (string | undefined)[] {
  const form = { fields: inForm, required: ["name"], submit: "Send", success: "Thank you." };
  const site = { ...settings(), fields: { ...plain, ...fields }, forms: { contact: form } };
  return problemsOf({ "pages/_site.json": text(site) }).flatMap(({ code, fix }) =>
    code === "wrong-type" || code === "select-without-choices" ? [fix] : [],
  );
}

const plain = { name: { label: "Name", kind: "text" }, email: { label: "Email", kind: "email" } };
const described = (name: string) =>
  expect.stringMatching(
    `^write "${name}" in its place, and "${name}": { "label": "Your city", "kind": "text" }, behind the { of "fields" in line \\d+\\.$`,
  );

test("a field that is described in its form", () => {
  expect(fixesOf({}, ["name", { name: "city", ...city }])).toEqual([described("city")]);
  expect(fixesOf({}, ["name", city])).toEqual([described("your-city")]);
  expect(fixesOf({}, ["name", city, { id: "town", ...city }])).toEqual([described("your-city"), described("town")]);
});

test("one under its name, and all of them so", () => {
  expect(fixesOf({}, ["name", { city }])).toEqual([described("city")]);
  const all = { ...plain, city, town: city } as Json;
  const first = 'write only their names: "fields": \\["name", "email", "city", "town"\\]\\.';
  expect(fixesOf({}, all as Json[])).toEqual([
    expect.stringMatching(
      `^${first} Move "city" and "town", with what stands behind them, behind the { of "fields" in line \\d+ first\\.$`,
    ),
  ]);
  expect(fixesOf({}, plain as Json as Json[])).toEqual(['write only their names: "fields": ["name", "email"].']);
});

test("one that is there already", () => {
  expect(fixesOf({}, ["name", { label: "Email", kind: "text" }])).toEqual([
    'write "email" in its place: that field stands in "fields".',
  ]);
});

test("choices beside the only field without any", () => {
  expect(fixesOf({ told: select, options: choices })).toEqual([
    'move it behind the { of "told", with a comma at the end. Where it was, the comma before it goes as well.',
  ]);
  expect(fixesOf({ options: choices, told: select })).toEqual([
    'move it behind the { of "told", with a comma at the end.',
  ]);
});

test("choices that may be those of two fields", () => {
  expect(fixesOf({ one: select, two: select, options: choices })).toHaveLength(3);
});
