/** An article that is pasted into a section. */
import { expect, test } from "vitest";
import type { PastedPart } from "../../../src/studio/form/pasted.ts";
import { pastedWords } from "../../../src/studio/form/pastedWords.ts";
import { sectionsOf } from "../../../src/studio/form/sections.ts";
import { lookup } from "../studio.ts";

const PARTS: PastedPart[] = [
  { heading: "Budget", text: "Name a range.\n\nThen ask." },
  { heading: "3 steps", text: "- One\n- Two" },
];
const AROUND = { before: "", after: "", isInstead: false };

function pasted(own: { heading: string; text: string }, around: Partial<typeof AROUND> = {}, parts = PARTS) {
  const sections = [
    { id: "start", ...own },
    { id: "budget", heading: "Costs", text: "Some." },
  ];
  const data = { blocks: [{ type: "article", sections }] };
  const document = { file: "pages/a.json", role: "page" as const, name: "", text: "", data };
  return sectionsOf({ lookup, document }, { pointer: "/blocks/0/sections/0/text", parts, ...AROUND, ...around });
}

const FRESH = [
  { id: "budget-2", heading: "Budget", text: ["Name a range.", "Then ask."] },
  { id: "steps", heading: "3 steps", text: "- One\n- Two" },
];
const LAST = { id: "budget", heading: "Costs", text: "Some." };

test("makes a section of each heading, behind the one that it was pasted into", () => {
  const own = { heading: "Start", text: "Before. After." };
  const made = pasted(own, { before: "Before. ", after: " After." }, [{ text: "Words." }, ...PARTS]);
  const [first, second] = FRESH;
  expect(made).toEqual({
    list: "/blocks/0/sections",
    value: [
      { id: "start", heading: "Start", text: ["Before.", "Words."] },
      first,
      { ...second, text: ["- One\n- Two", "After."] },
      LAST,
    ],
    count: 2,
  });
});

test("keeps the heading of a section that has one, unless its whole text is replaced", () => {
  const kept = pasted({ heading: "Start", text: "" });
  expect(kept?.value).toEqual([{ id: "start", heading: "Start", text: "" }, ...FRESH, LAST]);
  const own = { id: "start", heading: "Budget", text: ["Name a range.", "Then ask."] };
  const replaced = [own, FRESH[1], LAST];
  expect(pasted({ heading: "", text: "" })?.value).toEqual(replaced);
  expect(pasted({ heading: "Start", text: "Old." }, { isInstead: true })?.value).toEqual(replaced);
});

test("is not asked for where there are no headings, and in other texts", () => {
  expect(pasted({ heading: "Start", text: "" }, {}, [{ text: "Words." }])).toBeUndefined();
  expect(pasted({ heading: "Start", text: "" }, {}, [{ heading: "Alone", text: "" }])).toBeUndefined();
  const data = { blocks: [{ type: "intro", heading: "One", text: "Two" }] };
  const document = { file: "pages/a.json", role: "page" as const, name: "", text: "", data };
  expect(sectionsOf({ lookup, document }, { pointer: "/blocks/0/text", parts: PARTS, ...AROUND })).toBeUndefined();
});

test("what became of it is told", () => {
  expect(pastedWords(0, { pictures: 0, tables: 0 })).toBeUndefined();
  expect(pastedWords(2, { pictures: 1, tables: 1 })).toBe(
    "2 sections were made, as the text has headings. 1 picture was left out. Save it as a file, and add it where the form asks for a picture. 1 table is now lines of words.",
  );
});
