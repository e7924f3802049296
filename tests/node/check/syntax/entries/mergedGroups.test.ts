/** Two entries of a list, or two blocks, between which the brackets are gone: one mistake, and both are read as they are meant. */
import { expect, test } from "vitest";
import { block, images, page, problemsOf, schemas, siteWith, text } from "../../site.ts";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { tellSteps } from "../../../../../src/node/fix/words.ts";

const entry = (question: string) => ({ question, answer: "Yes." });
const faq = { type: "faq", heading: "Before you write", items: [entry("Is it free?"), entry("Is it good?")] };
const cta = { ...block("cta"), headng: "Two" };
const WHOLE = text(page(faq, cta));
const toldOf = (file: string) =>
  problemsOf({ "pages/index.json": file })
    .filter(({ code }) => code !== "unknown-property")
    .map(({ line, message, fix }) => `${line} ${message} ${fix}`);

/** Whether a misspelt name in the second block is told of that block. */
const isSecondRead = (file: string) =>
  problemsOf({ "pages/index.json": file }).some(
    ({ place, code }) => code === "unknown-property" && place.startsWith("block 2"),
  );

const ENTRY = /\n *\},\n *\{(?=\n *"question": "Is it good)/;

test("two entries without a comma, which --fix parts as they stood", () => {
  const merged = WHOLE.replace(ENTRY, "");
  expect(toldOf(merged)).toEqual([
    '12 }, { is missing at the end of line 12: the next entry of the list begins below. write }, { behind "Yes.".',
  ]);
  const { files, steps } = fixSite({ files: siteWith({ "pages/index.json": merged }), schemas, images });
  expect(String(files["pages/index.json"])).toContain(WHOLE.slice(0, WHOLE.indexOf('"type": "cta"')));
  expect(tellSteps(steps)).toContain("parted two entries of a list with }, {.");
});

test("two entries without a comma on one line", () => {
  const merged = WHOLE.replace(/\n *\},\n *\{\n *(?="question": "Is it good)/, " ");
  expect(toldOf(merged)).toEqual([
    '12 }, { is missing before "question": the next entry of the list begins there. write }, { behind "Yes.".',
  ]);
});

test("two entries with other fields may be one", () => {
  const merged = WHOLE.replace(ENTRY, "").replace(/"question": "Is it good\?"/, '$&,\n"id": "good"');
  expect(toldOf(merged)).toEqual([
    '12 }, { is missing at the end of line 12: the next entry of the list begins below. write }, { behind "Yes.". If both are one, add a comma there, and keep one of each name.',
  ]);
});

test("two blocks, with the ] of the first one and without it", () => {
  const merged = WHOLE.replace(/\n *\},\n *\{(?=\n *"type": "cta")/, "");
  expect(toldOf(merged)).toEqual([
    "18 }, { is missing at the end of line 18: the next block begins below. write }, { behind the ].",
  ]);
  const more = WHOLE.replace(/\n *\]\n *\},\n *\{(?=\n *"type": "cta")/, "");
  expect(toldOf(more)).toEqual([
    "17 ] }, { is missing at the end of line 17: the next block begins below. write ] }, { behind the }.",
  ]);
  const comma = WHOLE.replace(/\n *\]\n *\},\n *\{(?=\n *"type": "cta")/, ",");
  expect(toldOf(comma)).toEqual([
    '18 ] }, { is missing before "type", which begins the next block. write ] }, { in place of the comma before it.',
  ]);
  expect([merged, more, comma].map(isSecondRead)).toEqual([true, true, true]);
});

test("a second type with its block behind it is that of another block, though nothing else is written twice", () => {
  const shared = text(page(faq, { type: "shared", use: "contact-form" }));
  const merged = shared.replace(/\n *\},\n *\{(?=\n *"type": "shared")/, ",");
  expect(toldOf(merged)).toEqual([
    '19 "type" is written twice in one { }, as if two entries of the list had become one. write }, { in place of the comma at the end of line 18. If they are one, keep one of the two: only the last one would be shown.',
  ]);
});

test("a second type right behind the first, or at the end of its block, is left of another one", () => {
  const beside = WHOLE.replace('"type": "faq"', '"type": "faq",\n"type": "intro"');
  const last = text(page({ type: "faq", heading: "One", items: faq.items })).replace(
    /\](?=\n *\}\n *\]\n)/,
    '],\n"type": "intro"',
  );
  for (const file of [beside, last])
    expect(toldOf(file).join()).toContain(
      "keep one of the two, and take the whole line of the other out. Only the last one would be shown.",
    );
});
