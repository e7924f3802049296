import { expect, test } from "vitest";
import { canonicalAddress, knownSpellings, plainSpelling } from "../../src/model/spelling.ts";
import { spellings, unknown } from "../support/addresses.ts";
import { pages } from "../support/pages.ts";

const known = knownSpellings(pages);

test.each(spellings)("%s leads to %s", (address, canonical) => {
  expect(canonicalAddress(address, known)).toBe(canonical);
});

test.each(unknown.map((address) => [address.slice(0, 40), address]))("%s leads nowhere", (_short, address) => {
  expect(canonicalAddress(address, known)).toBeUndefined();
});

test.each(pages.map(({ route }) => route))("%s is at home", (route) => {
  for (const rest of ["", "?a=1", "#b", "?a=1#b"]) expect(canonicalAddress(route + rest, known)).toBeUndefined();
});

test("query and hash go along", () => {
  expect(canonicalAddress("/Contact/?a=1?b#c?d", known)).toBe("/contact?a=1?b#c?d");
});

test("where an alias is also a page, the page wins, whichever comes first", () => {
  const both = [{ route: "/a" }, { route: "/b", aliases: ["/A"] }];
  for (const order of [both, both.toReversed()]) expect(canonicalAddress("/A", knownSpellings(order))).toBe("/a");
});

test.each([
  ["/", "/"],
  ["/a-1/b", "/a-1/b"],
  ["/index", "/"],
  ["/a/index", "/a"],
  ["/index/a", "/index/a"],
  ["/a/", "/a"],
  ["//a", "/a"],
  ["/A.html", "/a"],
  ["/indexes", "/indexes"],
])("%s is plainly %s", (path, plain) => {
  expect(plainSpelling(path)).toBe(plain);
});
