/** Words that a curly mark opens inside of a text and a straight one closes: the text goes on behind them. */
import { expect, test } from "vitest";
import { problemsOf } from "../../site.ts";

const fixesOf = (field: string) => problemsOf({ "pages/x.json": `{ ${field}\n}` }).map(({ fix }) => fix);
const LONG = "Das ist nicht unsere Abteilung ".repeat(6).trim();

test.each<[what: string, field: string, fix: string]>([
  ["in a list", '"text": ["Nie: „Das ist es", denn wir haben nur eine."]', "in its place: „Das ist es“"],
  ["in a field", '"text": "Nie: „Das ist es", denn wir haben nur eine."', "in its place: „Das ist es“"],
  ["with another field on its line", '"text": "„Ja", heißt es.", "heading": "So"', "in its place: „Ja“"],
  ["before a number", '"text": "Immer „offen", 24 Stunden am Tag."', "in its place: „offen“"],
  ["before another pair", '"text": "Nie „so", „nie“."', "in its place: „so“"],
  ["without a comma", '"text": "Nie: „Das ist es" sagen wir."', "in its place: „Das ist es“"],
  ["before the mark that ends the text", '"text": "Nie: „Das ist es""', "in its place: „Das ist es“"],
  ["before that one, in a list", '"text": ["Nie: „Das ist es"", "Ja."]', "in its place: „Das ist es“"],
  ["words of many letters", `"text": "Nie: „${LONG}", denn wir haben nur eine."`, "in its place"],
  [
    "several",
    '"text": "Nie: „Das", „Dies" und „jenes", denn so ist es."',
    "for each of these quotation marks inside the text: „Das“, „Dies“ and „jenes“",
  ],
])("%s", (_, field, fix) => {
  expect(fixesOf(field)[0]).toBe(`write “ ${fix}.`);
});

test.each([
  ["English", '"text": "He says “we care", and we do."', "write ” in its place: “we care”."],
  ["French", '"text": "Jamais «pas nous", et voilà."', "write » in its place: «pas nous»."],
  ["German books", '"text": "Nie »das", denn so ist es."', "write « in its place: »das«."],
])("in the marks of others: %s", (_, field, fix) => {
  expect(fixesOf(field)[0]).toBe(fix);
});

test.each([
  ["the words are closed", '"text": "„Ja“, sagt er", denn so ist es."'],
  ["the mark stands for inches", '"text": "Ein 15“ Schirm", denn so ist es."'],
])("not where %s", (_, field) => {
  expect(fixesOf(field).join(" ")).not.toContain("in its place");
});

test("a text that ends with its field is no mistake of this kind", () => {
  const codes = problemsOf({ "pages/x.json": '{ "text": ["Nie „so", "Nie „so"], "heading": "„So", "lead": "So" }' });
  expect(codes.filter(({ code }) => code === "quote-in-text")).toEqual([]);
});
