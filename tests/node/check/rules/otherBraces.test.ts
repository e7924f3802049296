/** Names that are filled in, with a bracket of another kind in the place of a brace. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["Write to {email).", 'nothing is filled in for {email): ) stands where } belongs. write "{email}".'],
  ["Call (us) at {phone).", 'nothing is filled in for {phone): ) stands where } belongs. write "{phone}".'],
  ["Write to us (at {email).", 'nothing is filled in for {email as it is written. write "{email}".'],
  ["Write to {email].", 'nothing is filled in for {email]: ] stands where } belongs. write "{email}".'],
  ["Write to (email}.", 'nothing is filled in for (email}: ( stands where { belongs. write "{email}".'],
])("%s", (written, said) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([said]);
});
