/** Sentences in a list where one line belongs: a point parts them, where one begins with a capital letter. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const saidOf = (wrong: Group) => problemsOf({ "pages/index.json": text(page(wrong)) }).map(({ fix }) => fix);

const ONE = "write one text in quotation marks, without [ ]: ";
const CARE = "Monitoring, repairs and managed services";

test.each<[texts: string[], whole: string, orElse?: string]>([
  [[CARE, "For as long as the app is in use"], `${CARE}. For as long as the app is in use`],
  [[CARE, "We stay", "For as long as you like."], `${CARE}. We stay. For as long as you like.`],
  [[`${CARE}.`, "We stay", "For as long as you like it"], `${CARE}. We stay. For as long as you like it.`],
  [
    [CARE, "for as long as it is in use"],
    `${CARE} for as long as it is in use`,
    `${CARE}, for as long as it is in use`,
  ],
  [[`${CARE} for`, "Android and iOS in one"], `${CARE} for Android and iOS in one`],
  [["React Native", "Flutter", "Kotlin"], "React Native, Flutter, Kotlin"],
])("%j", (texts, whole, orElse) => {
  const also = orElse === undefined ? "" : ` If a comma belongs there, write "${orElse}".`;
  expect(saidOf({ ...block("process"), base: { title: "Support", text: texts } } as Group)).toEqual([
    `${ONE}"text": "${whole}".${also}`,
  ]);
});

test("texts that are too long to be named in short are shown as one to paste, so that none is left out", () => {
  const quoteOf = (quote: string[]) =>
    saidOf({
      type: "testimonials",
      heading: "What clients say",
      items: [{ quote, name: "Asha Rao", title: "Founder" }],
    } as unknown as Group);
  const first = "Parents stopped calling the office to ask where the bus is, and our staff got their mornings back.";
  const second = "In the second year we added fees and marks to the app, and did not have to start again for them.";
  expect(quoteOf([first, second])).toEqual([`${ONE}"quote": "${first} ${second}".`]);
  const long = `${first} ${"They liked it. ".repeat(20).trim()}`;
  expect(quoteOf([long, second, long])).toEqual([
    "make one text of all three, one behind the other in one pair of quotation marks, without [ ].",
  ]);
});

test("the last one ends with a point where that of another entry does", () => {
  const cards = [
    { title: "Asha", line: "She knows why.", text: "Kites." },
    { title: "Maya", line: ["She answers all that we ask", "We are glad of it"], text: "Strings." },
  ];
  expect(saidOf({ type: "cardGrid", heading: "Our team", items: cards } as unknown as Group)).toEqual([
    `${ONE}"line": "She answers all that we ask. We are glad of it.".`,
  ]);
});
