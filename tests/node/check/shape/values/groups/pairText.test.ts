import { expect, test } from "vitest";
import { type Group, shortHero, toldOf } from "../../../site.ts";

const CARDS = { type: "cardGrid", heading: "Reasons" };

test("a text that says both fields of a group, with a colon between them", () => {
  const fixes = (...items: string[]) => toldOf({ ...CARDS, items }).match(/Fix: .*?(?=  +\[)/g);
  expect(fixes("Fast: in days", "Cheap: in cents")).toEqual([
    'Fix: write each card in the same [ ] like this: { "title": "Fast", "text": "in days" }.',
  ]);
  expect(fixes("Fast: ", "12:30")).toEqual([
    'Fix: write each card in the same [ ] like this, with your own words for the three dots: { "title": "Fast: ", "text": "…" }.',
  ]);
  const button = toldOf({ ...shortHero("A kite"), button: "Call us: tel:{phone}" } as Group);
  expect(button).toContain('Fix: write it like this: "button": { "label": "Call us", "href": "tel:{phone}" }.');
});

test.each<[string | string[], string]>([
  ["Call us now: {phone}", '{ "label": "Call us now: {phone}", "href": "tel:{phone}" }'],
  ["Call {phone} today", '{ "label": "Call {phone} today", "href": "tel:{phone}" }'],
  ["Write to {email}", '{ "label": "Write to {email}", "href": "mailto:{email}" }'],
  ["{email}", '{ "label": "{email}", "href": "mailto:{email}" }'],
  ["Call us: +91 79 4000 1234", '{ "label": "Call us: +91 79 4000 1234", "href": "tel:+917940001234" }'],
  ["Mail: us@them.example", '{ "label": "Mail: us@them.example", "href": "mailto:us@them.example" }'],
  ["Contact: /contact", '{ "label": "Contact", "href": "/contact" }'],
  [["Call us", "{phone}"], '{ "label": "Call us", "href": "tel:{phone}" }'],
  ["Call us | {phone}", '{ "label": "Call us", "href": "tel:{phone}" }'],
  // No address for these is known.
  ["Call {phone} or write to {email}", '{ "label": "Call {phone} or write to {email}", "href": "…" }'],
  ["Skype: {skype}", '{ "label": "Skype: {skype}", "href": "…" }'],
  ["Our office: {city}", '{ "label": "Our office: {city}", "href": "…" }'],
])("a button with a number or an address in its words: %j", (button, shown) => {
  expect(toldOf({ ...shortHero("A kite"), button } as Group)).toContain(`: "button": ${shown}.`);
});
