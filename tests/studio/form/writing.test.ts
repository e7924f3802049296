import { expect, test } from "vitest";
import { caretAfter, type Written, writingOf } from "../../../src/studio/form/writing.ts";

test.each<[before: string, after: string, caret: number]>([
  ["One XXtwo", "One two", 4],
  ["One two", "One XXtwo", 6],
  ["", "One", 3],
  ["One", "", 0],
  ["aaa", "aa", 2],
  ["One old two", "One new two", 7],
])("when %j becomes %j the caret is behind the change", (before, after, caret) => {
  expect(caretAfter(before, after)).toBe(caret);
});

const at = (text: string, caret = text.length, words = 0): Written => ({ text, caret, words });

test.each<{ what: string; before: Written; after: Written; isNew: boolean }>([
  { what: "a letter at the caret", before: at("One", 1), after: at("OXne", 2), isNew: false },
  { what: "a letter elsewhere", before: at("One", 1), after: at("OneX", 4), isNew: true },
  { what: "a letter before it", before: at("One", 3), after: at("XOne", 1), isNew: true },
  { what: "a letter taken out before the caret", before: at("One", 2), after: at("Oe", 1), isNew: false },
  { what: "a letter taken out behind the caret", before: at("One", 1), after: at("Oe", 1), isNew: false },
  { what: "a letter taken out elsewhere", before: at("One two", 7), after: at("ne two", 0), isNew: true },
  { what: "words written over", before: at("One two", 7), after: at("One X", 5), isNew: false },
])("whether $what begins a step: $isNew", ({ before, after, isNew }) => {
  expect(writingOf(before, after).isNew).toBe(isNew);
});

test("a step is over after five words", () => {
  const words = "We make apps that work for you ";
  let now = at("");
  const steps: string[] = [];
  for (let length = 1; length <= words.length; length++) {
    const writing = writingOf(now, at(words.slice(0, length)));
    now = writing.now;
    if (writing.isOver) steps.push(now.text);
  }
  expect(steps).toEqual(["We make apps that work "]);
  expect(now.words).toBe(2);
});

test("spaces alone are no words, and taking out begins none", () => {
  expect(writingOf(at("One "), at("One  ")).now.words).toBe(0);
  expect(writingOf(at("One t"), at("One ")).now.words).toBe(0);
});
