/** An unknown field whose words fit the one field of its group that is not there is renamed, and not thrown away. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const bars = [
  { label: "Small", value: 25, shown: "$25" },
  { label: "Large", value: 495, shown: "$495" },
];

/** What is told of a third bar with these fields. */
function fixesOfBar(bar: Group) {
  const { sections, ...article } = block("article");
  const [first, ...others] = sections as Group[];
  const chart = { caption: "Fees in dollars", bars: [...bars, { label: "Both", ...bar }] };
  const whole = { ...article, sections: [{ ...first, chart }, ...others] };
  return problemsOf({ "pages/index.json": text(page(whole)) }).flatMap(({ file, fix }) =>
    file === "pages/index.json" ? [fix] : [],
  );
}

test.each<[string, Group, string[]]>([
  [
    "what visitors read of a number, beside the number with a unit",
    { value: "520 USD", display: "$520" },
    ['write only the number: "value": 520.', 'rename it to "shown".'],
  ],
  ["the same beside the number", { value: 520, anzeige: "$520" }, ['rename it to "shown".']],
  [
    "the unit of the number, where nothing else says it",
    { value: "520 USD" },
    ['write "value": 520, "shown": "520 USD". Without "shown", visitors read the number alone.'],
  ],
  [
    "a remark, which is none of it",
    { value: "520 USD", note: "see line 5" },
    [
      'write "value": 520, "shown": "520 USD". Without "shown", visitors read the number alone.',
      "take it out, with the comma before it: there are no notes to other people in a page. Say it where you propose the change, or in a message.",
    ],
  ],
  [
    "a setting of one word",
    { value: 520, easing: "linear" },
    ['take it out, with the comma before it: "label" is there already. A bar has only "label", "value" and "shown".'],
  ],
  [
    "what is there already",
    { value: 520, shown: "$520", display: "$ 520" },
    ["take it out, with the comma before it."],
  ],
])("%s", (_, bar, fixes) => {
  expect(fixesOfBar(bar)).toEqual(fixes);
});

test.each<[string, Group, string]>([
  [
    "nothing else",
    { label: "A kite" },
    'rename it to "alt" if it says what the picture shows. Else take it out, with the comma before it.',
  ],
  [
    "an empty description",
    { alt: "", altText: "A kite" },
    '"alt" is there already, and empty: take that one out, and rename this one to "alt".',
  ],
  [
    "another description",
    { alt: "A roof", altText: "A kite" },
    '"alt" is there already; keep one of the two, or join the words of both, and call it "alt".',
  ],
  ["a picture that decorates", { decorative: true, label: "A kite" }, "take it out, with the comma before it."],
  [
    "a description, as words under it",
    { alt: "A roof", caption: "Photo: Ravi Rao" },
    "take it out, with the comma before it: no words stand under this picture. A text can have them, if visitors are to read them.",
  ],
  [
    "a description, as its title",
    { alt: "A roof", title: "Our house" },
    "take it out, with the comma before it: no words stand under this picture. A text can have them, if visitors are to read them.",
  ],
  [
    "a mark that it decorates, as words under it",
    { decorative: true, caption: "Photo: Ravi Rao" },
    "take it out, with the comma before it: no words stand under this picture. A text can have them, if visitors are to read them.",
  ],
  [
    "no description, as words under it",
    { caption: "A roof with a kite" },
    'rename it to "alt". "alt" is read out to people who cannot see the picture, and shown to nobody else.',
  ],
])("words in a picture beside %s", (_name, beside, fix) => {
  const image = { src: "portfolio/01-organic-honey.webp", ...beside };
  const found = problemsOf({ "pages/index.json": text(page({ ...block("hero"), image })) });
  expect(found.map((problem) => problem.fix)).toEqual([fix]);
});

test("words under a picture, where others stand already", () => {
  const { sections, ...article } = block("article");
  const [first, ...others] = sections as Group[];
  const image = { src: "portfolio/01-organic-honey.webp", alt: "A jar of honey", caption: "Photo: Ravi Rao" };
  const whole = { ...article, sections: [{ ...first!, image, imageCaption: "Honey" }, ...others] };
  const found = problemsOf({ "pages/index.json": text(page(whole)) }).filter(({ file }) => file === "pages/index.json");
  expect(found.map(({ fix }) => fix)).toEqual([
    'take it out, with the comma before it: "imageCaption" is there already, and has the words under the picture.',
  ]);
});
