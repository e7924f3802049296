/** Cards in a wrong place of their pages, so that lists of pages do not find them. */
import { expect, test } from "vitest";
import { article, articleOf, block, page, problemsOf, sentences, text, told, words } from "../../site.ts";

test("the card is taken out, or the other page gets one", () => {
  const { card: _, ...plain } = article;
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindout", "/Old"] };
  expect(
    sentences(
      told({
        "pages/index.json": text(page(posts, { type: "cta", heading: "Go", button: { label: "On", href: "/Plain" } })),
        "pages/plain.json": text({
          ...plain,
          ...words("Another page"),
          blocks: [articleOf("Another page")],
          route: "/Plain",
          aliases: ["/Old"],
        }),
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (postCards "Recent Market Trends") > posts: "/Old" is an old address.
        Fix: take it out, with a comma beside it: "/Plain" has taken its place, which has no card to show. Or write "/Plain" and give that page a card: in pages/plain.json, add before "blocks", with a comma behind it and your own words for the three dots: "card": { "image": { "src": "…", "alt": "…" }, "title": "Another page in short", "text": "…" }.   [unknown-page]
    "
  `);
});

test("a page that a list names by its file waits until that is put right", () => {
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindout", "costs"] };
  const files = {
    "pages/index.json": text(page(posts)),
    "pages/costs.json": text({
      ...article,
      ...words("Another page"),
      blocks: [articleOf("Another page")],
      route: "/what-an-app-costs",
    }),
  };
  expect(problemsOf(files).map(({ code, fix }) => [code, fix])).toContainEqual([
    "bad-route",
    'write "/what-an-app-costs".',
  ]);
  expect(problemsOf(files).map(({ code }) => code)).not.toContain("orphan-page");
});
