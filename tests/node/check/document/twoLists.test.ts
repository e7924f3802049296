/** A field that is written twice: lists that are one list in two parts, and one of two that says nothing of its own. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, shortHero, shortIntro, text } from "../site.ts";

const FIRST = { question: "When?", answer: "Soon." };
const SECOND = { question: "Where?", answer: "Here." };
const ITEMS = '"items": [';

/** A faq with lists of these under one name. */
function faqWith(...lists: string[]): string {
  const faq = { type: "faq", heading: "Questions", items: "LISTS" };
  const whole = text(page(shortHero("A kite"), faq));
  return whole.replace('"items": "LISTS"', lists.join(",\n      "));
}

const listOf = (...entries: Group[]) => `${ITEMS}\n${entries.map((each) => JSON.stringify(each)).join(",\n")}\n]`;
const saidOf = (file: string) => problemsOf({ "pages/index.json": file }).map(({ line, fix }) => `${line}: ${fix}`);

const WHOLE = "If one of the two is to go, take it out whole, with a comma beside it.";
const together = (close: string, start: string) =>
  `only the last one would be shown. To show the entries of both, take ${close} and "items": [${start} out, and leave the comma between them. ${WHOLE}`;

test.each<[what: string, lists: string[], said: string[]]>([
  ["of different things", [listOf(FIRST), listOf(SECOND)], [`20: ${together("the ] of line 19", " of line 20")}`]],
  ["on one line", [`${listOf(FIRST)}, ${listOf(SECOND)}`], [`19: ${together('the ] before this "items"', "")}`]],
  [
    "behind another bracket",
    [`${ITEMS}{ "question": "When?", "answer": ["Soon.", "Very soon."] }]`, listOf(SECOND)],
    [`18: ${together("the last ] of line 17", " of line 18")}`],
  ],
  [
    "with a mistake in each",
    [listOf({ ...FIRST, pictogram: "x" }), listOf({ ...SECOND, colour: "x" })],
    [
      "18: take it out, with the comma before it.",
      `20: ${together("the ] of line 19", " of line 20")}`,
      "21: take it out, with the comma before it: colours come from the design.",
    ],
  ],
  [
    "with another field between them",
    [listOf(FIRST), '"id": "kites"', listOf(SECOND)],
    [
      '21: only the last one would be shown. To show the entries of both, move those of this one into the first one, behind its last entry and a comma, and take "items": [ ] out here, with a comma beside it.',
    ],
  ],
  [
    "that are equal",
    [listOf(FIRST), listOf(FIRST)],
    ["20: take the first one out, with the comma behind it: both say the same."],
  ],
  [
    "of which the first has more",
    [listOf(FIRST, SECOND), listOf(FIRST)],
    ["21: take this one out, with the comma before it: all that is in it stands in the other one as well."],
  ],
  [
    "of which the second has more, and a mistake in it",
    [listOf(FIRST), listOf(FIRST, { ...SECOND, colour: "x" })],
    [
      "20: take the first one out, with the comma behind it: all that is in it stands in the other one as well.",
      "22: take it out, with the comma before it: colours come from the design.",
    ],
  ],
  [
    "of which one is empty",
    [`${ITEMS}]`, listOf(FIRST)],
    ["18: take the first one out, with the comma behind it: nothing is written in it."],
  ],
  [
    "with an entry in common",
    [listOf(FIRST, SECOND), listOf(FIRST, { ...SECOND, answer: "There." })],
    [
      '21: keep one of the two, and take the other out: lines 17 to 20, or lines 21 to 24. Only the last one would be shown. If you take lines 21 to 24 out, take the comma at the end of line 20 out as well. To show both, write the entries of both into one list: "items": [ … ].',
    ],
  ],
])("two lists %s", (_, lists, said) => {
  expect(saidOf(faqWith(...lists))).toEqual(said);
});

test("two lists of blocks, with a link from the first to the second", () => {
  const link = shortIntro({ button: { label: "Ask us", href: "#questions" } });
  const both = text(page(link, { ...block("faq"), id: "questions" })).replace(
    /\},\n    \{\n {6}"type": "faq"/,
    '}\n  ],\n  "blocks": [\n    {\n      "type": "faq"',
  );
  expect(saidOf(both)).toEqual([
    `16: only the last one would be shown. To show the entries of both, take the ] of line 15 and "blocks": [ of line 16 out, and leave the comma between them. ${WHOLE}`,
  ]);
});

test.each([
  ["", "A few words.", "take the first one out, with the comma behind it: nothing is written in it."],
  ["A few words.", " ", "take this one out, with the comma before it: nothing is written in it."],
  ["EXAMPLE", "A few words.", "take the first one out, with the comma behind it: it is the text of an example."],
  ["A few words.", "EXAMPLE", "take this one out, with the comma before it: it is the text of an example."],
])('two texts, "%s" and "%s"', (one, other, said) => {
  const { lead } = block("hero");
  const [first, second] = [one, other].map((each) => JSON.stringify(each === "EXAMPLE" ? lead : each));
  const hero = text(
    pageAt("/", { type: "hero", heading: "Kites", image: shortHero("A kite")["image"]!, lead: "TEXTS" }),
  );
  const problems = problemsOf({ "pages/index.json": hero.replace('"TEXTS"', `${first},\n      "lead": ${second}`) });
  expect(problems.flatMap(({ code, fix }) => (code === "duplicate-key" ? [fix] : []))).toEqual([said]);
});

test.each<[what: string, both: [string[], string[]], isNewer: boolean]>([
  [
    "in other forms of the words",
    [
      ["Wireframing each screen", "Designing it"],
      ["Wireframes", "Design"],
    ],
    true,
  ],
  [
    "that begin alike",
    [
      ["Blueprint structure", "Sketches"],
      ["Blueprint of all screens", "Tests"],
    ],
    true,
  ],
  [
    "of other things",
    [
      ["Wireframes", "Design"],
      ["Tests", "Build"],
    ],
    false,
  ],
])("two lists of texts %s", (_, both, isNewer) => {
  const process = block("process");
  const stages = process["stages"] as Group[];
  const whole = text(page(shortHero("A kite"), { ...process, stages: [{ title: "One", points: "LISTS" }, ...stages] }));
  const lists = both.map((list) => `"points": ${JSON.stringify(list)}`).join(",\n          ");
  const [said] = saidOf(whole.replace('"points": "LISTS"', lists));
  const keep =
    "keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 21 out, take the comma at the end of line 20 out as well.";
  const rename = ' If one of them belongs in "phonePoints", give it that name.';
  if (isNewer) expect(said).toBe(`21: ${keep}${rename}`);
  else expect(said).toMatch(new RegExp(`: only the last one would be shown. To show .* a comma beside it.${rename}$`));
});

test("the other name is not free where it is there", () => {
  const lists = (last: string) => `"points": ["Design"],\n"points": ["Designs"]${last}`;
  const saidWith = (last: string) =>
    saidOf(
      text(
        page(shortHero("A kite"), { ...block("process"), stages: ["LISTS", { title: "Two", points: ["A"] }] }),
      ).replace('"LISTS"', `{ "title": "One", ${lists(last)} }`),
    ).join();
  expect(saidWith("")).toContain("phonePoints");
  expect(saidWith(', "phonePoints": ["Draw"]')).not.toContain("phonePoints");
});

test("newer questions under an older name", () => {
  const [older, newer] = [
    listOf({ question: "What does it cost?", answer: "A." }),
    listOf({ question: "What do they cost?", answer: "B." }),
  ];
  expect(saidOf(faqWith(older, newer))[0]).toContain("only the last one would be shown. To show");
  const tests = [
    listOf({ question: "Who tests it?", answer: "A." }),
    listOf({ question: "Who tested it?", answer: "B." }),
  ];
  expect(saidOf(faqWith(...tests))[0]).toContain(
    "keep one of the two, and take the other out: lines 17 to 19, or lines 20 to 22. Only",
  );
});
