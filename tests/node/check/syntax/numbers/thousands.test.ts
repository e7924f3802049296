/** Whether the comma in a number is one of thousands. */
import { expect, test } from "vitest";
import { articleOf, page, problemsOf, text } from "../../site.ts";

/** What to write in the first of these bars. */
function fixWith(bars: readonly string[]): string | undefined {
  const { sections, ...others } = articleOf("What it costs");
  const [{ chart: _, ...first }, ...more] = sections as [{ chart?: unknown }];
  const chart = { caption: "What it costs", bars: "BARS" };
  const plain = text(page({ ...others, sections: [{ ...first, chart }, ...more] }));
  const found = problemsOf({ "pages/index.json": plain.replace('"BARS"', () => `[${bars.join(",\n")}]`) });
  return found.find(({ code }) => code === "bad-number" || code === "wrong-type")?.fix;
}

test.each<[first: string, others: readonly string[], isSure: boolean]>([
  ['"value": 1,120, "shown": "$1,120"', [], true],
  ['"value": 1,120, "shown": "1120 dollars"', [], true],
  ['"value": "1,120", "shown": "$1,120"', [], true],
  ['"value": "$1,120", "label": "Both, for 1,120 dollars"', [], true],
  ['"value": 1,120, "shown": "$1,120.50"', [], false],
  ['"value": 1,120, "shown": "$11,120"', [], false],
  ['"value": 1,120, "label": "Both"', [], false],
  ['"value": 1,120, "label": "Both"', ["950", "800"], true],
  ['"value": 1,120, "label": "Both"', ["950", "3,400"], true],
  ['"value": "1,120", "label": "Both"', ["950", "800"], true],
  ['"value": 1,120, "label": "Both"', ["3,400"], false],
  ['"value": 1,120, "label": "Both"', ["950", "1.5"], false],
  ['"value": 1,120, "label": "Both"', ["950", "2"], false],
])("the comma in %s beside %o is one of thousands: %s", (first, others, isSure) => {
  const bars = [`{ ${first} }`, ...others.map((each) => `{ "label": "App", "value": ${each} }`)];
  expect(fixWith(bars)).toMatch(
    isSure ? /\b1120(?!, or 1\.120)\b/ : /\b1120, or 1\.120 if it is only a little more than 1\b/,
  );
});

test.each([
  ["7,5", "write 7.5, with a point.", "7.5"],
  ["12,5%", "write 12.5, with a point.", "12.5"],
  ["12,5 kg", "write 12.5, with a point.", "12.5"],
  ["$7,5", "write 7.5, with a point.", "7.5"],
  ["1.000,5", "write 1000.5.", "1000.5"],
  ["-1.234,56", "write -1234.56.", "-1234.56"],
  ["1,234.56", "write 1234.56.", "1234.56"],
  ["1.234.567,89 €", "write 1234567.89.", "1234567.89"],
  ["1,000,000", "write 1000000.", "1000000"],
])("the whole number is told, and what readers are to see: %s", (read, fix, value) => {
  expect(fixWith([`{ "label": "App", "value": ${read} }`])).toBe(
    `${fix} If readers are to see "${read}", write "value": ${value}, "shown": "${read}".`,
  );
});

test("a number that nobody can tell, and numbers of two fields", () => {
  for (const read of ["12,03,2024", "0151,23"])
    expect(fixWith([`{ "label": "App", "value": ${read} }`])).toBe(
      `put it in quotation marks: "${read}", or write it with one point.`,
    );
  expect(fixWith(['{ "value": 12,"label": "App" }', '{ "label": "5", "value": 1.5,"shown": "1,5" }'])).toBeUndefined();
});
