import { expect, test } from "vitest";
import { langOf } from "../../src/model/words.ts";
import { namesIn, translations, wordsOf } from "../../src/model/wordsOf.ts";
import { languageName } from "../../src/node/check/shape/values/meant/languageMeant.ts";
import { schemas } from "../support/exampleSite.ts";

const { properties = {} } = schemas["site.schema.json"]!;
const words = properties["words"]!.properties!;

const bracesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(Object.keys(translations))(
  "every word is there in %s, with the names in braces of the English one",
  (code) => {
    const translation = translations[code]!;
    // In the order of the schema: the check lists them so.
    expect(Object.keys(translation)).toEqual(Object.keys(words));
    for (const [name, text] of Object.entries(translation)) {
      expect(bracesIn(text), name).toEqual(bracesIn(words[name]!["default"] as string));
      expect(text, name).not.toMatch(/^\s|\s$|!| [:?]|[“”]/);
    }
  },
);

test("the schema says which languages these are", () => {
  const named = Object.keys(translations)
    .filter((code) => code.length === 2)
    .map((code) => languageName(code)!);
  const [, told = ""] = /as well, in ([^.]*)\./.exec(properties["language"]!.description!)!;
  expect(told.split(/, | and /).toSorted()).toEqual(named.toSorted());
});

test.each(Object.entries(words))("the schema says of %s what is filled in, and its example has it", (name, word) => {
  expect(namesIn(name).filter((each) => !word.description!.includes(`{${each}}`))).toEqual([]);
  expect(bracesIn(word.examples![0] as string)).toEqual(bracesIn(word["default"] as string));
});

test.each([
  [undefined, "Skip to content"],
  ["en-GB", "Skip to content"],
  ["de", "Zum Inhalt springen"],
  ["de-AT", "Zum Inhalt springen"],
  ["fr-CA", "Aller au contenu"],
  ["sv", "Skip to content"],
])("the words of a site in %s", (language, skip) => {
  expect(wordsOf({ ...(language !== undefined && { language }) }).skip).toBe(skip);
});

test("Swiss words have no letter that is not written there", () => {
  expect(wordsOf({ language: "de-CH" }).close).toBe("Schliessen");
});

test("an author's own words go first, and those of the site are filled in", () => {
  const brand = { name: "Brodbeck" };
  const contact = { email: "a@example.com", phone: "+49 1234567" };
  const own = { menu: "Menü von {company}", noScripts: "Bitte an {email} schreiben, {company}, oder {phone} anrufen." };
  const said = wordsOf({ language: "de", words: own, brand, contact });
  expect(said.menu).toBe("Menü von Brodbeck");
  expect(said.skip).toBe("Zum Inhalt springen");
  // What is filled in where it is said becomes links there.
  expect(said.noScripts).toBe("Bitte an {email} schreiben, Brodbeck, oder {phone} anrufen.");
});

test("a word that is English on a site in another language says so", () => {
  const said = wordsOf({ language: "sv", words: { menu: "Meny" } });
  expect(said.english).toEqual(Object.keys(words).filter((name) => name !== "menu"));
  expect([langOf(said, "skip"), langOf(said, "menu")]).toEqual(["en", undefined]);
  for (const language of ["en-US", "de"]) expect(wordsOf({ language })).not.toHaveProperty("english");
});
