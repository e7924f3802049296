import { expect, test } from "vitest";
import { type Group, shortHero, toldOf } from "../site.ts";

const CARDS = { type: "cardGrid", heading: "Reasons" };

test("a text that says both fields of a group, with a colon between them", () => {
  const fixes = (...items: string[]) => toldOf({ ...CARDS, items }).match(/Fix: .*?(?=  +\[)/g);
  expect(fixes("Fast: in days", "Cheap: in cents")).toEqual([
    'Fix: write each card like this: { "title": "Fast", "text": "in days" }.',
  ]);
  expect(fixes("Fast: ", "12:30")).toEqual([
    'Fix: write each card like this, with your own words for the three dots: { "title": "Fast: ", "text": "…" }.',
  ]);
  const button = toldOf({ ...shortHero("A kite"), button: "Call us: tel:{phone}" } as Group);
  expect(button).toContain('Fix: write it like this: "button": { "label": "Call us", "href": "tel:{phone}" }.');
});
