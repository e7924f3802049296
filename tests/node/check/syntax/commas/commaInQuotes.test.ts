/** A comma that stands in quotation marks behind a value. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { inputOf, problemsOf } from "../../site.ts";

const MESSAGE = "A comma stands in quotation marks here.";
const around = (line: string) => `{\n  "title": "X",\n  ${line}\n}`;
const TOGETHER = "write a comma at the end of line 3, and take line 4 out.";

test.each([
  ["on its own line before a field", '"a": "One"\n  ","\n  "b": "Two"', TOGETHER, { a: "One", b: "Two" }],
  ["behind a list", '"a": [1]\n  ","\n  "b": "Two"', TOGETHER, { a: [1], b: "Two" }],
  ["with another comma behind it", '"a": "One"\n  ",",\n  "b": "Two"', TOGETHER, { a: "One", b: "Two" }],
  ["on its own line at the end", '"a": "One"\n  ","', "take line 4 out.", { a: "One" }],
  ["beside a field", '"a": "One" ","\n  "b": "Two"', "take the quotation marks beside it out.", { a: "One", b: "Two" }],
  ["beside a comma", '"a": "One" ",",\n  "b": "Two"', "take it out, with its quotation marks.", { a: "One", b: "Two" }],
  ["beside the end", '"a": { "b": "Two" "," }', "take it out, with its quotation marks.", { a: { b: "Two" } }],
  ["in a list", '"a": ["One" "," "Two"]', "take the quotation marks beside it out.", { a: ["One", "Two"] }],
])("%s", (_name, line, ...[fix, meant]) => {
  const files = { "pages/x.json": around(line) };
  const told = problemsOf(files).filter(({ message }) => message === MESSAGE);
  expect(told.map((each) => each.fix)).toEqual([fix]);
  const fixed = fixSite(inputOf(files)).files["pages/x.json"];
  expect(JSON.parse(String(fixed))).toEqual({ title: "X", ...(meant as object) });
});

test("another mark in quotation marks, or nothing, is added to the text before it without a space", () => {
  const fixes = ['"a": "One"\n  "."', '"a": "One" "!"', '"a": "One" ""'].map(
    (line) => problemsOf({ "pages/x.json": around(line) }).find(({ code }) => code === "unexpected-text")?.fix,
  );
  expect(fixes).toEqual(["One.", "One!", "One"].map((one) => `make one text of them: "${one}".`));
});
