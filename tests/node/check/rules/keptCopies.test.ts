/** Two files of one page, of which one is called as programs and people call copies: no words of either may be lost. */
import { describe, expect, test } from "vitest";
import { type Group, problemsOf, shortIntro, text, words } from "../site.ts";

const NAMES = ["a (Anna's conflicted copy 2026-11-27)", "a.sync-conflict-20261127", "Copy of a", "a (1)", "a.old"];
const intro = (heading: string) => shortIntro({ heading });
const whole = { route: "/a", ...words("The page a"), blocks: [intro("One"), intro("Two"), intro("Three")] };
const ITS_OWN =
  " If it is to be a page of its own, change this address, and its title and description too. Then add a link to it on another page.";

function fixFor(copy: Group | string, name = NAMES[0]!): string | undefined {
  const written = typeof copy === "string" ? copy : text({ ...whole, ...copy });
  const found = problemsOf({ "pages/a.json": text(whole), [`pages/${name}.json`]: written });
  return found.find(({ code }) => code === "duplicate-route")?.fix;
}

const over = (name: string) =>
  `take over into pages/a.json what is to stay of pages/${name}.json, then delete that copy.`;

test.each(NAMES)("%s that says the same", (name) => {
  expect(fixFor({}, name)).toBe(`both files say the same, so delete pages/${name}.json.${ITS_OWN}`);
});

test.each(NAMES)("%s with another sentence", (name) => {
  const blocks = [{ ...intro("One"), text: "Other words." }, intro("Two"), intro("Three")];
  expect(fixFor({ blocks }, name)).toBe(`${over(name)} The two differ in block 1 > "text".${ITS_OWN}`);
});

describe("with other blocks", () => {
  const only = `(only in pages/${NAMES[0]}.json)`;
  const other = (heading: string) => ({ ...intro(heading), text: "Other words." });
  test.each<[string, Group[], string]>([
    ["one less", [intro("One"), intro("Three")], "block 2 (only in pages/a.json)"],
    ["one more", [intro("New"), intro("One"), intro("Two"), intro("Three")], `block 1 ${only}`],
    ["two changed", [other("One"), other("Two"), intro("Three")], 'block 1 > "text" and block 2 > "text"'],
    ["another list", [intro("Four"), intro("Five")], '"blocks"'],
    ["a new field", [{ ...intro("One"), ground: "ink" }, intro("Two"), intro("Three")], `block 1 > "ground" ${only}`],
  ])("%s", (_, blocks, differ) => {
    expect(fixFor({ blocks })).toBe(`${over(NAMES[0]!)} The two differ in ${differ}.${ITS_OWN}`);
  });

  test("and so many changes that the other file may go as well", () => {
    const blocks = ["Four", "Five", "Six"].map(other);
    const named = 'block 1 > "heading", block 1 > "text", block 2 > "heading" and 3 more places';
    const rename = `If nothing of pages/a.json is to stay, delete that file and rename pages/${NAMES[0]}.json to it.`;
    expect(fixFor({ blocks })).toBe(`${over(NAMES[0]!)} The two differ in ${named}. ${rename}${ITS_OWN}`);
  });
});
