/** An entry, a link or a picture between blocks is told where it belongs. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, shortIntro, text } from "../site.ts";

const item = { question: "Who are you?", answer: "We are eleven people." };
const link = { label: "Write to us", href: "/" };
const image = { src: "brand/logo.svg", alt: "A red kite above the sea" };
const faq: Group = { type: "faq", heading: "What people ask", items: [{ ...item, question: "Where are you?" }] };
const hero = shortHero("A kite");
const intro = shortIntro({ heading: "Kites" });
const full = { ...intro, button: { label: "Ask us", href: "/" } };

test.each<[string, Group[], string]>([
  [
    "a question before a faq",
    [hero, item, faq],
    'move it into the list "items" of the block behind it, or add "type".',
  ],
  [
    "a question behind a faq",
    [hero, faq, item],
    'move it into the list "items" of the block before it, or add "type".',
  ],
  [
    "a question further away",
    [hero, item, intro, faq],
    'move it into the list "items" of block 4 (faq "What people ask"), or add "type".',
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
  expect(found.flatMap((problem) => (problem.code === "missing-type" ? [problem.fix] : []))).toEqual([fix]);
});

const { question, answer } = item;
const MISSPELT = 'move it into the list "items" of the block behind it, or add "type". Then rename';

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
