/** A whole link in the place of an address. */
import { expect, test } from "vitest";
import { fixesOf } from "../site.ts";

test("the words of a whole link that its address leaves out", () => {
  const fixFor = (label: string, href: string) => fixesOf({ button: { label, href } });
  expect(fixFor("Go", "[Our apps](/contact)")).toEqual(['write "/contact". The words "Our apps" find no place there.']);
  expect(fixFor("Our apps", "[Our apps](/contact)")).toEqual(['write "/contact".']);
  expect(fixFor("Go", "[ ](/contact)")).toEqual(['write "/contact".']);
  expect(fixFor("Go", "contact.html")).toEqual(['write "/contact".']);
});
