/** Names that are other words for a field, where something beside them says that they are not: no edit may rename them. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../../src/node/fix/fixSite.ts";
import {
  block,
  type Group,
  page,
  problemsOf,
  render,
  schemas,
  shortHero,
  shortIntro,
  siteWith,
  text,
} from "../../../site.ts";

const { slides, ...carousel } = block("carousel");
const [slide, ...others] = slides as Group[];
const { image: _, ...words } = slide!;
const button = { label: "Write to us", href: "/contact" };
const question = { question: "Is it free?", answer: "Yes." };
const SHOWN = '"image": { "src": "brand/logo.svg", "alt": "A honey shop" }';

function filesOf(own: Group) {
  return { "pages/index.json": text(page(shortHero("A kite"), own)) };
}

test.each<[string, Group, string[]]>([
  [
    "a picture without its group, in an entry that lacks its title",
    { ...carousel, slides: [{ src: "brand/logo.svg", alt: "A honey shop" }, ...others] },
    [`write it like this, with your own words for the three dots: { "title": "…", ${SHOWN} }.`],
  ],
  [
    "the same in an entry that has one",
    { ...carousel, slides: [{ ...words, src: "brand/logo.svg", alt: "A honey shop" }, ...others] },
    [`write in their place: ${SHOWN}.`],
  ],
  [
    "a block in the place of a button",
    shortIntro({ button: { type: "cta", heading: "Talk", button } }),
    [
      `write only this in its place: "button": { "label": "Write to us", "href": "/contact" }. What else it says can stand in a block of its own.`,
    ],
  ],
  [
    "a button in a button, beside other words",
    shortIntro({ button: { heading: "Talk", button } }),
    ["take it out.", 'take "button": { and the } of line 23 away, and leave what stands between them.'],
  ],
  [
    "a link among paragraphs",
    shortIntro({ text: ["One.", button] }),
    [
      `write it as a text: "[Write to us](/contact)". Or take it out, with the comma before it, at the end of line 18, and write into the intro: "button": { "label": "Write to us", "href": "/contact" }.`,
    ],
  ],
  [
    "a link in the place of its words",
    shortIntro({ button: { label: { label: "Write to us", href: "/contact" }, href: "/contact" } }),
    ['write it as a text, without { }: "label": "Write to us".'],
  ],
  [
    "pairs with numbers in words",
    { type: "accordion", heading: "Why", hOne: "A", pOne: "B", hTwo: "C", pTwo: "D" },
    ['write in their place: "items": [{ "title": "A", "text": "B" }, { "title": "C", "text": "D" }].'],
  ],
  [
    "pairs with digits",
    { type: "faq", heading: "Ask us", question1: "Is it free?", answer1: "Yes.", question2: "Why?", answer2: "Try." },
    [
      'write in their place: "items": [{ "question": "Is it free?", "answer": "Yes." }, { "question": "Why?", "answer": "Try." }].',
    ],
  ],
  [
    "pairs beside a list that is there",
    {
      type: "faq",
      heading: "Ask us",
      items: [question],
      question_2: "Why?",
      answer_2: "Try.",
      question_3: "When?",
      answer_3: "Now.",
    },
    [
      'take them out, and write at the end of "items", before its ], with a comma before it: { "question": "Why?", "answer": "Try." }, { "question": "When?", "answer": "Now." }.',
    ],
  ],
  [
    "entries of another block, where a list is optional",
    shortIntro({ items: ["Paper", "Phones"].map((title) => ({ title, text: "Most ideas start on it." })) }),
    ['take it out, with the comma before it, or put it into a block that has one: "accordion" or "cardGrid".'],
  ],
  [
    "groups of entries of another block",
    shortIntro({ groups: [{ title: "Design", logos: [{ logo: "figma", label: "Figma" }] }] }),
    ['take it out, with the comma before it, or put it into a block that has one: "logoGrid".'],
  ],
  [
    "addresses for another block",
    shortIntro({ posts: ["/contact"] }),
    ['take it out, with the comma before it, and write the link at the end of "text": " [words to click](/contact).".'],
  ],
])("%s", (_name, own, fixes) => {
  const found = problemsOf(filesOf(own));
  expect(found.map(({ fix }) => fix)).toEqual(fixes);
  const files = siteWith(filesOf(own));
  expect(fixSite({ files, schemas, render }).files).toEqual(files);
});

test("names with numbers that make no entries are told one by one", () => {
  const own = { type: "faq", heading: "Ask us", items: [question], colour1: "red", colour2: "blue" };
  expect(problemsOf(filesOf(own))).toHaveLength(2);
});

test.each<Group>([{ number: "5+", label: "years" }, { number: "5+", text: "years" }, { "5+": "years" }])(
  "figures under the name of any list: %j",
  (figure) => {
    expect(problemsOf(filesOf(shortIntro({ items: [figure] })))[0]!.fix).toBe('rename it to "figures".');
  },
);
