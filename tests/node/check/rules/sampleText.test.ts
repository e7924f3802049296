import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { samplesOf } from "../../../../src/node/check/gathered/texts/samples.ts";
import type { Json } from "../../../../src/model/fields.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import type { Group } from "../../../../src/node/check/site.ts";
import { block, inputOf, page, schemas, text } from "../site.ts";

const intro = block("intro");
const faq = block("faq");
const [first, second] = faq["items"] as [Group, Group];
const hero = { type: "hero", heading: "Roofs of all kinds", image: { src: "brand/logo.svg", alt: "A roof" } };
const logos = block("logoGrid");
const own = { type: "intro", heading: "What we build", text: "Roofs, from the first drawing to the last tile." };

function found(blocks: Json[], others: object = {}): Problem[] {
  const files = { "pages/index.json": text(page(...blocks)), ...others };
  return check({ ...inputOf(files), samples: samplesOf(schemas) }).filter(({ code }) => code === "sample-text");
}

function told(blocks: Json[], others: object = {}): string[] {
  return found(blocks, others).map(({ sentence }) => sentence);
}

const cases: [what: string, blocks: Json[], ...sentences: string[]][] = [
  ["blocks of its own", [hero, own]],
  ["a heading that another site may have as well", [hero, { ...own, heading: faq["heading"]! }]],
  [
    "a block as it came",
    [hero, intro],
    'In block 2 (intro "Mobile & Web App Development Agency"): "Mobile & Web App Development Agency" is still a text of the example, and so is 1 more text below.',
  ],
  [
    "an entry that was left among others",
    [hero, own, { ...faq, heading: "About roofs", items: [first, { ...second, question: "Is it tight?" }] }],
    'In block 3 (faq "About roofs") > question 1: "How long does it take?" is still a text of the example, and so are 2 more texts below.',
  ],
  [
    "a line about the owners of marks, which is true of every site",
    [hero, { ...logos, heading: "What we build roofs with" }],
  ],
  ["one short text that was left", [hero, { ...faq, items: [{ question: "Is it tight?", answer: "Yes." }] }]],
  [
    "two blocks, told once",
    [hero, { ...intro, text: "Roofs." }, { ...faq, heading: "About roofs", items: [first] }],
    'In block 2 (intro "Mobile & Web App Development Agency"): "Mobile & Web App Development Agency" is still a text of the example, and so are 2 more texts below.',
  ],
];
test.each(cases)("%s", (_, blocks, ...sentences) => {
  expect(told(blocks)).toEqual(sentences);
});

test("a shared block as it came", () => {
  const shared = { "pages/_shared/about.json": text({ block: intro, open: [] }) };
  expect(told([hero, { type: "shared", use: "about" }], shared)).toEqual([
    'In the block (intro "Mobile & Web App Development Agency"): "Mobile & Web App Development Agency" is still a text of the example, and so is 1 more text below.',
  ]);
});

const several =
  "write your own words in the place of each, or take out the fields, entries and blocks that you do not need.";
const form = block("contactForm");
const fixes: [what: string, blocks: Json[], fix: string][] = [
  [
    "a text that can be left out, the last one",
    [hero, { type: "contactForm", heading: "Ask us", form: form["form"]!, text: form["text"]! }],
    'write your own words in its place, or take "text" out, with the comma before it.',
  ],
  [
    "a text that can be left out",
    [hero, { ...form, heading: "Ask us" }],
    'write your own words in its place, or take "text" out.',
  ],
  [
    "a text that has to be there",
    [hero, { ...own, text: block("intro")["text"]! }],
    "write your own words in its place.",
  ],
  ["several texts", [hero, intro], several],
];
test.each(fixes)("what to do with %s", (_, blocks, fix) => {
  expect(found(blocks).map((problem) => problem.fix)).toEqual([fix]);
});
