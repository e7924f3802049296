/** Too many in the list of one entry, which can be parted where the list around it has room for another entry. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../site.ts";

const ROOM = 12;

/** The fix for a block whose first group of logos has one too many. */
function fixWith(groups: number): (string | undefined)[] {
  const logos = Array.from({ length: 17 }, (_, i) => ({ logo: "react", label: `React ${i}` }));
  const all = Array.from({ length: groups }, (_, i) => ({
    title: `Group ${i}`,
    logos: i === 0 ? logos : logos.slice(0, 2),
  }));
  const found = problemsOf({ "pages/index.json": text(page({ ...block("logoGrid"), groups: all })) });
  return found.filter(({ code }) => code === "too-many").map(({ fix }) => fix);
}

test("a group of logos becomes two, where one more has room", () => {
  expect(fixWith(2)).toEqual(["take 1 out, with a comma beside it, or make two of this group."]);
  expect(fixWith(ROOM - 1)).toEqual(fixWith(2));
  expect(fixWith(ROOM)).toEqual(["take 1 out, with a comma beside it."]);
});
