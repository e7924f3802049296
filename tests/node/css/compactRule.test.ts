import { expect, test } from "vitest";
import { compactRule } from "../../../src/node/css/compactRule.ts";

test.each([
  ["{gap:clamp(1rem, 2vw, 3rem)}", "{gap:clamp(1rem,2vw,3rem)}"],
  [
    "{top:calc(-1 * var(--a));left:calc((100% - var(--a)) / 2)}",
    "{top:calc(-1*var(--a));left:calc((100% - var(--a))/2)}",
  ],
  [
    '{content:" (" attr(title) ", a / b";quotes:"\\", " "x"}',
    '{content:" (" attr(title) ", a / b";quotes:"\\", " "x"}',
  ],
])("needs no white space around commas and signs: %s", (body, compact) => {
  expect(compactRule(body)).toBe(compact);
});

test("begins with display, and keeps the order of all others", () => {
  expect(compactRule("{gap:1rem;display:block;top:0;display:grid}")).toBe(
    "{display:block;display:grid;gap:1rem;top:0}",
  );
  expect(compactRule('{content:"a;b";display:grid}')).toBe('{display:grid;content:"a;b"}');
});

test("leaves nested rules where they are", () => {
  expect(compactRule("{top:0;&:hover{gap:0;display:grid}}")).toBe("{top:0;&:hover{gap:0;display:grid}}");
});
