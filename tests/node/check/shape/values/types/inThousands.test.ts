/** "7k" as the value of a bar, and points that may separate thousands. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, shortHero, text } from "../../../site.ts";

const EITHER = 'write "value": 7, or 7000 where others are not in thousands, and "shown": "$7k".';

function fixFor(others: readonly Group[], shown: string): string | undefined {
  const bars = [...others, { value: shown }].map((bar, i) => ({ label: `Bar ${i}`, ...bar }));
  const [one, two] = ["one", "two"].map((id) => ({ id, heading: `Part ${id}`, text: "A few words." }));
  const article = { type: "article", sections: [{ ...one, chart: { caption: "Costs", bars } }, two!] };
  const page = text(pageAt("/x", shortHero("A kite"), article as Group));
  return problemsOf({ "pages/x.json": page })
    .find(({ code }) => code === "wrong-type")
    ?.fix?.split(" Without")[0];
}

test("seven thousand are 7 or 7000", () => {
  expect(fixFor([{ value: 500 }], "$7k")).toBe(EITHER);
});

test.each<[others: Group[], fix: string]>([
  [[{ value: 2.5, shown: "$2.5k" }, { value: 10 }], 'write "value": 7, "shown": "$7k".'],
  [[{ value: 2500, shown: "$2.5k" }], 'write "value": 7000, "shown": "$7k".'],
  [
    [
      { value: 2.5, shown: "$2.5k" },
      { value: 3000, shown: "$3k" },
    ],
    EITHER,
  ],
  [[{ value: 40, shown: "about $41k" }], EITHER],
  [[{ value: 12, shown: "12 weeks" }], EITHER],
])("seven thousand beside %j", (others, fix) => {
  expect(fixFor(others, "$7k")).toBe(fix);
});

test.each([
  ["1.200 €", 'write "value": 1200, or 1.200 if it is only a little more than 1, and "shown": "1.200 €".'],
  ["12.345", 'write "value": 12345, or 12.345 if it is only a little more than 12, and "shown": "12.345".'],
  ["0.125", "take the quotation marks away: 0.125."],
  ["12.50 €", 'write "value": 12.50, "shown": "12.50 €".'],
  ["1.2005", "take the quotation marks away: 1.2005."],
])("a point that may separate thousands: %s", (shown, fix) => {
  expect(fixFor([{ value: 500 }], shown)).toBe(fix);
});
