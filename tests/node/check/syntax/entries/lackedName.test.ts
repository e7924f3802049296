/** A value whose name is lost: one mistake, with the name where other groups show it. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../site.ts";

/** What is told of a page where the name of the marked value is lost. */
function told(...blocks: Group[]): string[] {
  const written = text(page(shortIntro({}), ...blocks)).replace('"LOST": ', "");
  const oneLine = written.replace(/"ONE": \{([^{}]*)\}/s, (_, inner: string) => `{${inner.replace(/\s+/g, " ")}}`);
  return problemsOf({ "pages/index.json": oneLine }).map(({ code, line, fix }) => `${code} ${line} ${fix}`);
}

const quotes = (first: Group): Group => ({
  type: "testimonials",
  heading: "What they say",
  items: [first, { quote: "My goats like it.", name: "Tom Reed", title: "Herder" }],
});

test.each([
  [
    "first",
    { LOST: "They waited.", name: "Ada", title: "Baker" },
    '"quote": before it, as others have it: "quote": "They waited.",',
  ],
  [
    "between",
    { quote: "They waited.", LOST: "Ada", title: "Baker" },
    '"name": before it, as others have it: "name": "Ada",',
  ],
  [
    "last",
    { quote: "They waited.", name: "Ada", LOST: "Baker on the shore" },
    '"title": before it, as others have it: "title": "Baker on the shore".',
  ],
])("a text that stands %s in its entry", (_, entry, fix) => {
  expect(told(quotes(entry as Group))).toEqual([expect.stringMatching(/^missing-name \d+ /)]);
  expect(told(quotes(entry as Group))[0]).toContain(`write ${fix}`);
});

const faq = (...items: Group[]): Group => ({ type: "faq", heading: "What people ask", items });
const dogs = { question: "May dogs come along?", answer: "Yes, on a lead." };

test.each([
  ["before a list", faq(dogs, { LOST: "Is there soup?", answer: ["At noon."] }), '"question": "Is there soup?",'],
  [
    "in place of a list",
    faq({ ...dogs, answer: ["Yes."] }, { question: "Soup?", LOST: "At noon." }),
    '"answer": "At noon.".',
  ],
  [
    "an address",
    {
      ...block("servicesGrid"),
      items: [
        { pictogram: "services/seo", title: "Tea", text: "Hot.", href: "/contact" },
        { pictogram: "services/seo", title: "Wool", text: "Soft.", LOST: "/blog" },
      ],
    },
    '"href": "/blog".',
  ],
  [
    "an option that another block has",
    [
      { type: "intro", heading: "More", text: "Words.", LOST: "mist" },
      { type: "intro", heading: "Most", text: "Other words.", ground: "mist" },
    ],
    '"ground": "mist".',
  ],
  [
    "a picture",
    [
      { type: "hero", heading: "More", image: { src: "brand/logo.svg", alt: "Two phones" } },
      { type: "hero", heading: "Most", image: { LOST: "brand/logo.svg", alt: "One phone" } },
    ],
    '"src": "brand/logo.svg",',
  ],
] as [string, Group | Group[], string][])("%s", (_, blocks, fix) => {
  const all = told(...[blocks].flat()).filter((each) => !/^(?:repeated|several|same|skipped|second)/.test(each));
  expect(all).toEqual([expect.anything()]);
  expect(all[0]).toContain(`as others have it: ${fix}`);
});

test("without another group like it, the name is asked for", () => {
  const box = {
    type: "cta",
    heading: "Call us",
    LOST: "Somebody is awake.",
    button: { label: "Call", href: "/contact" },
  };
  expect(told(box)).toEqual([
    'missing-name 14 write its name and a colon before it, such as "heading": for a heading.',
  ]);
  const chart = {
    type: "intro",
    heading: "More",
    text: ["Nets.", "Ropes."],
    button: { LOST: "See the nets", href: "/blog" },
  };
  expect(told(chart)).toEqual([
    'missing-name 19 write the name of its field and a colon before it: "…": "See the nets".',
  ]);
});

test("a list without its brackets is no lost name", () => {
  expect(told({ type: "intro", heading: "More", text: "Nets are mended.", LOST: "Ropes are coiled." })).toEqual([
    expect.stringContaining("missing-bracket"),
  ]);
});
