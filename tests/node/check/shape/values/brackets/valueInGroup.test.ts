/** A text or a number in a group with remarks on it: what is proposed is what its author wrote. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, settings, shortHero, shortIntro, text } from "../../../site.ts";

const fixesOf = (...blocks: Group[]) => problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ fix }) => fix);

const bar = (fields: Group): Group => {
  const article = block("article");
  const [first, ...others] = article["sections"] as Group[];
  const chart: Group = {
    caption: "Days",
    bars: [
      { label: "iOS", value: 9 },
      { label: "Android", ...fields },
    ],
  };
  return { ...article, sections: [{ ...first!, chart }, ...others] };
};

test("texts with what other programs say of them", () => {
  const words = { rendered: "Tell us who will use it.", protected: false };
  expect(fixesOf(shortIntro({ text: words }))).toEqual([
    'write it as a text, without { }: "text": "Tell us who will use it.".',
  ]);
  const heading = { "@level": "2", "#text": "Three ways to reach us" };
  expect(fixesOf(shortIntro({ heading }))).toEqual([
    'write it as a text, without { }: "heading": "Three ways to reach us".',
  ]);
  const href = { url: "/contact", target: "_self" };
  expect(fixesOf({ ...shortHero("A kite"), button: { label: "Write to us", href } })).toEqual([
    'write it as a text, without { }: "href": "/contact".',
  ]);
});

test("numbers in groups and in words", () => {
  expect(fixesOf(bar({ value: { $numberInt: "3" } }))).toEqual(['write it without { }: "value": 3.']);
  expect(fixesOf(bar({ value: "three", shown: "3 days" }))).toEqual(['write only the number: "value": 3.']);
});

test("lines of an address under names are a list", () => {
  const address = { street: "14 River Lane", zip: 380001, city: "Ahmedabad" };
  const site = { ...settings(), contact: { ...(settings()["contact"] as Group), address } };
  const found = problemsOf({ "pages/index.json": text(page()), "pages/_site.json": text(site) });
  expect(found.map(({ fix }) => fix)).toContain(
    'write them in a list, without the names: "address": ["14 River Lane", "380001", "Ahmedabad"].',
  );
});

test("paragraphs under names are a list", () => {
  const words = { first: "One way is this.", second: "Another way is that." };
  expect(fixesOf(shortIntro({ text: words }))).toEqual([
    'write them in a list, without the names: "text": ["One way is this.", "Another way is that."].',
  ]);
});

test("opening hours keep their days", () => {
  const asText = (shown: string) => [`write it as a text, without { }: ${shown}.`];
  const hours = { "Mon-Fri": "10-18", sat: "10-14", "sunday and holidays": "closed" };
  expect(fixesOf(shortIntro({ text: hours }))).toEqual(
    asText('"text": "Mon-Fri: 10-18\\nSat: 10-14\\nSunday and holidays: closed"'),
  );
  expect(fixesOf(shortIntro({ heading: { Montag: "10-18", So: "zu" } }))).toEqual(
    asText('"heading": "Montag: 10-18, So: zu"'),
  );
  expect(fixesOf(shortIntro({ text: [{ Monday: 10, Tuesday: 11 }] }))).toEqual(asText('"Monday: 10, Tuesday: 11"'));
});

test("a list of paragraphs with nothing in it", () => {
  expect(fixesOf({ ...block("contactDetails"), text: [] })).toEqual([
    'write it like this, with your own words for the three dots: "text": ["…"], or take "text" out.',
  ]);
});

test("entries under the names that they need inside", () => {
  const sections = {
    "First steps": { heading: "First", text: "Sign in." },
    texts: { heading: "Texts", text: "Read." },
  };
  expect(fixesOf({ type: "article", sections })).toEqual([
    'write them in a list: "sections": [{ "id": "first-steps", "heading": "First", "text": "Sign in." }, { "id": "texts", "heading": "Texts", "text": "Read." }].',
  ]);
  const items = { "How long does it take?": { answer: "Ten weeks." }, "How much is it?": { answer: "That depends." } };
  expect(fixesOf({ type: "faq", heading: "Questions", items })).toEqual([
    'write them in a list: "items": [{ "question": "How long does it take?", "answer": "Ten weeks." }, { "question": "How much is it?", "answer": "That depends." }].',
  ]);
});

test("groups in the place of names and of addresses keep the part that is asked for", () => {
  const shared = {
    block: { type: "faq", heading: "Questions", items: block("faq")["items"]! },
    open: [{ heading: "More" }],
  };
  expect(problemsOf({ "pages/_shared/x.json": text(shared) }).map(({ fix }) => fix)).toEqual([
    'write only the name, without { }: "heading".',
  ]);
  const moved = { ...pageAt("/x", shortHero("A kite")), aliases: [{ from: "/old-x", to: "/x" }] };
  expect(problemsOf({ "pages/x.json": text(moved) }).map(({ fix }) => fix)).toEqual([
    'write it as a text, without { }: "/old-x". What is written in its "to" has no place there.',
  ]);
});

test("a name and its value that changed places are written the other way round", () => {
  const items: Group[] = [
    { Children: "title", text: "Five pounds." },
    { title: "Adults", text: "Ten pounds." },
  ];
  const found = problemsOf({ "pages/index.json": text(page({ type: "cardGrid", heading: "Prices", items })) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    '"Children" is not something a card has. write it the other way round: "title": "Children".',
  ]);
});
