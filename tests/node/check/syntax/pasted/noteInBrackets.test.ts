/** Words in [ ] among fields and behind values: notes that somebody has left for others. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../../site.ts";

const BLOCK = text(page(shortIntro({}))).replace(/\{\s*"type": "intro"[^{}]*\}/, "torn");

/** What is told of a page with these lines in its only block. */
function saidOf(lines: string): (string | undefined)[][] {
  const written = BLOCK.replace("torn", () => `{ "type": "intro", ${lines} }`);
  return problemsOf({ "pages/index.json": written }).map(({ message, fix }) => [message, fix]);
}

const NOTE = "This looks like a note for others in [ ], and JSON has none.";
const REST =
  " Notes for others belong into the description of your change. If visitors are to read it, write it into a text.";
const out = (comma = "") => [[NOTE, `take it out, from [ to ]${comma}.${REST}`]];

test.each([
  ['"heading": "Hello", [capital letter as in our style, please check]\n"text": "Words."', ""],
  ['"heading": "Hello",\n[please check]\n"text": "Words."', ""],
  ['"heading": "Hello", [TODO]\n"text": "Words."', ""],
  ['"heading": "Hello", [please check],\n"text": "Words."', ", with the comma behind it"],
  ['"heading": "Hello",\n"text": "Words.", [please check]', ", with the comma before it"],
  ['"heading": "Hello",\n"text": "Words." [please check]', ""],
  ['"heading": "Hello" [please check],\n"text": "Words."', ""],
  ['"heading": "Hello" [please check]\n"text": "Words."', ", and write a comma in its place"],
  ['"heading": "Hello",\n"text": ["Words." [please check], "More."]', ""],
])("a note: %s", (lines, comma) => {
  expect(saidOf(lines)).toEqual(out(comma));
});

const NAMELESS = "There is no name before this [.";

test.each([
  [
    "words that may be a list",
    '"heading": "Hello", [red, blue],\n"text": "Words."',
    "write a name and a colon before it.",
  ],
  ["a list of texts", '"heading": "Hello", ["Words of ours"]\n', 'write its name and a colon before it: "text": [.'],
  ["a list of numbers", '"heading": "Hello", [1, 2],\n"text": "Words."', "write a name and a colon before it."],
  [
    "a list of groups",
    '"heading": "Hello", "text": "Words.", [{ "title": "One" }]',
    'write a name and a colon before it, "items": [ for example.',
  ],
])("no note, but %s", (_, lines, fix) => {
  expect(saidOf(lines)[0]).toEqual([NAMELESS, fix]);
});

test.each([
  ['"heading": "Hello", ← change this\n"text": "Words."', "← change this", ""],
  ['"heading": "Hello" ← change this,\n"text": "Words."', "← change this", ""],
  ['"heading": "Hello" ← change this\n"text": "Words."', "← change this", ", and write a comma in its place"],
  ['"heading": "Hello",\n← change this\n"text": "Words."', "← change this", ""],
  ['"heading": "Hello", (Oona: still true?)\n"text": "Words."', "(Oona: still true?)", ""],
  ['"heading": "Hello",\n(still true?),\n"text": "Words."', "(still true?)", ", with the comma behind it"],
  ['"heading": "Hello", is that true?\n"text": "Words."', "is that true?", ""],
])("a note without brackets: %s", (lines, note, comma) => {
  expect(saidOf(lines)).toEqual([
    ["This looks like a note for others, and JSON has none.", `take "${note}" out${comma}.${REST}`],
  ]);
});
