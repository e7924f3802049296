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
