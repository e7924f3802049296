/** Several texts in the place of one, with a sign between them. */
import { expect, test } from "vitest";
import { faultsIn } from "../../../../../src/node/check/syntax/faultsIn.ts";

const only = (sign: string) => `There are several texts here, with "${sign}" between them, but only one belongs here.`;
const change = (sign: string, last: string) =>
  `keep one of them. If "${sign}" stands for a change, keep only the last one: ${last}.`;

const told = (written: string) =>
  faultsIn(`{\n  "route": "/x",\n  ${written},\n  "title": "X"\n}`).told.map(({ message, fix }) => [message, fix]);

test.each<[written: string, message: string, fix: string]>([
  ['"heading": "Old" -> "New"', only("->"), change("->", '"New"')],
  ['"heading": "Old" => "New"', only("=>"), change("=>", '"New"')],
  ['"heading": "Old" --> "New"', only("-->"), change("-->", '"New"')],
  ['"heading": "Old" → "New"', only("→"), change("→", '"New"')],
  ['"heading": "Old" ➡️ "New"', only("➡️"), change("➡️", '"New"')],
  ['"heading": "Old" -> "New" -> "Newest"', only("->"), change("->", '"Newest"')],
  ['"heading": "Old words" -> New words', only("->"), change("->", '"New words"')],
  [
    '"founded": 2019 -> 2020',
    'There are several numbers here, with "->" between them, but only one belongs here.',
    change("->", "2020"),
  ],
  [
    '"points": ["Old" → "New", "Other"]',
    'There are several texts here, with "→" between them.',
    'if all of them belong in the list, write a comma in its place. If "→" stands for a change, keep only the last one: "New".',
  ],
  ['"heading": "One" - "two"', only("-"), 'keep one of them, or make one text of them: "One - two".'],
  ['"heading": "One" > "two"', only(">"), 'keep one of them, or make one text of them: "One > two".'],
  [
    '"heading": "Be found by people" "Be found before your rivals are"',
    "Two texts stand here where one belongs.",
    'keep one of them, or make one text of them: "Be found by people Be found before your rivals are".',
  ],
])("%s", (written, message, fix) => {
  expect(told(written)).toEqual([[message, fix]]);
});

test("no line is shown that lacks one of them", () => {
  const two = (one: string, other: string) => told(`"a": "Old" ${one} "New", "b": "Old" ${other} "Newer"`);
  const both = 'keep one of them. If "->" stands for a change, keep only the last one: ';
  expect(two("->", "->")).toEqual([[only("->"), `${both}"New". Further on in this line: ${both}"Newer".`]]);
});

test("an arrow with nothing behind it, or where a colon belongs", () => {
  expect(told('"heading": "Old" ->')).toEqual([['"->" is not expected here.', 'take "->" out.']]);
  expect(told('"heading" -> "Old"')).toEqual([["There is -> where a colon belongs.", "write : in place of ->."]]);
});

test.each([" -> a - b", " --> a", " → a b ", " -> 1.5"])("many arrows take no time: %s", (arrow) => {
  const start = performance.now();
  told(`"heading": "Old"${arrow.repeat(100)} {`);
  expect(performance.now() - start).toBeLessThan(1000);
});
