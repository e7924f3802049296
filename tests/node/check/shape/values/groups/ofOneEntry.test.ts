/** What belongs to one entry of a list, and what a field of it is to say. */
import { expect, test } from "vitest";
import { block, page, problemsOf, shortHero, text } from "../../../site.ts";

type Written = Record<string, unknown>;

/** What is told of the entries of a list in the first example of a block. */
function saidOf(type: string, list: string, entries: readonly unknown[]): string[] {
  const written = { ...block(type), [list]: entries } as Written;
  const files = { "pages/index.json": text(page(shortHero("A kite"), written as never)) };
  return problemsOf(files).map(({ message, fix }) => `${message.replace(/^.*?(?<!http): /, "")} ${fix}`);
}

const STAGE = { title: "We reply", text: "You get our questions." };

test("a title and a text in a row are one entry", () => {
  const stages = (...written: unknown[]) => saidOf("process", "stages", [...written, STAGE]);
  expect([
    ...stages("We look", "We read your letter."),
    ...stages("We look", "We read your letter.", "We ask", "You get our questions at once."),
    ...stages("We look", "We ask"),
  ]).toMatchInlineSnapshot(`
    [
      "two of the entries of "stages" are texts, but each stage should be a group of fields in { }. write both as one stage: { "title": "We look", "text": "We read your letter." }.",
      "four of the entries of "stages" are texts, but each stage should be a group of fields in { }. write each two of them as one stage, like this: { "title": "We look", "text": "We read your letter." }.",
      "two of the entries of "stages" are texts, but each stage should be a group of fields in { }. write each stage in the same [ ] like this: { "title": "We look" }.",
    ]
  `);
});

test.each([
  { hFive: "We begin", pFive: "It works." },
  { h3: "We begin", p3: "It works." },
  { title1: "We begin", text1: "It works." },
])("names with a number: %o", (stage) => {
  const [first, second] = Object.keys(stage);
  expect(saidOf("process", "stages", [STAGE, stage])).toEqual([
    `"${first}" is not something a stage has. rename it to "title".`,
    `"${second}" is not something a stage has. rename it to "text".`,
  ]);
});

test("a drawing that is missing is the one that the words of its entry name, and no example", () => {
  const card = (title: string) => ({ title, text: "We do it." });
  const logo = (label: string) => [{ title: "Ours", logos: [{ label }] }];
  expect([
    ...saidOf("servicesGrid", "items", [card("Local SEO")]),
    ...saidOf("servicesGrid", "items", [card("Voice search")]),
    ...saidOf("logoGrid", "groups", logo("Figma")),
    ...saidOf("logoGrid", "groups", logo("Our own")),
  ]).toMatchInlineSnapshot(`
    [
      ""items" has one, and needs at least two. add one more: copy one from { to }, put a comma between, and change its words. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      "the "pictogram" is missing. add "pictogram": "seo/local-seo" before the other fields, with a comma at the end.",
      ""items" has one, and needs at least two. add one more: copy one from { to }, put a comma between, and change its words. If it should stand alone, say it in a block "intro" in the place of this one, or take this block out.",
      "the "pictogram" is missing. add "pictogram": "…" before the other fields, with a comma at the end. For … write the name of a drawing. docs/blocks.md has all names.",
      "the "logo" is missing. add "logo": "figma" before the other fields, with a comma at the end.",
      "the "logo" is missing. add "logo": "…" before the other fields, with a comma at the end. For … write the name of a logo. docs/blocks.md has all names.",
    ]
  `);
});
