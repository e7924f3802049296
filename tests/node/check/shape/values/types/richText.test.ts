/** Texts in the form in which editors of other systems keep them: the words are shown, and none of their groups. */
import { expect, test } from "vitest";
import { block, toldOf } from "../../../site.ts";

const paragraph = (...texts: string[]) => ({ type: "paragraph", children: texts.map((text) => ({ text })) });
const portable = (text: string) => ({
  _type: "block",
  style: "normal",
  children: [{ _type: "span", text, marks: [] }],
});
const node = (nodeType: string, inner: object) => ({ nodeType, data: {}, ...inner });

const cases: [editor: string, heading: unknown, words: string][] = [
  ["Slate", [paragraph("We ", "build", " kites.")], "We build kites."],
  ["Slate, two paragraphs", [paragraph("We build."), paragraph("You fly.")], "We build. You fly."],
  ["Sanity", [portable("We build.")], "We build."],
  ["Quill", { ops: [{ insert: "We " }, { attributes: { bold: true }, insert: "build.\n" }] }, "We build."],
  [
    "Contentful",
    node("document", { content: [node("paragraph", { content: [node("text", { value: "We build.", marks: [] })] })] }),
    "We build.",
  ],
  [
    "TipTap",
    { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "We build." }] }] },
    "We build.",
  ],
];

test.each(cases)("%s", (_, heading, words) => {
  const out = toldOf({ ...block("cta"), heading } as never);
  expect(out).toContain(`Fix: write it as a text, without { }: "heading": "${words}".`);
  expect(out.match(/^pages\//gm)).toHaveLength(1);
});

test("one among the paragraphs of a text", () => {
  const text = ["We fly.", paragraph("We build."), "We mend."];
  expect(toldOf({ ...block("cta"), text } as never)).toContain(
    "paragraph 2 should be a text, but it is a group of fields in { }.",
  );
  expect(toldOf({ ...block("cta"), text } as never)).toContain('Fix: write it as a text, without { }: "We build.".');
});

test("a group without words is not read as a text", () => {
  const empty = { type: "doc", content: [{ type: "paragraph" }] };
  expect(toldOf({ ...block("cta"), heading: empty } as never)).not.toContain("without { }");
});
