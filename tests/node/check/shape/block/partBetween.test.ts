/** An entry, a link or a picture between blocks is told where it belongs. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, shortIntro, text } from "../../site.ts";

const item = { question: "Who are you?", answer: "We are eleven people." };
const link = { label: "Write to us", href: "/" };
const image = { src: "brand/logo.svg", alt: "A red kite above the sea" };
const faq: Group = { type: "faq", heading: "What people ask", items: [{ ...item, question: "Where are you?" }] };
const hero = shortHero("A kite");
const intro = shortIntro({ heading: "Kites" });
const full = { ...intro, button: { label: "Ask us", href: "/" } };

const toEnd = (lines: string) =>
  `move it (lines ${lines}) into the list "items" of the block before it: right behind the } of line 21, with a comma between. Also take out the comma that stood`;

test.each<[string, Group[], string | string[]]>([
  [
    "a question before a faq",
    [hero, item, faq],
    'move it (lines 14 to 17), with the comma behind it, into the list "items" of the block behind it: right before the { of line 22.',
  ],
  ["a question behind a faq", [hero, faq, item], `${toEnd("24 to 27")} before it, in line 23.`],
  [
    "two questions behind a faq",
    [hero, faq, item, { ...item, question: "Why?" }],
    [
      `${toEnd("24 to 27")} before it, in line 23.`,
      `${toEnd("28 to 31").replace("the block before it", 'block 2 (faq "What people ask")')} before it, in line 27.`,
    ],
  ],
  [
    "a question between a faq and another block",
    [hero, faq, item, intro],
    `${toEnd("24 to 27")} behind it, in line 27.`,
  ],
  [
    "a question behind an empty list",
    [hero, { ...faq, items: [] }, item],
    'move it (lines 19 to 22) into the list "items" of the block before it: between the [ and the ] of line 17. Also take out the comma that stood before it, in line 18.',
  ],
  [
    "a question further away",
    [hero, item, intro, faq],
    'move it (lines 14 to 17) into the list "items" of block 4 (faq "What people ask"): right behind the } of line 30, with a comma between. Also take out the comma that stood behind it, in line 17.',
  ],
  [
    "a question where no faq is",
    [hero, item, intro],
    'write it like this, with your own words for the three dots: { "type": "faq", "heading": "…", "items": [{ "question": "Who are you?", "answer": "We are eleven people." }] }.',
  ],
  [
    "a link behind a block without one",
    [hero, intro, link],
    'take it out here, with a comma beside it, and write it into the block before it, right behind its {: "button": { "label": "Write to us", "href": "/" },',
  ],
  [
    "a link between blocks that have one",
    [full, link, { ...full, heading: "Strings" }],
    'move it into a block that can have "button", and write "button": before its {. Such are "carousel", "cta", "hero" or "intro".',
  ],
  [
    "a picture before a block without one",
    [hero, image, block("accordion")],
    'take it out here, with a comma beside it, and write it into the block behind it, right behind its {: "image": { "src": "brand/logo.svg", "alt": "A red kite above the sea" },',
  ],
])("%s", (_name, blocks, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.flatMap((problem) => (problem.code === "missing-type" ? [problem.fix] : []))).toEqual([fix].flat());
});

const { question, answer } = item;
const MISSPELT =
  'move it (lines 14 to 17), with the comma behind it, into the list "items" of the block behind it: right before the { of line 22. Then rename';

test.each<[Group[], string]>([
  [[hero, { qestion: question, answer }, faq], `${MISSPELT} "qestion" to "question".`],
  [[hero, { question, anwser: answer }, faq], `${MISSPELT} "anwser" to "answer".`],
  [
    [hero, { qestion: question, answer }, intro],
    'write it like this, with your own words for the three dots: { "type": "faq", "heading": "…", "items": [{ "question": "Who are you?", "answer": "We are eleven people." }] }.',
  ],
  [
    [hero, intro, { lable: "Write to us", href: "/" }],
    'take it out here, with a comma beside it, and write it into the block before it, right behind its {: "button": { "label": "Write to us", "href": "/" },',
  ],
  [
    [full, { label: "Write to us", herf: "/" }, { ...full, heading: "Strings" }],
    'move it into a block that can have "button", and write "button": before its {. Such are "carousel", "cta", "hero" or "intro". Then rename "herf" to "href".',
  ],
  [
    [hero, { scr: image.src, alt: image.alt }, block("accordion")],
    'take it out here, with a comma beside it, and write it into the block behind it, right behind its {: "image": { "src": "brand/logo.svg", "alt": "A red kite above the sea" },',
  ],
])("with a slip in a name: %j", (blocks, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.flatMap((problem) => (problem.code === "missing-type" ? [problem.fix] : []))).toEqual([fix]);
});

test.each<Group>([
  { headng: "Kites", text: "Of all kinds." },
  { heading: "Kites", lead: "Of all kinds.", imge: image },
  { titel: "Kites", answer: "Of all kinds." },
  { qestion: question, anwser: answer },
])("a block without a type is no such part: %j", (own) => {
  const found = problemsOf({ "pages/index.json": text(page(hero, own, faq)) });
  expect(found.find(({ code }) => code === "missing-type")?.fix).toContain('add "type" with one of');
});
