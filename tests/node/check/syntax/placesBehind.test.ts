/** Mistakes within a mended range, and behind it on the same line, are reported at their places in the file. */
import { expect, test } from "vitest";
import { problemsOf, siteWith } from "../site.ts";

const HEAD = `{
"route": "/x",
"title": "A page with some mistakes in a line",
"description": "A page in which one mistake is put right so that others can be read, which stand behind it.",
"blocks": [`;
const CARDS = '{ "type": "cardGrid", "heading": "Why us", "items": [';
const CARD = '{ "title": "Fast", "text": "We are fast." }';
const WRONG = '{ "title": "Sure", "texts": "We are sure." }';
const INTRO = '{ "type": "intro", "heading": "Hello", "text": "A few words."';
const BLOCK = '{ "type": "cta", "headings": "Call us", "button": { "label": "Write", "href": "/contact" } }';
const LAST = '{ "type": "intro", "headline": "Goodbye", "text": "More words." }';

const pages: Readonly<Record<string, { blocks: string; names: readonly string[] }>> = {
  "a block before the end of another one": { blocks: `${INTRO} ${BLOCK} }`, names: ["headings"] },
  "the same in a line of its own": { blocks: `${INTRO}\n  ${BLOCK}\n}`, names: ["headings"] },
  "the same behind a comma": { blocks: `${INTRO},\n  ${BLOCK} }`, names: ["headings"] },
  "a block in an entry of another one": {
    blocks: `${CARDS} { "titel": "Fast", "text": "We are." ${BLOCK} }, ${WRONG} ] }`,
    names: ["titel", "headings", "texts"],
  },
  "an entry behind the end of its list": { blocks: `${CARDS} ${CARD} ], ${WRONG} }`, names: ["texts"] },
  "the same in the line below": { blocks: `${CARDS}\n ${CARD}\n ]\n ${WRONG} }`, names: ["texts"] },
  "a list that goes on": { blocks: `${CARDS} ${CARD} ], [ ${WRONG} ] }`, names: ["texts"] },
  "brackets of another kind": { blocks: `${CARDS} ${CARD}, [ ${WRONG.slice(1, -1)} ] ] }`, names: ["texts"] },
  "a comment": { blocks: `${CARDS} ${CARD}, // more\n /* one */ ${WRONG} ] }`, names: ["texts"] },
  "words without quotation marks": {
    blocks: `${CARDS} { "title": Fast and sure, "texts": "Fast." }, ${CARD} ] }`,
    names: ["texts"],
  },
};

test.each(Object.entries(pages))("%s", (_, { blocks, names }) => {
  const written = `${HEAD}${blocks}, ${LAST} ] }`;
  const lines = written.split("\n");
  const found = problemsOf(siteWith({ "pages/x.json": written })).filter(
    ({ file, code }) => file === "pages/x.json" && code === "unknown-property",
  );
  const marked = found.map(({ line, column, endColumn }) => lines[line - 1]!.slice(column! - 1, endColumn! - 1));
  expect(marked).toEqual([...names, "headline"].map((name) => `"${name}"`));
});
