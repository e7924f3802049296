/** Names that other programs have for the id of a place, such as the old "name" of HTML. */
import { expect, test } from "vitest";
import { block, page, problemsOf, shortIntro, text, toldOf, type Group } from "../../../site.ts";

const link = shortIntro({ text: "See [the rules](#rules)." });

test("a name whose value a link asks for is the id, and the link is not told of", () => {
  expect(toldOf(link, { ...block("faq"), heading: "Rules of hire", name: "rules" })).toMatchInlineSnapshot(`
    "pages/index.json:27:7   In block 2 (faq "Rules of hire"): "name" is not something a faq has.
        27 |       "name": "rules"
           |       ^^^^^^
        Fix: rename it to "id".                                      [unknown-property]"
  `);
});

test.each(["name", "key", "ref", "anchorId", "label", "target"])("so is %s", (name) => {
  const written = text(page(link, { ...block("accordion"), [name]: "rules" }));
  expect(problemsOf({ "pages/index.json": written }).map(({ code, fix }) => [code, fix])).toEqual([
    ["unknown-property", 'rename it to "id".'],
  ]);
});

test.each(["name", "slug", "key", "hash", "label"])("a section that lacks its id has it as %s", (name) => {
  const [{ id, ...section }, ...others] = block("article")["sections"] as [Group, ...Group[]];
  const article = { ...block("article"), sections: [{ [name]: id!, ...section }, ...others] };
  const written = text(page(shortIntro({}), article));
  expect(problemsOf({ "pages/index.json": written }).map(({ code, fix }) => [code, fix])).toEqual([
    ["unknown-property", 'rename it to "id".'],
  ]);
});

test("words that no address has stay words, and a slip in another field stays that", () => {
  const [{ heading, ...section }, ...others] = block("article")["sections"] as [Group, ...Group[]];
  const fixes = [
    { ...block("accordion"), name: "Rules of hire" },
    { ...block("accordion"), hedaing: "rules" },
    { ...block("article"), sections: [{ name: heading!, ...section }, ...others] },
  ].map((each) => problemsOf({ "pages/index.json": text(page(link, each)) }).map(({ code, fix }) => [code, fix]));
  expect(fixes).toMatchInlineSnapshot(`
    [
      [
        [
          "broken-anchor",
          "give the block that is meant "id": "rules", lead the link elsewhere, or take it out.",
        ],
        [
          "unknown-property",
          ""heading" is there already; keep one of the two, and call it "heading", or put these words into "text" as well.",
        ],
      ],
      [
        [
          "broken-anchor",
          "give the block that is meant "id": "rules", lead the link elsewhere, or take it out.",
        ],
        [
          "unknown-property",
          ""heading" is there already; keep one of the two, or join the words of both, and call it "heading".",
        ],
      ],
      [
        [
          "broken-anchor",
          "give the block or the part of one that is meant "id": "rules", lead the link elsewhere, or take it out.",
        ],
        [
          "unknown-property",
          "rename it to "heading".",
        ],
      ],
    ]
  `);
});
