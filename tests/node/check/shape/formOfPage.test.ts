/** A fix that asks for an address names the form of the page. */
import { expect, test } from "vitest";
import type { Json } from "../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const { id: _, ...form } = block("contactForm");
const ANY = 'the address of a page (its "route") or of another site';

/** The start of the fix of a button that is only a text, on a page with these blocks. */
function askedBeside(blocks: Group[], shared?: Group): string | undefined {
  const fix = fixOf("Ask us", blocks, shared);
  return fix?.replace(/^write it like this, with | for the three dots.*$/g, "");
}

function fixOf(button: Json, blocks: Group[], shared?: Group): string | undefined {
  const files = {
    "pages/index.json": text(page(shortIntro({ button }), ...blocks)),
    ...(shared && { "pages/_shared/ask.json": text({ open: [], block: shared }) }),
  };
  return problemsOf(files).find(({ pointer }) => pointer.startsWith("/blocks/0/button"))?.fix;
}

const ASK = { type: "shared", use: "ask" };

test.each<[string, Group[], Group | undefined, string]>([
  ["a form with an id", [{ ...form, id: "write-to-us" }], undefined, "write-to-us"],
  ["one whose id is about to be mended", [{ ...form, id: "Review Form" }], undefined, "review-form"],
  ["a shared block with a form", [ASK], { ...form, id: "ask-form" }, "ask-form"],
  ["one with an id of this page", [{ ...ASK, id: "own" }], { ...form, id: "ask-form" }, "own"],
])("%s", (_name, blocks, ...[shared, anchor]) => {
  expect(askedBeside(blocks, shared)).toBe(`"#${anchor}" for the form of this page, ${ANY}`);
});

test.each<[string, Group[]]>([
  ["no form", []],
  ["a form without an id", [form]],
  [
    "two forms",
    [
      { ...form, id: "one" },
      { ...form, id: "two" },
    ],
  ],
])("%s", (_name, blocks) => {
  expect(askedBeside(blocks)).toBe(ANY);
});

test("a button with words and no address", () => {
  const blocks = [{ ...form, id: "write-to-us" }];
  expect(fixOf({ label: "Ask us", href: "" }, blocks)).toBe(
    'write "#write-to-us" for the form of this page, the address of a page (its "route") or of another site, or take the whole "button" out, with a comma beside it.',
  );
  expect(fixOf({ label: "Ask us" }, blocks)).toBe(
    'add "href": "/…" before the other fields, with a comma at the end. For /… write "#write-to-us" for the form of this page, the address of the page or of the place that it leads to.',
  );
});
