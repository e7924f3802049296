/** A link to an anchor that moved to another page. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { inputOf, page, pageAt, shortIntro, siteWith, text } from "../../site.ts";

test("a place that was moved to a page of its own, to which no link leads so far", () => {
  const site = siteWith({
    "pages/index.json": text(page(shortIntro({ text: "See [the form](#form)." }))),
    "pages/write.json": text(pageAt("/write", shortIntro({ id: "form" }))),
  });
  // The page that links to all others.
  const all = String(site["pages/all.json"]).replaceAll("/write", "/blog");
  const found = check(inputOf({ ...site, "pages/all.json": all }));
  expect(found.filter(({ code }) => code === "broken-anchor").map(({ fix }) => fix)).toEqual([
    'write "/write#form": that page has it, and no link leads there.',
  ]);
});
