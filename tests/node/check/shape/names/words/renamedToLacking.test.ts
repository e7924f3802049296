/** An unknown name that a fix renames to a missing field: the field is not told to be missing as well. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";

const ADDRESS = "4th floor, Sample House, Example Road";
const MAP = "https://www.openstreetmap.org/search?query=Ahmedabad";

const isSaid = (end: string) => `rename it to "detail", which is missing, if that is what it says. Else ${end}`;

test.each<[string, Group, string[]]>([
  [
    "certainly, beside a link",
    { text: "Ring twice.", address: ADDRESS, map: MAP },
    ['rename it to "detail".', 'rename it to "href".'],
  ],
  [
    "certainly, beside a mark",
    { text: "Ring twice.", address: ADDRESS, easing: 3 },
    ['rename it to "detail".', "take it out."],
  ],
  [
    "words that could be a text as well",
    { address: ADDRESS, map: MAP },
    [isSaid('take it out, and add "detail" with your own words.'), 'rename it to "href".'],
  ],
  [
    "one of several",
    { address: ADDRESS, floor: "On the fourth floor" },
    [isSaid("take it out."), isSaid("take it out, with the comma before it.")],
  ],
  [
    "none",
    { text: "Ring twice.", where: "Ahmedabad", floor: 4 },
    [
      'add it before the other fields, with the comma and your own words for the three dots: "detail": "…",',
      "take it out.",
      "take it out, with the comma before it.",
    ],
  ],
])("names for a missing field: %s", (_name, fields, fixes) => {
  const boxes: Group[] = [
    { icon: "phone", title: "Phone", detail: "{phone}", href: "tel:{phone}" },
    { icon: "pin", title: "Visit", ...fields },
  ];
  const found = problemsOf({
    "pages/index.json": text(page({ type: "contactDetails", heading: "Ways to reach us", boxes })),
  });
  expect(found.map(({ fix }) => fix)).toEqual(fixes);
});
