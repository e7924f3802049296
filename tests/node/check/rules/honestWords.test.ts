/** Texts that may be taken for slips and are none: in other languages, about computers, or as people talk to each other. */
import { describe, expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const codesOf = (written: Group) => problemsOf({ "pages/index.json": text(page(written)) }).map(({ code }) => code);
const inHeading = (heading: string) => codesOf(shortIntro({ heading }));
const inText = (words: string) => codesOf(shortIntro({ text: words }));
const asAlt = (alt: string) => codesOf({ ...block("hero"), image: { src: "brand/logo.svg", alt } });

describe("in a heading or a label", () => {
  test.each([
    "Python: \\U0001F600",
    "«CORREIO DA MANHû",
    "LÃ\u00a0MERINO",
    "【新着】お知らせ",
    "XXX Congreso Nacional de Cirugía",
    "The XXX Olympiad",
    "Super Bowl XXX",
    "Viajes con TODO incluido",
    "Why we never design with lorem ipsum",
    "Would you like me to call you back?",
    "Name/n Ihrer Kinder",
    "Gewünschte Farbe/n",
    "Цена*, срок*",
    "姓名*、电话*",
  ])("%s", (words) => expect(inHeading(words)).toEqual([]));

  test.each([
    ["Was \\U0001F600, is \\u2019", ["letter-code"]],
    ["JÃºlia", ["lost-letter"]],
    ["Over XXX clients", ["placeholder-text"]],
    ["TODO write the second half", ["placeholder-text"]],
    ["Costs €XXX", ["placeholder-text"]],
    ["Viajes con TODO: preguntar", ["placeholder-text"]],
    ["*Цена* сегодня", ["markdown-in-line"]],
  ])("%s is none of them", (words, codes) => expect(inHeading(words)).toEqual(codes));
});

describe("in a text", () => {
  test.each([
    "Press [Enter] to send the form, or <Insert>.",
    "Excel shows `#REF!` when a cell is gone.",
    "Vue writes `{{ first }}` there, and we never write `lorem ipsum dolor`.",
    "Let me know if you need any help.",
    "Great! Here is what happens next: we read your message.",
    "They wrote that it was good [sic] [...] enough.",
    "Press [Ctrl] [C].",
    "\u3000\u3000我们是一家公司。",
  ])("%s", (words) => expect(inText(words)).toEqual([]));

  test.each([
    ["See [our app] [/app] first.", ["broken-markdown-link"]],
    ["See [our app] [app] first.", ["broken-markdown-link"]],
    ["Write to [Your name] [Your city].", ["placeholder-text"]],
    ["Sure! Here is a shorter version: We build apps.", ["chat-words"]],
    ["We build apps. Let me know if you'd like me to make it shorter.", ["chat-words"]],
    ["We build apps. Let me know if you need any other changes!", ["chat-words"]],
    ["We build apps.【4†source】", ["chat-words"]],
    ["Ends at a line.\u2028", ["hidden-character"]],
    ["\ufeffHello.", ["hidden-character"]],
    ["Two points:\\n- One/n- Two", ["broken-line-end"]],
  ])("%s is none of them", (words, codes) => expect(inText(words)).toEqual(codes));
});

test.each([
  ["Screenshot 2: the checkout", []],
  ["Screenshot 1 of the booking app. It shows a calendar with free days.", []],
  ["Screenshot 2025-11-03 at 12.41.07", ["weak-alt"]],
  ["Screenshot_20251103 (1)", ["weak-alt"]],
])("a description: %s", (alt, codes) => expect(asAlt(alt)).toEqual(codes));

test("long texts of the same few signs take no longer than others", () => {
  const many = 200_000;
  const texts = [
    `|${"-".repeat(many)}x`,
    `a ${": -".repeat(many)}`,
    `${"a".repeat(many)} я`,
    `${"-".repeat(many)}\n${" ".repeat(many)}x`,
    `x${" ".repeat(many)}x `,
    `${"字".repeat(many)}/n`,
  ];
  for (const words of texts) expect(inText(words).length).toBeLessThan(2);
  // The parser of Markdown needs long for these.
  expect(inHeading("[a]".repeat(many))).toEqual([]);
});
