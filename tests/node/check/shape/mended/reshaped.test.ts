/** A value under a wrong name that is of another type than the right field takes: both are told at once, and no edit makes half of it. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../site.ts";

const { image, lead: __, ...hero } = block("hero");
const { button: ___, ...cta } = block("cta");
const { items: ____, ...faq } = block("faq");
const asButton = (start: string) => `${start}"button": { "label": "Ask us", "href": "/contact" }.`;
const RENAMED = 'rename it to "button", and write it like this: ';

function fixesOf(...blocks: Group[]) {
  const problems = problemsOf({ "pages/index.json": text(page(...blocks)) });
  return problems.filter(({ file }) => file === "pages/index.json").map(({ fix, edit }) => [fix, edit !== undefined]);
}

test.each<[string, Group, string]>([
  ["a link as texts have it", shortIntro({ bouton: "[Ask us](/contact)" }), asButton(RENAMED)],
  ["the same under another word", shortIntro({ cta: "[Ask us](/contact)" }), asButton(RENAMED)],
  ["the same in another language", shortIntro({ knopf: "[Ask us](/contact)" }), asButton(RENAMED)],
  ["the same where the block needs it", { ...cta, knopf: "[Ask us](/contact)" }, asButton(RENAMED)],
  ["two texts in a list", shortIntro({ "button ": ["Ask us", "/contact"] }), asButton(RENAMED)],
  [
    "words alone",
    shortIntro({ buton: "Ask us" }),
    'rename it to "button", and write it like this, with the address of a page (its "route") or of another site for the three dots: "button": { "label": "Ask us", "href": "…" }.',
  ],
  [
    "a picture as texts have it",
    { ...hero, bild: "![Two phones](brand/logo.svg)" },
    'rename it to "image", and write it like this: "image": { "src": "brand/logo.svg", "alt": "Two phones" }.',
  ],
  [
    "a picture by its file",
    { ...hero, imagen: "brand/logo.svg" },
    'rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.',
  ],
  [
    "a group around a text",
    { ...hero, image: image!, leed: { text: "A kite" } },
    'rename it to "lead", and write it as a text, without { }: "lead": "A kite".',
  ],
  [
    "entries under names",
    { ...faq, itens: { "Is it free?": "Yes.", "Is it good?": "It is." } },
    'rename it to "items", and write them in a list: "items": [{ "question": "Is it free?", "answer": "Yes." }, { "question": "Is it good?", "answer": "It is." }].',
  ],
  [
    "a link where the block has its button already",
    { ...cta, button: { label: "Ask us", href: "/contact" }, more: "[The way](/contact)" },
    'take it out, with the comma before it, and write the link at the end of "text": " [The way](/contact).".',
  ],
])("%s", (_, own, fix) => {
  expect(fixesOf(own)).toEqual([[fix, false]]);
});

test("of a value that says nothing, the name alone is told", () => {
  expect(fixesOf(shortIntro({ bouton: 5 }))).toEqual([['rename it to "button".', true]]);
  expect(fixesOf(shortIntro({ bouton: null }))).toEqual([['rename it to "button".', true]]);
});
