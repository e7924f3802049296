import { expect, test } from "vitest";
import { parseSheet } from "../../../src/node/css/parseSheet.ts";
import { attributesIn, keepRules, layerOrder, splitSheet, writeSheet } from "../../../src/node/css/sheet.ts";

const CSS = [
  "@layer base{a{color:red}}@layer ui,blocks;",
  "@layer blocks{.a .b,.c{top:0}@media (width<=720px){.b:hover{top:1px}}@media print{.a{top:2px}}}",
  '@font-face{font-family:X;src:url("x.woff2")}@keyframes turn{from{rotate:none}to{rotate:1turn}}',
].join("");

test("a sheet is written as it was read", () => {
  expect(writeSheet(parseSheet(CSS))).toBe(CSS);
});

test.each([
  [".a .b{x:y}", ["a"], ""],
  [".a .b{x:y}", ["a", "b"], ".a .b{x:y}"],
  [".a,.b{x:y}", ["b"], ".b{x:y}"],
  [".a:not(.b){x:y}", ["a"], ".a:not(.b){x:y}"],
  [".a:has(.b,.c){x:y}", ["a"], ""],
  [".a:has(.b,.c){x:y}", ["a", "c"], ".a:has(.b,.c){x:y}"],
  [":is(.a .b,p){x:y}", [], ":is(.a .b,p){x:y}"],
  ["@media print{.a{x:y}}", [], ""],
  ["@layer ui{@starting-style{.a[open]{x:y}}}", ["a"], "@layer ui{@starting-style{.a[open]{x:y}}}"],
  ["p,:root:has(dialog:modal){x:y}", [], "p,:root:has(dialog:modal){x:y}"],
  [".a[data-size=wide]{x:y}", ["a"], ""],
  [
    '.a:is([data-size="2"],[data-size="3"]){x:y}',
    ["a", 'data-size="3"'],
    '.a:is([data-size="2"],[data-size="3"]){x:y}',
  ],
  [
    ".a[data-open],.a[data-size^=w],.a[aria-busy=true]{x:y}",
    ["a"],
    ".a[data-open],.a[data-size^=w],.a[aria-busy=true]{x:y}",
  ],
])("of %s, where there is %j, stays %j", (css, there, kept) => {
  expect(writeSheet(keepRules(parseSheet(css), (need) => there.includes(need)))).toBe(kept);
});

test("the attributes that a sheet knows values of are found at any depth", () => {
  const css = "@layer ui{@media print{.a:has([data-size=wide]){x:y}}}[data-open],[data-kind=text]{x:y}";
  expect(attributesIn(parseSheet(css))).toEqual(["data-size", "data-kind"]);
});

test("what is for paper is taken out of its layers, in its order", () => {
  const [screen, print] = splitSheet(parseSheet(CSS), (head) => head === "@media print");
  expect(writeSheet(print)).toBe("@layer blocks{@media print{.a{top:2px}}}");
  expect(writeSheet(screen)).toBe(CSS.replace("@media print{.a{top:2px}}", ""));
});

test("the order of layers is told by the first mention of each", () => {
  expect(layerOrder(parseSheet(CSS))).toBe("@layer base,ui,blocks;");
});
