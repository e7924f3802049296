/** One entry left in a list that needs several. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, schemas, text, types } from "../../site.ts";

/** What is said of each block whose list needs several entries, with only the first of them. */
function fixesOf(): [type: string, fix: string | undefined][] {
  return types.flatMap((type) => {
    const { properties = {} } = schemas[`blocks/${type}.schema.json`]!;
    const [list] = Object.keys(properties).filter((name) => Number(properties[name]!["minItems"]) > 1);
    if (list === undefined) return [];
    const own = block(type);
    const blocks = [block("hero"), { ...own, [list]: (own[list] as Group[]).slice(0, 1) }];
    const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
    return found.map(({ fix }): [string, string | undefined] => [type, fix!.replace(/^add .*? words/, "…")]);
  });
}

test("what can be done with a block whose list has one entry left", () => {
  expect(fixesOf()).toMatchInlineSnapshot(`
    [
      [
        "accordion",
        "…. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      ],
      [
        "article",
        "… and its "id". Or take this block out.",
      ],
      [
        "cardGrid",
        "…. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      ],
      [
        "carousel",
        "…. Or take this block out.",
      ],
      [
        "contactDetails",
        "…. Or take this block out.",
      ],
      [
        "portfolioGrid",
        "…. Or take this block out.",
      ],
      [
        "process",
        "…. Or take this block out.",
      ],
      [
        "servicesGrid",
        "… and where it leads. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      ],
      [
        "tabs",
        "…. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      ],
    ]
  `);
});
