/** Numbers as people write them: with signs between their digits, with units, and those that are no numbers to count with. */
import { expect, test } from "vitest";
import { SWITCHES } from "../../../../src/node/check/syntax/numbers/takesTruth.ts";
import { schemas, sentences, settings, text, told, toldOfEach } from "../site.ts";

/** The message and the fix for each of these values. */
function fixes(...values: string[]): string {
  const all = values.map((value) => {
    const found = told({ "pages/x.json": `{\n  "route": "/x",\n  "description": ${value},\n  "title": "X"\n}\n` });
    // Missing properties are reported above it.
    const own = found.split("\n\n").find((each) => !each.includes("[missing-property"))!;
    const [message] = own.split("\n", 1);
    return `${message!.replace(/^\S+ +/, "")} ${/^ +(Fix: .*?) +\[/m.exec(own)?.[1]}`;
  });
  return `\n${all.join("\n")}\n`;
}

test("letters in the place of digits", () => {
  expect(fixes("2O18", "20l8", "1O", "lO", "OO", "1Olo", "5l", "10l")).toMatchInlineSnapshot(`
    "
    2O18 has a letter in the place of a digit: O for 0, or l for 1. Fix: write 2018.
    20l8 has a letter in the place of a digit: O for 0, or l for 1. Fix: write 2018.
    1O has a letter in the place of a digit: O for 0, or l for 1. Fix: write 10.
    The text lO is not in quotation marks. Fix: put the whole text in quotation marks: "lO".
    The text OO is not in quotation marks. Fix: put the whole text in quotation marks: "OO".
    The text 1Olo is not in quotation marks. Fix: put the whole text in quotation marks: "1Olo".
    The text 5l is not in quotation marks. Fix: put the whole text in quotation marks: "5l".
    The text 10l is not in quotation marks. Fix: put the whole text in quotation marks: "10l".
    "
  `);
});

test("signs between the digits, units, and numbers to call", () => {
  expect(
    fixes(
      "25'000",
      "25’000",
      "25_000",
      "1.250.000",
      "25 €",
      "25 days",
      "40k",
      "$40k",
      "$40",
      "$2.5M",
      "$40,000",
      "1st",
      "0x1F",
      "50+",
      "+910000000000",
      "12.03.2024",
    ),
  ).toMatchInlineSnapshot(`
    "
    The text 25'000 is not in quotation marks. Fix: put the whole text in quotation marks: "25'000".
    The text 25’000 is not in quotation marks. Fix: put the whole text in quotation marks: "25’000".
    The text 25_000 is not in quotation marks. Fix: put the whole text in quotation marks: "25_000".
    The text 1.250.000 is not in quotation marks. Fix: put the whole text in quotation marks: "1.250.000".
    The text 25 € is not in quotation marks. Fix: put the whole text in quotation marks: "25 €".
    The text 25 days is not in quotation marks. Fix: put the whole text in quotation marks: "25 days".
    The text 40k is not in quotation marks. Fix: put the whole text in quotation marks: "40k".
    $40k is not a number as JSON has it. Fix: put it in quotation marks: "$40k". Where only a number can stand, write 40, or 40000 where others are not in thousands.
    $40 is not a number as JSON has it. Fix: put it in quotation marks: "$40". Where only a number can stand, write 40.
    $2.5M is not a number as JSON has it. Fix: put it in quotation marks: "$2.5M". Where only a number can stand, write 2.5.
    $40,000 is not a number as JSON has it. Fix: put it in quotation marks: "$40,000". Where only a number can stand, write 40000.
    The text 1st is not in quotation marks. Fix: put the whole text in quotation marks: "1st".
    0x1F is not a number as JSON has it. Fix: write 31, or put it in quotation marks: "0x1F".
    The text 50+ is not in quotation marks. Fix: put the whole text in quotation marks: "50+".
    +910000000000 is not a number as JSON has it. Fix: put it in quotation marks: "+910000000000". There, spaces may stand between its digits.
    The text 12.03.2024 is not in quotation marks. Fix: put the whole text in quotation marks: "12.03.2024".
    "
  `);
});

test("a date is one thing, and where only a year belongs, the year of it", () => {
  const site = (founded: string) => text(settings()).replace('"brand": {', `"brand": { "founded": ${founded},`);
  const years = ["01/04/2018", "1.4.2018", "2018-04-01"].map((date) => told({ "pages/_site.json": site(date) }));
  expect(`${fixes("01/04/2018")}${years.map(sentences).join("")}`).toMatchInlineSnapshot(`
    "
    The text 01/04/2018 is not in quotation marks. Fix: put the whole text in quotation marks: "01/04/2018".

    pages/_site.json:5:25   01/04/2018 is not a number as JSON has it.
        Fix: write only the year: 2018.                              [bad-number]

    pages/_site.json:5:25   1.4.2018 is not a number as JSON has it.
        Fix: write only the year: 2018.                              [bad-number]

    pages/_site.json:5:25   2018-04-01 is not a number as JSON has it.
        Fix: write only the year: 2018.                              [bad-number]
    "
  `);
});

test("wide digits are those of a number", () => {
  expect(fixes("２５", "－２.５", "２５人", "٢٦", "۲۶", "२६")).toMatchInlineSnapshot(`
    "
    The digits of ２５ are wide ones. Fix: write 25, or put it in quotation marks: "25".
    The digits of －２.５ are wide ones. Fix: write -2.5, or put it in quotation marks: "-2.5".
    The text ２５人 is not in quotation marks. Fix: put the whole text in quotation marks: "２５人".
    The digits of ٢٦ are those of another language. Fix: write 26, or put it in quotation marks: "26".
    The digits of ۲۶ are those of another language. Fix: write 26, or put it in quotation marks: "26".
    The digits of २६ are those of another language. Fix: write 26, or put it in quotation marks: "26".
    "
  `);
});

test("marks with no value behind them", () => {
  expect(fixes("-", "+", "-\n", '- "x"', "[-, 1]", "[1, -]", "...")).toMatchInlineSnapshot(`
    "
    "-" is not expected here. Fix: write a value in its place, or take the whole field out, with the comma behind it.
    "+" is not expected here. Fix: write a value in its place, or take the whole field out, with the comma behind it.
    "-" is not expected here. Fix: write a value in its place, or take the whole field out, with the comma behind it.
    "-" is not expected here. Fix: take "-" out.
    "-" is not expected here. Fix: write a value in its place, or take "-" out with the comma behind it.
    "-" is not expected here. Fix: write a value in its place, or take "-" out with the comma before it.
    "..." is not expected here. Fix: write a value in its place, or take the whole field out, with the comma behind it.
    "
  `);
});

test("the text that shows a number has the same comma", () => {
  const figure = (value: string, shown: string) =>
    told({ "pages/x.json": `{\n  "blocks": [{ "value": ${value}, "shown": "${shown}" }],\n  "title": "X"\n}\n` });
  const fixOf = (...both: [string, string]) => /^ +(Fix: .*?) +\[/m.exec(figure(...both))?.[1];
  const texts: [string, string][] = [
    ["2,25", "$2,25k"],
    ["2,250", "$2,250"],
    ["2,25", "two"],
    ["12,5", "12,500"],
    ["2,5", "12,5"],
  ];
  expect(texts.map((both) => fixOf(...both))).toMatchInlineSnapshot(`
    [
      "Fix: write 2.25, with a point. If it is only to be read, put it in quotation marks: "2,25". See whether "shown" should be "$2.25k" as well.",
      "Fix: write 2250. If it is only to be read, put it in quotation marks: "2,250".",
      "Fix: write 2.25, with a point. If it is only to be read, put it in quotation marks: "2,25".",
      "Fix: write 12.5, with a point. If it is only to be read, put it in quotation marks: "12,5".",
      "Fix: write 2.5, with a point. If it is only to be read, put it in quotation marks: "2,5".",
    ]
  `);
});

test("bars with a sign are told together, each with its own number, and what stands between them is told as well", () => {
  const listOf = (list: string, ...values: string[]) =>
    `{\n  "${list}": [\n${values.map((value) => `    { "label": "App", "value": ${value} }`).join(",\n")}\n  ],\n  "title": "X"\n}\n`;
  const bars = (...values: string[]) => listOf("bars", ...values);
  const pages = [
    bars("30%", "20%"),
    bars("30%", "20", "20%", "$50", "9%"),
    bars("5%", "4%", "3%", "2%", "1.5%"),
    bars("1.2.3%", "4%"),
    listOf("figures", "30%", "20%"),
  ];
  expect(sentences(toldOfEach(...pages))).toMatchInlineSnapshot(`
    "

    pages/x.json:3:32   30% is not a number as JSON has it.
        Fix: write 30. If readers are to see "30%", write "value": 30, "shown": "30%". In the same way, write 20 in line 4.   [bad-number]

    pages/x.json:3:32   30% is not a number as JSON has it.
        Fix: write 30. If readers are to see "30%", write "value": 30, "shown": "30%". In the same way, write 20 in line 5 and 9 in line 7.   [bad-number]

    pages/x.json:6:32   $50 is not a number as JSON has it.
        Fix: write only the number: 50. If readers are to see "$50", write "value": 50, "shown": "$50".   [bad-number]

    pages/x.json:3:32   5% is not a number as JSON has it.
        Fix: write 5. If readers are to see "5%", write "value": 5, "shown": "5%". In the same way, write the number without its sign in each of the lines 4, 5, 6 and 7.   [bad-number]

    pages/x.json:3:32   1.2.3% is not a number as JSON has it.
        Fix: put it in quotation marks: "1.2.3%", or write digits with a point, for example 1234.5.   [bad-number]

    pages/x.json:4:32   4% is not a number as JSON has it.
        Fix: write 4. If readers are to see "4%", write "value": 4, "shown": "4%".   [bad-number]

    pages/x.json:3:32   30% is not a number as JSON has it.
        Fix: write 30, or "30%" in quotation marks.                  [bad-number]

    pages/x.json:4:32   20% is not a number as JSON has it.
        Fix: write 20, or "20%" in quotation marks.                  [bad-number]

    "
  `);
});

test("the value of a bar with a sign or a unit, which can be read beside it", () => {
  const bar = (value: string, behind = "", list = "bars") =>
    `{ "blocks": [{ "${list}": [{ "label": "App", "value": ${value}${behind} }] }] }`;
  const fixOf = (...written: [string, string?, string?]) =>
    /^ +(Fix: .*?) +\[/m.exec(told({ "pages/x.json": bar(...written) }))?.[1];
  expect([
    fixOf("$495"),
    fixOf("30%"),
    fixOf("25 days"),
    fixOf("1,250"),
    fixOf("$495", ', "shown": "$495"'),
    fixOf("$40k"),
    fixOf("40k", ', "shown": "$40k"'),
    fixOf("2,5", ', "shown": "2.5"'),
    fixOf("30%", "", "figures"),
  ]).toMatchInlineSnapshot(`
    [
      "Fix: write only the number: 495. If readers are to see "$495", write "value": 495, "shown": "$495".",
      "Fix: write 30. If readers are to see "30%", write "value": 30, "shown": "30%".",
      "Fix: write only the number: 25. If readers are to see "25 days", write "value": 25, "shown": "25 days".",
      "Fix: write 1250, or 1.250 if it is only a little more than 1. If readers are to see "1,250", write "value": 1250, "shown": "1,250".",
      "Fix: write only the number: 495.",
      "Fix: write only the number: 40, or 40000 where others are not in thousands. If readers are to see "$40k", write "value": 40, "shown": "$40k".",
      "Fix: write only the number: 40, or 40000 where others are not in thousands.",
      "Fix: write 2.5, with a point.",
      "Fix: write 30, or "30%" in quotation marks.",
    ]
  `);
});

test("a field that takes only numbers", () => {
  const said = (written: string) => /^ +(Fix: .*?) +\[/m.exec(told({ "pages/x.json": written }))?.[1];
  const bar = (value: string) => `{ "blocks": [{ "bars": [{ "label": "App", "value": ${value} }] }] }`;
  const years = ["02019", "0x7E3", "2019."].map((year) => said(`{ "founded": ${year} }`));
  expect([...years, ...["+90", ".5", "2."].map((value) => said(bar(value)))]).toMatchInlineSnapshot(`
    [
      "Fix: write 2019 without the 0 before it.",
      "Fix: write 2019.",
      "Fix: write 2019 without the point behind it.",
      "Fix: write 90.",
      "Fix: write 0.5.",
      "Fix: write 2 without the point behind it.",
    ]
  `);
});

test("a field that is true or false by its name", () => {
  const said = (value: string) =>
    told({ "pages/x.json": `{\n  "autoplay": ${value},\n  "title": "X"\n}` })
      .split("\n\n")
      .find((each) => !each.includes("-property"))
      ?.replace(/\n.*\n.*\^\n +/, " ");
  expect(["2.5s", "2,5", "25 days", "$40", "slow", "yes", "ture"].map(said)).toMatchInlineSnapshot(`
    [
      "pages/x.json:2:15   "autoplay" can only be true or false. Fix: write true or false.                                    [bad-number]",
      "pages/x.json:2:15   "autoplay" can only be true or false. Fix: write true or false.                                    [bad-number]",
      "pages/x.json:2:15   "autoplay" can only be true or false. Fix: write true or false.                                    [bad-number]",
      "pages/x.json:2:15   "autoplay" can only be true or false. Fix: write true or false.                                    [bad-number]",
      "pages/x.json:2:15   "autoplay" can only be true or false. Fix: write true or false.                                    [unquoted-text]",
      "pages/x.json:2:15   "yes" is no value that JSON has. Fix: write true.                                             [unquoted-text]",
      "pages/x.json:2:15   "ture" is no value that JSON has. Fix: did you mean true?                                      [unquoted-text]",
    ]
  `);
});

test("the names of which every field is true or false", () => {
  const { "generated.schema.json": _, ...written } = schemas;
  const fields = Object.values(written).flatMap((schema) => fieldsIn(schema));
  const others = new Set(fields.flatMap(([name, type]) => (type === "boolean" ? [] : [name])));
  const only = fields.filter(([name, type]) => type === "boolean" && !others.has(name));
  expect(new Set(only.map(([name]) => name))).toEqual(SWITCHES);
});

/** Each field in a schema with its type. */
function fieldsIn(schema: unknown): [name: string, type: unknown][] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> };
  // Conditions repeat some fields without their type.
  const described = Object.entries(properties).filter(([, field]) => "type" in field || "$ref" in field);
  return [
    ...described.map(([name, { type }]): [string, unknown] => [name, type]),
    ...Object.values(schema).flatMap(fieldsIn),
  ];
}
