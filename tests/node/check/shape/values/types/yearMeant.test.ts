/** Dates where a field asks for a year. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text } from "../../../site.ts";

test.each([
  ["01.03.2018", 'write only the year: "founded": 2018.'],
  ["2018-03-01", 'write only the year: "founded": 2018.'],
  ["1 3 2018", 'write only the year: "founded": 2018.'],
  ["2018", "take the quotation marks away: 2018."],
  ["March 2018", 'write only the number: "founded": 2018.'],
  ["01.03.18", 'write it like this: "founded": 2019.'],
  ["2018/2019", 'write it like this: "founded": 2019.'],
])("a year in %j", (founded, fix) => {
  const site = settings();
  site["brand"] = { ...(site["brand"] as Group), founded };
  const found = problemsOf({ "pages/_site.json": text(site) });
  expect(found.map(({ sentence, fix: instead }) => [sentence, instead])).toEqual([
    [`In brand: "founded" should be a whole number, but it is a text: "${founded}".`, fix],
  ]);
});
