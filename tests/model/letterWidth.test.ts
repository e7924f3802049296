import { expect, test } from "vitest";
import { letterWidth } from "../../src/model/letterWidth.ts";

const widthOf = (text: string) => Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);

test.each([
  ["Smith’s", "Smith's"],
  ["Tất cả", "Tat ca"],
  ["Tất cả".normalize("NFD"), "Tat ca"],
  ["Übér".normalize("NFD"), "Übér"],
])("%s is as wide as %s", (one, other) => expect(widthOf(one)).toBeCloseTo(widthOf(other)));

test.each(["会", "サ", "안", "！", "🚀", "—"])("%s is as wide as it is high", (letter) =>
  expect(letterWidth(letter)).toBe(1),
);
