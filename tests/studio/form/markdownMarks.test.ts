import { expect, test } from "vitest";
import { type Mark, marked } from "../../../src/studio/form/markdownMarks.ts";

/** The text with what is selected in square brackets of its own kind. */
function shown(text: string, mark: Mark, link?: string): string {
  const start = text.indexOf("<");
  const end = text.indexOf(">") - 1;
  const after = marked({ text: text.replace("<", "").replace(">", ""), start, end }, mark, link);
  return `${after.text.slice(0, after.start)}<${after.text.slice(after.start, after.end)}>${after.text.slice(after.end)}`;
}

test.each<[mark: Mark, from: string, to: string]>([
  ["bold", "We <reply> soon", "We **<reply>** soon"],
  ["bold", "We **<reply>** soon", "We <reply> soon"],
  ["bold", "We< reply >soon", "We **<reply>** soon"],
  ["italic", "We <reply> soon", "We *<reply>* soon"],
  ["italic", "We *<reply>* soon", "We <reply> soon"],
  ["italic", "We **<reply>** soon", "We ***<reply>*** soon"],
  ["italic", "We ***<reply>*** soon", "We **<reply>** soon"],
  ["list", "One\n<Two\nThree>\nFour", "One\n<- Two\n- Three>\nFour"],
  ["list", "<- Two\n- Three>", "<Two\nThree>"],
  ["list", "<>", "<- >"],
])("%s: %j becomes %j", (mark, from, to) => {
  expect(shown(from, mark)).toBe(to);
});

test("a link gets the words that are selected, or some to be written over", () => {
  expect(shown("See <our work>.", "link", "/portfolio")).toBe("See [<our work>](/portfolio).");
  expect(shown("See <>.", "link", "/portfolio")).toBe("See [<words>](/portfolio).");
});
