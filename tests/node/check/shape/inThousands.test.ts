/** "7k" as the value of a bar: the bars beside it say whether that is 7 or 7000. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, shortHero, text } from "../site.ts";

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

test.each<[string, Group[], string]>([
  [
    "a smaller number in thousands",
    [
      { value: 0.5, shown: "$500" },
      { value: 3, shown: "$3k" },
    ],
    'write "value": 7, "shown": "$7k".',
  ],
  ["one with a point", [{ value: 3.5, shown: "$3.5 k a year" }], 'write "value": 7, "shown": "$7k".'],
  ["numbers that are written out", [{ value: 500, shown: "$500" }], 'write "value": 7000, "shown": "$7k".'],
  [
    "a number that is written out and read in thousands",
    [{ value: 3000, shown: "$3k" }],
    'write "value": 7000, "shown": "$7k".',
  ],
  ["a large number without words", [{ value: 2000 }], 'write "value": 7000, "shown": "$7k".'],
  ["small numbers without words", [{ value: 5 }, { value: 40 }], EITHER],
  [
    "others that say both",
    [
      { value: 3, shown: "$3k" },
      { value: 500, shown: "$500" },
    ],
    EITHER,
  ],
  [
    "words that say something else",
    [
      { value: 3, shown: "three" },
      { value: 0, shown: "0" },
    ],
    EITHER,
  ],
  ["others with the same mistake", [{ value: "$2.5k" }, { value: "35 k" }], 'write "value": 2.5, "shown": "$2.5k".'],
  [
    "others of which one is not in thousands",
    [{ value: "$2.5k" }, { value: "$500" }],
    'write "value": 2500, "shown": "$2.5k".',
  ],
  ["nothing", [], 'write "value": 7, "shown": "$7k".'],
])("beside %s", (_, others, fix) => {
  expect(fixFor(others, "$7k")).toBe(fix);
});

test("with a point in it", () => {
  expect(fixFor([{ value: 2000 }], "$1.005k")).toBe('write "value": 1005, "shown": "$1.005k".');
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
