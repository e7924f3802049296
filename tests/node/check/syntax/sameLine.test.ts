/** Beside a slip of punctuation, in the same line, a name or a value is wrong as well. */
import { expect, test } from "vitest";
import { block, problemsOf } from "../site.ts";

const HEAD = [
  "{",
  '  "route": "/x",',
  '  "title": "A page with slips of two kinds",',
  '  "description": "A page in which a comma is missing, and in which a name is misspelt and a link leads nowhere.",',
];

const codesOf = (line: string) =>
  problemsOf({ "pages/x.json": `${[...HEAD, line, "}"].join("\n")}\n` }).map(({ code }) => code);

test("what is read as it is written is told as well", () => {
  const hero = `  "blocks": [${JSON.stringify({ ...block("hero"), ground: "cobolt" })}]`;
  expect(codesOf(hero.replace('"heading"', '"headng"').replace('"cobolt"', "True"))).toEqual([
    "unknown-property",
    "capital-letter",
  ]);
  expect(codesOf(hero.replace('"cobolt"', "“cobolt”"))).toEqual(["curly-quotes", "unknown-option"]);
  expect(codesOf(hero.replace(/\}\]$/, ",}]"))).toEqual(["unknown-option", "trailing-comma"]);
});

test("what is not read as it is written waits until that is put right", () => {
  // The words for the slip show the name as it is, and who follows them would write it again.
  expect(codesOf('  "blocks": [{ "type": "intro", headng: "Hello", "text": "Words." }]')).toEqual(["unquoted-name"]);
  expect(codesOf('  "blocks": [{ “type”: "intro", "headng": "Hello", text: "Words.", }]')).toEqual(["curly-quotes"]);
  expect(codesOf('  "blocks": [{ "type": "intro", "headng": "Hello "you" all", "text": "Words." }]')).toEqual([
    "quote-in-text",
  ]);
});
