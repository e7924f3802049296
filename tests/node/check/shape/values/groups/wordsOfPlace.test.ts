/** Words of a page for a shared block that stand beside its name, while something is wrong in the file of that block. */
import { expect, test } from "vitest";
import { page, sentences, text, told } from "../../../site.ts";

const place = (shared: string) =>
  sentences(
    told({
      "pages/index.json": text(page({ type: "shared", use: "hours", heading: "When you can reach us" })),
      "pages/_shared/hours.json": shared,
    }),
  );

test("what is open is known although the block has no group of its own", () => {
  expect(place(text({ open: ["heading"], type: "intro", heading: "When we are here", text: "Monday to Friday." })))
    .toMatchInlineSnapshot(`
    "
    pages/_shared/hours.json:5:11   This is an intro, but a file with a shared block has it in a group called "block".
        Fix: write "block": { in front of "type", and one more } at the end of the file.   [missing-property]

    pages/index.json:9:7   In block 1 (shared "hours"): "heading" is not something a shared block has.
        Fix: write in its place: "with": { "heading": "When you can reach us" }.   [unknown-property]
    "
  `);
});

test("nobody knows what is open in a file that cannot be read", () => {
  expect(place("Monday to Friday")).toMatchInlineSnapshot(`
    "
    pages/_shared/hours.json:1:1   A file of the site starts with {, but this one starts with "Monday".
        Fix: compare it with a shared block that works, or copy one and change its words.   [not-json]
        The rest of this file was not checked until this is put right.

    pages/index.json:9:7   In block 1 (shared "hours"): "heading" is not something a shared block has.
        Fix: if "heading" stands in the list "open" of pages/_shared/hours.json, write in its place: "with": { "heading": … }. Else take it out, with the comma before it.   [unknown-property]
    "
  `);
});
