/** Repeated and reserved names in a group. */
import { expect, test } from "vitest";
import { page, problemsOf, text, told } from "../site.ts";

test("names that are written twice or belong to JavaScript", () => {
  const twice = `{\n  "route": "/",\n  "title": "One title",\n  "description": "What is written twice is told, and where the first one stands.",\n  "blocks": [\n    { "type": "cta", "heading": "One", "heading": "Two", "button": { "label": "C", "href": "/", "label": "D" } }\n  ],\n  "title": "The other title"\n}`;
  expect(told({ "pages/index.json": twice })).toMatchInlineSnapshot(`
    "pages/index.json:6:40   "heading" is written twice. The first one is on line 6: "One".
        6 |     { "type": "cta", "heading": "One", "heading": "Two", "button": { "label": "C", "href": "/", "lab…
          |                                        ^^^^^^^^^
        Fix: keep one of the two. Only the last one would be shown.   [duplicate-key]

    pages/index.json:6:97   "label" is written twice. The first one is on line 6: "C".
        6 | …ta", "heading": "One", "heading": "Two", "button": { "label": "C", "href": "/", "label": "D" } }
          |                                                                                  ^^^^^^^
        Fix: keep one of the two. Only the last one would be shown. If you take the last one out, take the comma before it out as well.   [duplicate-key]

    pages/index.json:8:3   "title" is written twice. The first one is on line 3: "One title".
        8 |   "title": "The other title"
          |   ^^^^^^^
        Fix: keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 8 out, take the comma at the end of line 7 out as well.   [duplicate-key]"
  `);
  const escaped = twice
    .replace('"heading": "One"', '"head\\u0069ng": "One"')
    .replace(/,\n  "title": "The other title"/, "");
  expect(problemsOf({ "pages/index.json": escaped }).map(({ code }) => code)).toEqual([
    "duplicate-key",
    "duplicate-key",
  ]);
  const shared = { type: "shared", use: "contact-form", with: { heading: "x" } };
  const reserved = text(page(shared))
    .replace('"heading": "x"', '"__proto__": { "a": 1 }, "constructor": 2')
    .replace('"title"', '"prototype": 1, "title"');
  expect(told({ "pages/index.json": reserved })).toMatchInlineSnapshot(`
    "pages/index.json:3:3   "prototype" cannot be the name of a field.
        3 |   "prototype": 1, "title": "The page under test in short",
          |   ^^^^^^^^^^^
        Fix: take it out, with a comma beside it: no field has this name.   [reserved-name]

    pages/index.json:10:9   "__proto__" cannot be the name of a field.
        10 |         "__proto__": { "a": 1 }, "constructor": 2
           |         ^^^^^^^^^^^
        Fix: take it out, with a comma beside it: no field has this name.   [reserved-name]

    pages/index.json:10:34   "constructor" cannot be the name of a field.
        10 |         "__proto__": { "a": 1 }, "constructor": 2
           |                                  ^^^^^^^^^^^^^
        Fix: take it out, with a comma beside it: no field has this name.   [reserved-name]"
  `);
});

test("two entries of a list that have become one", () => {
  const entry = (question: string) => ({ question, answer: "Yes." });
  const faq = { type: "faq", heading: "Before you write", items: [entry("Is it free?"), entry("Is it good?")] };
  const merged = text(page(faq)).replace(/\s*\},\s*\{(?=\s*"question")/, ",");
  expect(told({ "pages/index.json": merged })).toMatchInlineSnapshot(`
    "pages/index.json:13:11   "question" and "answer" are written twice in one { }, as if two entries of the list had become one.
        13 |           "question": "Is it good?",
           |           ^^^^^^^^^^
        Fix: write }, { in place of the comma at the end of line 12. If they are one, keep one of each: only the last ones would be shown.   [duplicate-key, can be fixed for you]"
  `);
  expect(told({ "pages/index.json": merged.replace(/,\s*"question": "Is it good/, ', "question": "Is it good') }))
    .toMatchInlineSnapshot(`
    "pages/index.json:12:29   "question" and "answer" are written twice in one { }, as if two entries of the list had become one.
        12 |           "answer": "Yes.", "question": "Is it good?",
           |                             ^^^^^^^^^^
        Fix: write }, { in place of the comma before this "question". If they are one, keep one of each: only the last ones would be shown.   [duplicate-key, can be fixed for you]"
  `);
});

test("entries of a list that stand straight in the group which has the list", () => {
  const faq = { type: "faq", heading: "Before you write", question: "Is it free?", answer: "Yes." };
  const second = ', "question": "Is it good?", "answer": "Yes."';
  for (const [times, lines] of [
    [1, "line 10"],
    [2, "lines 10 and 10"],
  ] as const)
    expect(
      problemsOf({ "pages/index.json": text(page(faq)).replace('"Yes."', `"Yes."${second.repeat(times)}`) }),
    ).toEqual([
      expect.objectContaining({
        code: "duplicate-key",
        message: '"question" and "answer" are written twice in one { }, but they are fields of the entries in "items".',
        fix: `write "items": [{ before "question" of line 9, }, { in place of the comma before "question" of ${lines}, and }] behind the last of them.`,
      }),
    ]);
});

test("entries that stand beside the list that they belong to", () => {
  const faq = {
    type: "faq",
    heading: "Before you write",
    items: [{ question: "Why?", answer: "So." }],
    question: "Is it free?",
    answer: "Yes.",
  };
  const again = text(page(faq)).replace(/"Yes."/, '"Yes.", "question": "Is it good?", "answer": "Yes."');
  expect(problemsOf({ "pages/index.json": again }).map(({ fix }) => fix)).toEqual([
    'move them into "items", before the ] of line 14, each with its own { } around it and a comma between two.',
  ]);
});

const PUT =
  'put the file into the folder images/, write the name of one that is there, or take "image" out, with a comma beside it, until you have it.';

test.each<[what: string, second: string, fixes: string[]]>([
  ["is right", '"text": "B"', []],
  [
    "has another type",
    '"text": { "1": "B", "2": "C" }',
    ['write them in a list, without the names: "text": ["B", "C"].'],
  ],
  [
    "has the name of another field",
    '"text": "B", "picture": { "src": "a.webp", "alt": "B" }',
    ['rename it to "image".', PUT],
  ],
  [
    "is there already",
    '"text": "B", "titel": "D"',
    ['"title" is there already; keep one of the two, or join the words of both, and call it "title".'],
  ],
])("of two entries that have become one, what %s in the second is told with it", (_, second, fixes) => {
  const card = (title: string) => ({ title, text: "A" });
  const grid = { type: "cardGrid", heading: "Why us", items: ["One", "Two", "Three"].map(card) };
  const merged = text(page(grid)).replace(
    /"title": "Two",\s*"text": "A"/,
    (first) => `${first}, "title": "Four", ${second}`,
  );
  const [once, ...others] = problemsOf({ "pages/index.json": merged });
  expect(once?.code).toBe("duplicate-key");
  expect(others.map(({ fix }) => fix)).toEqual(fixes);
});

const ENTRIES = ["Web", "Apps", "Words"].map((title) => ({ title, text: `All about ${title}.` }));

/** What is told of a list of entries after a change of its text. */
function toldOfEntries(from: string, to: string): string {
  const grid = { type: "cardGrid", heading: "What we do", items: ENTRIES };
  const problems = problemsOf({ "pages/index.json": text(page(grid)).replace(from, to) });
  return problems.map(({ code, line, message, fix }) => `${line} ${code}: ${message} ${fix}`).join("\n");
}

test.each([
  [
    "a new line below the old one, without a comma between",
    '"title": "Apps",',
    '"title": "Applications"\n          "title": "Apps",',
    '16 duplicate-key: "title" is written twice. The first one is on line 15: "Applications". keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take the last one out, write its comma behind the first one.',
  ],
  [
    "the same at the end of a group",
    '"text": "All about Apps."',
    '"text": "All about Apps."\n          "text": "Apps for all."',
    '17 duplicate-key: "text" is written twice. The first one is on line 16: "All about Apps.". keep one of the two, and take the whole line of the other out. Only the last one would be shown. To show both, write one "text" with a list: ["All about Apps.", "Apps for all."].',
  ],
  [
    "the same line again",
    '"title": "Apps",',
    '"title": "Apps"\n          "title": "Apps",',
    '16 duplicate-key: "title" is written twice. The first one is on line 15. take the first one out: both say the same.',
  ],
  [
    "an empty line below",
    '"title": "Apps",',
    '"title": "Apps"\n          "title": "",',
    '16 duplicate-key: "title" is written twice. The first one is on line 15: "Apps". take this one out, but not the comma behind it: nothing is written in it.',
  ],
  [
    "a text of another entry",
    '"title": "Words"',
    '"title": "Web",\n          "title": "Words"',
    '20 duplicate-key: "title" is written twice. The first one is on line 19: "Web". keep one of the two, and take the whole line of the other out. Only the last one would be shown. Line 11 says "Web" already, so the one to keep is probably "Words".',
  ],
  [
    "the same in the second one, without a comma between",
    '"title": "Words"',
    '"title": "Words"\n          "title": "Web"',
    '20 duplicate-key: "title" is written twice. The first one is on line 19: "Words". keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take the last one out, write its comma behind the first one. Line 11 says "Web" already, so the one to keep is probably "Words".',
  ],
])("%s", (_name, ...[from, to, expected]) => {
  expect(toldOfEntries(from!, to!)).toBe(expected);
});

test.each([
  [
    "at the end of a block",
    '"button": { "label": "Ask us", "href": "/a" },',
    "",
    ' and says "Ask us", this one "Call us". keep one of the two, and take the other out: lines 9 to 12, or lines 13 to 16. Only the last one would be shown. If you take lines 13 to 16 out, take the comma at the end of line 12 out as well.',
  ],
  [
    "before another field",
    '"button": { "label": "Ask us", "href": "/a" },',
    ', "id": "call"',
    ' and says "Ask us", this one "Call us". keep one of the two, and take the other out: lines 9 to 12, or lines 13 to 16. Only the last one would be shown.',
  ],
  [
    "with the same words",
    '"button": { "label": "Call us", "href": "/a" },',
    "",
    ". keep one of the two, and take the other out: lines 9 to 12, or lines 13 to 16.",
  ],
])("a group that is written twice, %s", (_name, ...[first, behind, said]) => {
  const laidOut = (field: string) => field!.replace(/([{,]) (?=")/g, "$1\n        ").replace(/ \}/, "\n      }");
  const block = `{\n      "type": "cta",\n      "heading": "Call us",\n      ${laidOut(first!)}\n      ${laidOut('"button": { "label": "Call us", "href": "/" }')}${behind!.replace(" ", "\n      ")}\n    }`;
  const written = text(page({})).replace("{}", () => block);
  const [problem] = problemsOf({ "pages/index.json": written }).filter(({ code }) => code === "duplicate-key");
  expect(`${problem?.message} ${problem?.fix}`).toContain(
    `"button" is written twice. The first one is on line 9${said}`,
  );
});

const SAME = "By email, phone or Skype, and mostly with the project manager of your app. ";
const LONG = "We settle the rhythm at the start, with hours that suit your time zone. ".repeat(6).trim();

test.each<[what: string, both: [string, string], fix: string]>([
  [
    "with a sentence more each",
    [`${SAME}Every Friday you get a page.`, `${SAME}If a call is cancelled, we say so.`],
    'They begin alike: the first one goes on with "Every Friday you get a page.", the other one with "If a call is cancelled, we say so.". To show all of it, keep the first one, and write at its end: " If a call is cancelled, we say so.".',
  ],
  [
    "that part within a sentence",
    [`${SAME}We write every Friday.`, `${SAME}We write every Monday.`],
    `They begin alike: the first one goes on with "Friday.", the other one with "Monday.". To show both, write one "answer" with a list: ["${SAME}We write every Friday.", "${SAME}We write every Monday."].`,
  ],
  [
    "that are too long to be shown",
    [`Ask us. ${LONG}`, `Call us. ${LONG}`],
    'To show both, write one "answer" with both texts in a list: [ before the first one, a comma between the two, and ] behind the other.',
  ],
])("two long texts of one name %s", (_what, [one, other], fix) => {
  const items = [{ question: "How do we talk?", answer: one, more: other }];
  const source = text(page({ type: "faq", heading: "Questions", items })).replace('"more"', '"answer"');
  const keep =
    "keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 13 out, take the comma at the end of line 12 out as well.";
  expect(problemsOf({ "pages/index.json": source }).map((problem) => problem.fix)).toEqual([`${keep} ${fix}`]);
});

test("of a value whose line could not be read nobody says that nothing is written in it", () => {
  const items = [{ question: "One?", answer: "FIRST" }];
  const cut = `"Yes, of one kind. {
          question: "Two?",
          "answer": "On some."
        }, For pages that people find it is the better tool."`;
  const written = text(page({ type: "faq", heading: "Questions", items })).replace('"FIRST"', cut);
  const twice = problemsOf({ "pages/index.json": written }).filter(({ code }) => code === "duplicate-key");
  expect(twice.map(({ fix }) => fix)).toContain(
    "put what is wrong beside it right first. Then keep one of the two: only the last one would be shown.",
  );
  expect(twice.map(({ fix }) => fix).join()).not.toContain("nothing is written");
});
