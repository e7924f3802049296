import { expect, test } from "vitest";
import { tellSteps } from "../../../src/node/fix/words.ts";

/** The line for an edit that replaces what is between ‹ and › by `to`. */
function told(marked: string, to: string, file = "pages/a.json"): string {
  const offset = marked.indexOf("‹");
  const before = marked.replace(/[‹›]/g, "");
  const edit = { offset, length: marked.indexOf("›") - 1 - offset, text: to };
  return tellSteps([{ file, line: 1, before, edit }]).split("\n")[0]!;
}

test.each([
  ['{ ‹src›": 1', '"src', "put a quotation mark before src."],
  ['{ "‹src›: 1', 'src"', "put a quotation mark behind src."],
  ['{ "a‹›: 1', '"', "added a quotation mark."],
  ['"a"‹.› "b"', ",", "changed a full stop to a comma."],
  ['"a"‹;› "b"', ",", "changed a semicolon to a comma."],
  ['{ "a" ‹=› 1', ":", "changed = to a colon."],
  ["{ ‹'titel'›: 1", '"titel"', `changed 'titel' to "titel".`],
  ["{ ‹'titel'›: 1", '"title"', `renamed 'titel' to "title".`],
])("%s", (marked, to, words) => {
  expect(told(marked, to)).toBe(`pages/a.json:1   ${words}`);
});

test("the name of a file stays on its line", () => {
  expect(told("{ ‹a›: 1", '"a"', "pages/a\nb.json")).toBe("pages/a<U+000A>b.json:1   put a in quotation marks.");
});
