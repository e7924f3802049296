/** Values as chat programs, spreadsheets, chart libraries and other programs for content write them. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, shortIntro, text } from "../../../site.ts";

const tiles = block("portfolioGrid")["items"] as Group[];
const [category] = tiles.map((tile) => String(tile["category"]));
const { sections, ...body } = block("article");
const [first, ...others] = sections as Group[];
const chart = { caption: "Prices", labels: ["Small", "Large"], bars: [2.5, 10] };

test.each<[string, Group, string]>([
  [
    "the words of a line in a list, as another entry has them",
    { ...block("portfolioGrid"), items: [...tiles, { ...tiles[0]!, category: category!.split(" ") }] },
    `write one text in quotation marks, without [ ]: "category": "${category}".`,
  ],
  [
    "HTML in a group",
    shortIntro({ text: { rendered: "<p>One of them.</p><p>Another one.</p>" } }),
    'write it as a text, without { }: "text": ["One of them.", "Another one."].',
  ],
  ["a link of a chat program", linked("<tel:{phone}|{phone}>"), 'write "tel:{phone}".'],
  ["two pairs of braces", linked("phone:{{phone}}"), 'write "tel:{phone}".'],
  [
    "a file that is to be put in",
    { type: "include", file: "_shared/contact-form.json" },
    'write it like this: { "type": "shared", "use": "contact-form" }.',
  ],
  [
    "a row of a spreadsheet",
    { type: "logoGrid", heading: "Tools", groups: [{ title: "Data", logos: [{ "logo;label": "redis;Redis" }] }] },
    'write it like this: { "logo": "redis", "label": "Redis" }.',
  ],
  [
    "a name of a logo and its words",
    { type: "logoGrid", heading: "Tools", groups: [{ title: "Data", logos: [{ logo: "Redis", label: "redis" }] }] },
    'write "redis" into "logo", and "Redis" into "label".',
  ],
  [
    "a list for each field",
    { ...body, sections: [{ ...first!, chart }, ...others] },
    'take "labels" out, with a comma beside it, and write "bars": [{ "label": "Small", "value": 2.5 }, { "label": "Large", "value": 10 }].',
  ],
  [
    "HTML that was cut off",
    shortIntro({ text: "We look each week.</p><p>What breaks is mended." }),
    'write a list of paragraphs: ["We look each week.", "What breaks is mended."].',
  ],
])("%s", (_, own, fix) => {
  const files = { "pages/index.json": text(page(shortHero("A kite"), own)) };
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
});

test("names that are chosen", () => {
  const open = { heading: true, text: true, button: false };
  const shared = { open, block: shortIntro({}) };
  const files = {
    "pages/index.json": text(page(shortHero("A kite"), { type: "shared", use: "hours" })),
    "pages/_shared/hours.json": text(shared),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(['write it like this: "open": ["heading", "text"].']);
});

function linked(href: string): Group {
  return { ...block("cta"), button: { label: "Call us", href } };
}

test("words under the name of their format are kept, and a program is not", () => {
  const { text: _, ...intro } = shortIntro({});
  const saidOf = (html: string) =>
    problemsOf({ "pages/index.json": text(page({ ...intro, html })) }).map(({ message, fix }) => `${message} ${fix}`);
  expect([saidOf("One of them."), saidOf("<p>One of them.</p>"), saidOf("<iframe src='/x'></iframe>")])
    .toMatchInlineSnapshot(`
    [
      [
        ""html" is not something an intro has. rename it to "text".",
      ],
      [
        ""html" is not something an intro has. rename it to "text".",
        ""<p>One of them.</p>" would be shown as it is written: texts have no HTML. write "One of them.".",
      ],
      [
        "the "text" is missing. add it before the other fields, with the comma and your own words for the three dots: "text": "…",",
        ""html" is not something an intro has. take it out, with the comma before it: pages hold no code. What it says can stand in a text.",
      ],
    ]
  `);
});
