import { expect, test } from "vitest";
import { parseSheet } from "../../../src/node/css/parseSheet.ts";
import { writeSheet } from "../../../src/node/css/sheet.ts";
import { weave } from "../../../src/node/css/weave.ts";

/** Modules are named by the letter before a number. */
const moduleOf = (name: string) => /^[a-z](?=\d)/.exec(name)?.[0];
const woven = (...sheets: string[]) => writeSheet(weave(sheets.map(parseSheet), moduleOf));

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

test("a rule belongs to the module of its first class that is of one", () => {
  expect(woven("@layer a{.lead .a1{x:1}@media (x){.a1{x:2}}[data-on] .a2.is-on{x:3}}")).toBe(
    "@layer a{.lead .a1{x:1}@media (x){.a1{x:2}}[data-on] .a2.is-on{x:3}}",
  );
});
