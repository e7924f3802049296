/** Words between the braces of a block or an entry, as a guide shows where something is to stand. */
import { expect, test } from "vitest";
import { block, page, problemsOf, shortIntro, text } from "../../site.ts";

const INTRO = JSON.stringify(shortIntro({}));
const FAQ = JSON.stringify(block("faq"));
const PAGE = text(page(shortIntro({})));
const START = PAGE.slice(0, PAGE.indexOf('"blocks"')).split("\n").length;

/** What is told of a page with these lines between the brackets of its list of blocks, counted from its first line. */
function saidOf(...lines: string[]): string[] {
  const written = PAGE.replace(/"blocks": \[[^]*\]/, () => `"blocks": [\n${lines.join("\n")}\n]`);
  return problemsOf({ "pages/index.json": written }).map(
    ({ line, message, fix }) => `${Number(line) - START}: ${message} ${fix}`,
  );
}

test.each([
  ["before a block", ["{ the block before },", INTRO], 1, " and the comma behind it"],
  ["behind the last one", [`${INTRO},`, "{ the block before }"], 2, " and the comma before it"],
  ["between two, without a comma", [`${INTRO},`, "{ the block before }", FAQ], 2, ""],
])("words %s", (...[, lines, at, comma]) => {
  expect(saidOf(...lines)).toEqual([
    `${at}: Only words stand between this { }, without a name: "the block before". ` +
      `take { the block before } out, with both brackets${comma}. If visitors are to read the words, write them into a text.`,
  ]);
});

test("a name in braces alone, and fields without quotation marks, are told as what they are", () => {
  expect(saidOf(`${INTRO},`, "{company}")[0]).not.toContain("Only words");
  expect(saidOf(`${INTRO},`, '{ type: "faq" }')[0]).toContain("The name type is not in quotation marks.");
});
