import { expect, test } from "vitest";
import { completeTitle } from "../../src/model/title.ts";

test.each([
  ["Artisans at work", "Art", "Artisans at work | Art"],
  ["Smart people", "art", "Smart people | art"],
  ["Art2 and more", "Art", "Art2 and more | Art"],
  ["Artisans of Art", "Art", "Artisans of Art"],
  ["Art's people", "Art", "Art's people"],
  ["C++ (Ltd) at work", "C++ (Ltd)", "C++ (Ltd) at work"],
  ["关于艺术公司的一切", "艺术公司", "关于艺术公司的一切"],
])("%s of %s is %s", (title, company, complete) => {
  expect(completeTitle({ title }, company)).toBe(complete);
});
