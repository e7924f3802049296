/** Groups of a title and a text where texts belong. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";
import type { Json } from "../../../../../../src/model/fields.ts";

const one = { title: "Libraries", text: "Twice a year." };
const two = { title: "Ready?", text: ["Mended.", "In two days."] };
const BOTH = '["**Libraries.** Twice a year.", "**Ready?** Mended.", "In two days."]';

/** What is told of an accordion whose first item has these fields. */
function fixesWith(fields: Group): (string | undefined)[] {
  const items = ["Backups", "Support"].map((title) => ({ title, text: `${title} in a few words.` }));
  const block = { type: "accordion", heading: "What happens", items: [{ title: "Updates", ...fields }, ...items] };
  return problemsOf({ "pages/index.json": text(page(block)) }).map(({ fix }) => fix);
}

test.each<[string, Json, string]>([
  ["a list", [one, two], `write them as texts, each title in bold: "text": ${BOTH}.`],
  [
    "some of a list",
    ["A plain text.", one, two],
    `write them as texts, each title in bold: "text": ${BOTH.replace("[", '["A plain text.", ')}.`,
  ],
  ["a single one", one, 'write it as a text, without { }: "text": "**Libraries.** Twice a year.".'],
  ["one with two paragraphs", two, 'write it as texts, without { }: "text": ["**Ready?** Mended.", "In two days."].'],
  [
    "several of a list",
    ["A", one, "B", two],
    `write them as texts, each title in bold: "text": ["A", "**Libraries.** Twice a year.", "B", "**Ready?** Mended.", "In two days."].`,
  ],
  [
    "one of a list: it is more likely one more item, in the wrong place",
    ["A", two],
    "write ] } at the end of line 13, before its comma. Take the ] of line 21 and the } of line 22 out.",
  ],
  ["none, but a setting", { name: "lead", text: "Words." }, 'write it as a text, without { }: "text": "Words.".'],
])("in a text: %s", (_, value, fix) => {
  expect(fixesWith({ text: value })).toEqual([fix]);
});

test.each<[string, Json, string]>([
  ["as they are", [one, two], `write "text": ${BOTH}.`],
  [
    "in other words",
    [{ question: "Why?", answer: "So." }, one],
    'write "text": ["**Why?** So.", "**Libraries.** Twice a year."].',
  ],
  [
    "with links and marks",
    [
      { title: "See", href: "/contact", text: 'A "b".' },
      { title: "*Two*", text: "C." },
    ],
    'write "text": ["**[See](/contact).** A \\"b\\".", "*Two*. C."].',
  ],
  ["one of which has only a title", [one, { title: "Two" }], 'write "text": ["**Libraries.** Twice a year.", "Two"].'],
  [
    "with what no text can hold",
    [{ ...one, image: { src: "brand/logo.svg", alt: "A" } }, two],
    `rename it to "text", and write them as texts, each title in bold: "text": ${BOTH}. What is written in its "image" has no place there.`,
  ],
])("under another name: %s", (_, items, fix) => {
  expect(fixesWith({ items })).toEqual([fix]);
});

test("what is dictated is sound", () => {
  expect(fixesWith({ text: ['**[See](/contact).** A "b".', "*Two*. C.", "**Ready?** Mended."] })).toEqual([]);
});
