import { expect, test } from "vitest";
import { inSentence } from "../../../src/studio/document/fieldWords.ts";

test.each([
  ["Opening text", "opening text"],
  ["A title", "a title"],
  ["SEO title", "SEO title"],
  ["", ""],
])("a field titled %j is %j within a sentence", (title, words) => {
  expect(inSentence(title)).toBe(words);
});
