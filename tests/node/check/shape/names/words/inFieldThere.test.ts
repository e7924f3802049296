/** A field under another name than the one that it means, which stands there as well: nobody is to lose one of two good texts. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../../../site.ts";

const BUTTON = { label: "Write to us", href: "/" };
const grid = block("portfolioGrid");
const [tile, ...tiles] = grid["items"] as Group[];

test.each<[string, Group, string]>([
  [
    "a list where one is",
    page({ ...shortHero("A kite"), button: BUTTON, buttons: [{ ...BUTTON, label: "Ask us" }] }),
    '"button" is there already, and there is only one. Keep the one that is meant, and call it "button", without [ ] around it.',
  ],
  [
    "a heading of the page",
    { ...page(shortHero("A kite")), heading: "Kites" },
    'take it out, with the comma before it: "title" is there already, and the heading that visitors see is the one of the first block.',
  ],
  [
    "a heading where no text can have the words",
    page({ ...block("testimonials"), title: "Said of us" }),
    '"heading" is there already; keep one of the two, or join the words of both, and call it "heading".',
  ],
  [
    "a heading that says nothing",
    page({ ...block("testimonials"), title: " " }),
    '"heading" is there already; keep one of the two, and call it "heading".',
  ],
  [
    "words of a button",
    page({ ...shortHero("A kite"), button: { ...BUTTON, text: "Call us" } }),
    'take it out, with the comma before it: "label" is there already, so put into it what is to stay. A button has only "label" and "href".',
  ],
  [
    "an address of a button",
    page({ ...shortHero("A kite"), button: { ...BUTTON, link: "/blog" } }),
    'take it out, with the comma before it: "href" is there already, so put into it what is to stay. A button has only "label" and "href".',
  ],
  [
    "words that a longer text can have",
    page({ ...grid, items: [{ ...tile!, caption: "Photo: Ravi Rao" }, ...tiles] }),
    '"title" is there already; keep one of the two, and call it "title", or put these words into "description" as well.',
  ],
])("%s", (_name, whole, fix) => {
  expect(problemsOf({ "pages/index.json": text(whole) }).map((problem) => problem.fix)).toEqual([fix]);
});
