/** Values without quotation marks, under names that a group does not have. */
import { expect, test } from "vitest";
import { problemsOf } from "../site.ts";

const lines = (line: string) =>
  `{\n  "route": "/x",\n  "blocks": [\n    {\n      "type": "testimonials",\n      "items": [\n        {\n          "quote": "We asked for one app.",\n          ${line}\n        }\n      ]\n    }\n  ]\n}\n`;
const ownOf = (line: string) =>
  problemsOf({ "pages/x.json": lines(line) }).filter((problem) => problem.line === 9 && problem.severity === "error");

test.each([
  '"stars": ★★★★★',

  '"colour": dark blue',
  '"stars": five of five,\n          "name": "Client name"',
])("%s goes at once", (line) => {
  expect(ownOf(line).map(({ code, fix }) => [code, fix!.startsWith("take it out")])).toEqual([
    ["unknown-property", true],
  ]);
});

test.each([
  ['"name": Client name', ["unquoted-text"]],
  ['"nmae": Client name', ["unknown-property", "unquoted-text"]],
])("%s stays, with its marks", (line, codes) => {
  expect(ownOf(line).map(({ code }) => code)).toEqual(codes);
});

test("what is said of it", () => {
  const said = ownOf('"stars": ★★★★★').map(({ sentence, fix }) => `${sentence} ${fix}`);
  expect(said).toEqual([
    'In block 1 (testimonials) > quote 1: "stars" is not something a quote has. take it out, with the comma before it: no stars are shown. The words of the quote can say it.',
  ]);
});
