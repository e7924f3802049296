/** Entries of a list that were copied, and of which only a part was changed. */
import { expect, test } from "vitest";
import { codesOf, type Group, page, problemsOf, shortHero, shortIntro, text, toldOf } from "../site.ts";

const cards = (...items: Group[]): Group => ({ type: "cardGrid", heading: "Our team", items });
const card = (title: string, more: Group = {}): Group => ({ title, text: `What ${title} does.`, ...more });
const picture = (src: string, alt: string) => ({ image: { src, alt } });

test("two entries with the same title", () => {
  expect(toldOf(shortHero("A kite"), cards(card("Asha"), card("Ravi"), card("Asha", { text: "Other words." }))))
    .toMatchInlineSnapshot(`
    "pages/index.json:27:20   In block 2 (cardGrid "Our team") > items: card 3 has the same "title" as card 1: "Asha".
        27 |           "title": "Asha",
           |                    ^^^^^^
        Fix: write another "title" here or in card 1, or take one of the two out.   [repeated-title, a warning]"
  `);
  const questions = ["One.", "Two."].map((answer) => ({ question: "How long does it take?", answer }));
  expect(codesOf(shortHero("A kite"), { type: "faq", heading: "Questions", items: questions })).toHaveLength(1);
});

test("two sections of an article with the same heading", () => {
  const sections = (...texts: string[]) =>
    texts.map((words, i) => ({ id: `part-${i}`, heading: "How a morning goes", text: words }));
  expect(codesOf(shortHero("A kite"), { type: "article", sections: sections("So.", "And so.") })).toEqual([
    "repeated-title",
  ]);
});

test.each<[string, Group, [own: string, second: string]]>([
  ["title", cards(card("Asha"), card("Ravi", { text: "Other words." })), ['"title": "Ravi"', '"title": "Asha"']],
  [
    "alt",
    cards(
      card("Asha", picture("people/testimonial-1.webp", "Asha at her desk")),
      card("Ravi", picture("people/testimonial-2.webp", "Ravi on a hill")),
    ),
    ['"alt": "Ravi on a hill"', '"alt": "Asha at her desk"'],
  ],
])("a second %s in the same group is told once", (_, own, [first, second]) => {
  const whole = text(page(shortHero("A kite"), own));
  const codes = problemsOf({ "pages/index.json": whole.replace(first, `${first}, ${second}`) }).map(({ code }) => code);
  expect(codes).toEqual(["duplicate-key"]);
});

test("another line of words tells them apart", () => {
  expect(
    codesOf(shortHero("A kite"), cards(card("Design", { line: "Asha" }), card("Design", { line: "Ravi" }))),
  ).toEqual([]);
  const figures = ["5+", "50+"].map((value) => ({ value, label: "years" }));
  expect(codesOf(shortHero("A kite"), shortIntro({ figures }))).toEqual([]);
});

test("an entry that is the same as another one is told as such", () => {
  expect(codesOf(shortHero("A kite"), cards(card("Asha"), card("Asha")))).toEqual(["repeated-content"]);
});

test("two pictures with the same description", () => {
  const alt = "Asha at her desk, drawing";
  const both = (src: string, words = alt) =>
    cards(card("Asha", picture("people/testimonial-1.webp", words)), card("Ravi", picture(src, words)));
  expect(toldOf(shortHero("A kite"), both("people/testimonial-2.webp"))).toMatchInlineSnapshot(`
    "pages/index.json:31:20   In block 2 (cardGrid "Our team") > card 2 > image: the picture of card 1 has the same description, and is another one.
        31 |             "alt": "Asha at her desk, drawing"
           |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write what this picture shows.                          [repeated-alt, a warning]"
  `);
  expect(codesOf(shortHero("A kite"), both("people/testimonial-2.webp", "Portfolio image 8"))).toEqual([
    "repeated-alt",
  ]);
  expect(codesOf(shortHero("A kite"), both("people/testimonial-1.webp"))).toEqual([]);
  expect(codesOf(shortHero("A kite"), both("people/testimonial-2.webp", "Drawn portrait"))).toEqual([]);
  expect(codesOf(shortHero("A kite"), both("brand/logo.svg"))).toEqual([]);
  expect(codesOf(shortHero("A kite"), both("people/testimonial-2.webp", "The logo of our client"))).toEqual([]);
});
