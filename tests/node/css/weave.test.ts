import { expect, test } from "vitest";
import { parseSheet } from "../../../src/node/css/parseSheet.ts";
import { writeSheet } from "../../../src/node/css/sheet.ts";
import { weave } from "../../../src/node/css/weave.ts";

const woven = (...sheets: string[]) => writeSheet(weave(sheets.map(parseSheet)));

test("what is in one layer stands together, and what is in none comes last", () => {
  expect(woven("@layer a,b;@layer a{.a1{x:1}}p{x:2}", "@layer b{.b1{x:3}}@layer a{.c1{x:4}}@media print{p{x:5}}")).toBe(
    "@layer a{.a1{x:1}.c1{x:4}}@layer b{.b1{x:3}}p{x:2}@media print{p{x:5}}",
  );
});

test("rules of several modules share a condition", () => {
  expect(woven("@layer a{.a1{x:1}@media (x){.a1{x:2}}.b1{x:3}@media (x){.b1{x:4}}}")).toBe(
    "@layer a{.a1{x:1}.b1{x:3}@media (x){.a1{x:2}.b1{x:4}}}",
  );
});

test("rules of one module, and those of none, keep their order", () => {
  const a = "@layer a{@media (x){.a1{x:1}}.a1{x:2}@media (y){.a1{x:3}}@media (x){.a1{x:4}}}";
  const b = "@layer a{.b1{x:1}@media (x){.b1{x:2}}@media (z){.b1{x:3}}}";
  expect(woven(a)).toBe(a);
  expect(woven("@layer a{p{x:1}@media (x){p{x:2}}b{x:3}}")).toBe("@layer a{p{x:1}@media (x){p{x:2}}b{x:3}}");
  expect(woven(a, b)).toBe(
    "@layer a{.b1{x:1}@media (x){.a1{x:1}.b1{x:2}}.a1{x:2}@media (y){.a1{x:3}}@media (x){.a1{x:4}}@media (z){.b1{x:3}}}",
  );
});
