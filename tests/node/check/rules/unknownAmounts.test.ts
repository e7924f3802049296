/** Signs in place of a number that was not known yet, and what a program writes for one. */
import { expect, test } from "vitest";
import { inPlaceOf } from "../inPlaceOf.ts";
import { foundIn, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["It costs ??? euros.", "???"],
  ["It takes about ?? weeks.", "??"],
  ["From $?? a month.", "$??"],
  ["It costs $XX,XXX a year.", "$XX,XXX"],
  ["From €XX.", "€XX"],
  ["From €XX", "€XX"],
  ["From $ XX", "$ XX"],
  ["From XX $ on", "XX"],
  ["From XX$ on", "XX"],
  ["$X,XXX.XX a month", "$X,XXX.XX"],
  ["It costs XX,XXX € a year.", "XX,XXX"],
  ["We were XX% faster.", "XX"],
  ["We have XX+ clients.", "XX+"],
  ["We open on XX/XX/2027.", "XX/XX/2027"],
  ["We open on XX.XX.20XX.", "XX.XX.20XX"],
  ["Call us at XXX-XXX.", "XXX-XXX"],
  ["Call us at XXX-XXX-XXXX.", "XXX-XXX-XXXX"],
  ["For XX years we have built kites.", "XX"],
])("%s", (words, found) => {
  expect(foundIn(words)).toEqual([
    ["placeholder-text", `"${found}" looks like words that are still to be written.`, inPlaceOf(found)],
  ]);
  expect(inFigure(words)).toEqual(["placeholder-text"]);
});

test("the value of a figure", () => {
  expect(inFigure("XX+")).toEqual(["placeholder-text"]);
  expect(inFigure("XX%")).toEqual(["placeholder-text"]);
});

/** The fix where nothing else is in the text. */
const ALL = "write the real words, or take it out.";

test.each([
  ["The price is NaN euros.", "NaN"],
  ["NaN% of all.", "NaN"],
  ["The price is $NaN.", "$NaN"],
  ["The price is $undefined.", "$undefined"],
  ["Dear undefined, welcome.", "undefined"],
  ["Written by undefined undefined", "undefined undefined"],
  ["Written by null null", "null null"],
  ["We have undefined years of experience.", "undefined"],
  ["We are undefined people.", "undefined"],
  ["Prices from null euros.", "null"],
  ["More than undefined clients.", "undefined"],
  ["Hello null, welcome.", "null"],
  ["Call us at undefined.", "undefined"],
  ["PLEASE SELECT: TWO DISTINCT LANGUAGES", "PLEASE SELECT: TWO DISTINCT LANGUAGES", ALL],
  ["In business since null", "null"],
  ["© undefined", "undefined", ALL],
  ["Our team | undefined", "undefined"],
  ["undefined | Kitestep", "undefined"],
])("%s", (words, found, fix = inPlaceOf(found)) =>
  expect(foundIn(words)).toEqual([
    ["placeholder-text", `"${found}" is what a program writes where it had nothing to show.`, fix],
  ]),
);

test.each([
  "We have built undefined apps.",
  "An undefined scope costs money.",
  "A list of undefined users, and what null users are.",
  "From undefined to null: types in JavaScript",
  "We have null values and undefined states.",
  "Since null, undefined and NaN are values, we test for all.",
  "What is null? What is undefined?",
  "Null and void since 1920, annulled.",
  "NaN values are lost, and in JavaScript NaN is a number.",
  "Compare it with $null in PowerShell.",
  "Das kostet null €.",
  "If you pay $X, we add X% of Y.",
  "Im XX. Jahrhundert, or in the XX century.",
  "Sizes X, XX and XXX.",
  "It is of the kind XX/XY, XX-XL or XX.X.",
  "Women have XX chromosomes.",
  "Really??? Yes.",
  "Vous cherchez quoi ??? Nous avons tout.",
  "Who? When?? Days go by.",
])("%s is fine", (words) => {
  expect(foundIn(words)).toEqual([]);
  expect(inFigure(words)).toEqual([]);
});

function inFigure(value: string): string[] {
  const figures = [
    { value, label: "in all" },
    { value: "1", label: "in the region" },
  ];
  return problemsOf({ "pages/index.json": text(page(shortIntro({ figures }))) }).map(({ code }) => code);
}
