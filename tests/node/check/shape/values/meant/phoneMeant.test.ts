import { expect, test } from "vitest";
import { phoneAdvice, phoneMeant } from "../../../../../../src/node/check/shape/values/meant/phoneMeant.ts";

test.each([
  ["0091 (0)79 / 4000-1234", "+91 79 4000 1234"],
  ["(0091) 00000-00000", "+91 00000 00000"],
  ["(0049) 30 1234567", "+49 30 1234567"],
  ["+49 30/123456", "+49 30 123456"],
  ["tel:+91 (0)79 4000", "+91 79 4000"],
  ["+44 2O 7946 O123", "+44 20 7946 0123"],
  ["+44 20 79OO l23I", "+44 20 7900 1231"],
  ["+91 00000 ooooo", "+91 00000 00000"],
  ["+91-OOOOO-ooooo", "+91 00000 00000"],
  ["+91 ooo 00000 lll", "+91 000 00000 111"],
  ["+91 98765 43210 o", "+91 98765 43210"],
  ["Tel. +91 00000 12345 (Mon–Fri 9.30 to 18.30)", "+91 00000 12345"],
  ["+91 00000 12345, from 9 to 18", "+91 00000 12345, from 9 to 18"],
  ["+44 2O 7946 call O123", "+44 2O 7946 call O123"],
])("%s is meant to be %s", (written, meant) => {
  expect(phoneMeant(written)).toBe(meant);
});

test("letters for keys are not left out, and a note behind a number is", () => {
  expect(phoneMeant("+91 00000 KITES")).toBe("+91 00000 KITES");
  expect(phoneAdvice("+91 00000 KITES")).toBe('write digits in the place of "KITES".');
  expect(phoneMeant("+49 30 1234567 BERLIN")).toBe("+49 30 1234567");
});

test("two numbers with a stroke between them stay two", () => {
  expect(phoneMeant("+91 79 4000 1234 / +91 79 4000 1235")).toContain("/");
});
