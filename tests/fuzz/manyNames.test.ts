/** In a long list of names the same ones are near as in a short one. */
import { array, assert, constantFrom, property, tuple, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { nearest, sameLetters } from "../../src/node/check/wording/suggest.ts";
import { parameters } from "./settings.ts";

const letter = constantFrom(..."abcdeiost-_/ éА12".split(""));
const name = array(letter, { maxLength: 9 }).map((letters) => letters.join(""));
const far = Array.from({ length: 100 }, (_, i) => `page 777 of ${i}, which is called like no other one`);

test("whatever is asked for", () => {
  assert(
    property(tuple(name, uniqueArray(name, { maxLength: 60 })), ([asked, names]) => {
      const many = [...far, ...names];
      expect(nearest(asked, many), `${asked} in ${names}`).toEqual(nearest(asked, names));
      expect(sameLetters(asked, many), `${asked} in ${names}`).toBe(sameLetters(asked, names));
    }),
    { ...parameters, numRuns: 3_000 },
  );
});

test.each([
  ["/contcat", ["/contact"]],
  ["/Contact us", ["/contact-us"]],
  ["/contacts", ["/contact"]],
  ["/page/12", ["/page-12"]],
  ["/nothing", []],
])("%s", (asked, meant) => {
  expect(nearest(asked, [...far, "/contact-us", "/contact", "/page-12", "/blog"])).toEqual(meant);
});
