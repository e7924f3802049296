/** Values without quotation marks that may be numbers or texts: their place says which of them they are. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../site.ts";

/** What is told of a page in which a field has this value. */
function saidOf(type: string, field: string, written: string): (string | undefined)[][] {
  const whole = text(page(shortHero("A kite"), { ...block(type), [field]: "torn" }));
  const torn = whole.replace('"torn"', written);
  return problemsOf({ "pages/index.json": torn }).map(({ message, fix }) => [message, fix]);
}

const asNumber = (read: string) => `${read} is not a number as JSON has it.`;
const asText = (read: string) => [
  `The text ${read} is not in quotation marks.`,
  `put the whole text in quotation marks: "${read}".`,
];

test.each([
  ["three", [asNumber("three"), "write 3."]],
  ["3+", [asNumber("3+"), "write 3."]],
  ["3.", [asNumber("3."), "write 3 without the point behind it."]],
  ["é", ["é is not a number that can stand there.", "write 2 or 3."]],
  ["4-6", ["4-6 is not a number that can stand there.", "write 2 or 3."]],
  ["twelve", ["twelve is not a number that can stand there.", "write 2 or 3."]],
])("where only a number can stand: %s", (written, said) => {
  expect(saidOf("carousel", "slidesInView", written)).toEqual([said]);
});

test.each(["three", "60+", "40k", "95%", "+25", "25 days", "25'000", "7,5", "1.234,56 €"])(
  "where only a text can stand: %s",
  (written) => {
    expect(saidOf("intro", "heading", written)).toEqual([asText(written)]);
  },
);

test("where nobody knows what can stand, both are told", () => {
  expect(saidOf("intro", "strange", "three")).toEqual([
    [
      "The text three is not in quotation marks.",
      'write 3 if a number belongs here. If it is a text, put the whole text in quotation marks: "three".',
    ],
  ]);
});

test("groups that were passed over for their numbers are no list of nothing", () => {
  const bars = ["torn 1", "torn 2"].map((value, i) => ({ label: `Bar ${i}`, value }));
  const [one, two] = ["one", "two"].map((id) => ({ id, heading: `Part ${id}`, text: "A few words." }));
  const article = { type: "article", sections: [{ ...one, chart: { caption: "Costs", bars } }, two!] };
  const whole = text(page(shortHero("A kite"), article)).replace(
    /\{\s*("label": "Bar \d",)\s*("value": "torn \d")\s*\}/g,
    "{ $1 $2 }",
  );
  const torn = whole.replace('"torn 1"', "2.5k").replace('"torn 2"', "10k");
  expect(problemsOf({ "pages/index.json": torn }).map(({ message }) => message)).toEqual([
    asNumber("2.5k"),
    asNumber("10k"),
  ]);
});

/** What is told of a value, as it is written, of a bar in a chart. */
function inChart(written: string) {
  const bars: Group[] = [
    { label: "Simple", value: "torn", shown: "half" },
    { label: "Large", value: 2 },
  ];
  const [section, ...sections] = block("article")["sections"] as Group[];
  const costs = { type: "article", sections: [{ ...section, chart: { caption: "Costs", bars } }, ...sections] };
  const whole = text(page(shortHero("A kite"), costs)).replace('"torn"', written);
  return problemsOf({ "pages/index.json": whole });
}

test.each([
  ["½", [[asNumber("½"), "write 0.5."]]],
  ["⅓", [[asNumber("⅓"), "write 0.33."]]],
  ["1/2", [[asNumber("1/2"), "write 0.5."]]],
  ["10½", [[asNumber("10½"), "write only the number: 10.5."]]],
  ["2 ½", [[asNumber("2 ½"), "write only the number: 2.5."]]],
])("a part of one in a chart: %s", (written, said) => {
  const saidWith = (value: string) => inChart(value).map(({ message, fix }) => [message, fix]);
  expect(saidWith(written)).toEqual(said);
  const number = /[\d.]+(?=\.$)/.exec(said[0]![1]!)![0];
  expect(saidWith(`"${written}"`).map(([, fix]) => fix)).toEqual([`write only the number: "value": ${number}.`]);
});

test.each([
  ["-½", "write a number that is 0 or more."],
  ["\u2212½", "write a number that is 0 or more."],
  ['"-½"', "write only a number that is 0 or more."],
  ['"\u22125"', "write only a number that is 0 or more."],
  ['"-5 %"', "write only a number that is 0 or more."],
  ['"-5"', "write a number that is 0 or more, without quotation marks."],
])("less than nothing in a chart: %s", (written, fix) => {
  expect(inChart(written).map((told) => told.fix)).toEqual([fix]);
});

test.each(["½", "-½", "10½", "1/2", "24/7"])("no number where only a text can stand: %s", (written) => {
  expect(saidOf("intro", "heading", written)).toEqual([asText(written)]);
});

test("24/7 is no part of one", () => {
  const [told] = problemsOf({ "pages/x.json": '{ "strange": 24/7 }' });
  expect([told!.message, told!.fix]).toEqual(asText("24/7"));
});

test.each([
  ["4-6", [asNumber("4-6"), "write only 4, or 6."]],
  ["lots", [asNumber("lots"), "write a number in its place."]],
  ["ca. 14", [asNumber("ca. 14"), "write 14."]],
  ["nearly 14.5", [asNumber("nearly 14.5"), "write 14.5."]],
  ["ca. 14 or 15", [asNumber("ca. 14 or 15"), "write a number in its place."]],
  ["1 000", ["There is a space inside this number.", "write 1000."]],
])("the length of a bar: %s", (written, said) => {
  const { sections, ...article } = block("article");
  const [first, ...others] = sections as Group[];
  const bars = ["torn", 30].map((value, i) => ({ label: `Bar ${i}`, value }));
  const chart = { caption: "Fees", bars };
  const whole = text(page(shortHero("A kite"), { ...article, sections: [{ ...first, chart }, ...others] }));
  const found = problemsOf({ "pages/index.json": whole.replace('"torn"', written) });
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([said]);
});

test("the name of a shared block alone in the list of blocks", () => {
  const shared = text({ open: [], block: { type: "intro", heading: "More", text: "Words." } });
  const written = text(page(shortHero("A kite"), "words")).replace('"words"', "words");
  const found = problemsOf({ "pages/_shared/words.json": shared, "pages/index.json": written });
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([
    [
      '"words" is the name of a shared block, and a block stands in { }.',
      'write { "type": "shared", "use": "words" } in its place.',
    ],
  ]);
});
