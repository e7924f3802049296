/** A list of groups where one belongs: where they have no field in common, they are that group in pieces, and none of them goes. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../../../site.ts";

const ONE = "make one group of them, with one { } around all fields and without [ ]";
const [question] = block("faq")["items"] as Group[];
const hero = (button: Group["button"][]): Group => ({ ...shortHero("A kite"), button: button as Group["button"] });
const faq = (...more: Group["more"][]): Group => ({ ...block("faq"), items: [question!, ...more] as Group["items"] });
const ASK = { label: "Ask us" };
const LONG = "A sentence of some length. ".repeat(20).trim();

test.each<[what: string, block: Group, fix: string]>([
  ["one field each", hero([ASK, { href: "/" }]), `${ONE}: "button": { "label": "Ask us", "href": "/" }.`],
  [
    "nothing in one",
    hero([ASK, { href: "/" }, { icon: null }]),
    `${ONE}: "button": { "label": "Ask us", "href": "/" }.`,
  ],
  [
    "nothing in a field that another has",
    hero([{ ...ASK, href: null }, { href: "/" }]),
    `${ONE}: "button": { "label": "Ask us", "href": "/" }.`,
  ],
  ["a long text", hero([{ label: LONG }, { href: "/" }]), `${ONE}.`],
  [
    "an entry of a list",
    faq([{ question: "Is it free?" }, { answer: "Yes." }]),
    `${ONE}: { "question": "Is it free?", "answer": "Yes." }.`,
  ],
  [
    "several entries",
    faq([{ question: "Is it free?" }, { answer: "Yes." }], [{ question: "Is it far?" }, { answer: "No." }]),
    "make one group of each list, with one { } around all fields and without [ ].",
  ],
  [
    "a field in common",
    hero([
      { ...ASK, href: null },
      { label: "Our prices", href: "/" },
    ]),
    'keep only one of them, without [ ]. Put the other one as a link in "lead": "[Our prices](/)".',
  ],
])("%s", (_, wrong, fix) => {
  expect(problemsOf({ "pages/index.json": text(page(wrong)) }).map((each) => each.fix)).toEqual([fix]);
});
