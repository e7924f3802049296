/** Entries of a list without their quotation marks, beside others whose comma is missing as well. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../../site.ts";

const stages = [{ title: "Sketch" }, { title: "Show" }].map((stage) => ({ ...stage, points: "POINTS" }));
const WHOLE = text(page(block("hero"), { type: "process", heading: "One", stages })).replace('"POINTS"', '["Test"]');
const toldOf = (points: string) =>
  problemsOf({ "pages/index.json": WHOLE.replace('"POINTS"', () => points) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test.each([
  ["behind a text", '["Draw" plan-it]', "plan-it"],
  ["an address", '["Draw" /plan]', "/plan"],
  ["several words", '["Draw" plan it well]', "plan it well"],
  ["on the next line", '["Draw"\n        plan]', "plan"],
])("%s", (_, points, word) => {
  expect(toldOf(points)).toEqual([
    `A comma is missing before ${word}, and its quotation marks as well. add a comma after "Draw", and write "${word}".`,
  ]);
});

test.each([
  ["a word before a text", '[plan "Draw"]', 'write this line like this: "points": ["plan", "Draw"]'],
  ["an address before a text", '[/plan "Draw"]', 'write this line like this: "points": ["/plan", "Draw"]'],
  ["only the quotation marks are missing", '["Draw", plan]', 'put the whole text in quotation marks: "plan".'],
  [
    "only commas are missing",
    '["Draw" "plan"\n        "build"]',
    'write this line like this: "points": ["Draw", "plan",',
  ],
])("%s", (_, points, fix) => {
  const told = toldOf(points);
  expect(told).toEqual([expect.stringContaining(fix)]);
});
