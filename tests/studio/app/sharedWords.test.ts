import { expect, test } from "vitest";
import { siteOf } from "../../../src/studio/app/session.ts";
import { sharedOn, sharedWords } from "../../../src/studio/app/sharedWords.ts";
import { page, sessionWith } from "./site.ts";

const offer = { type: "shared", use: "offer" };

test.each([
  [0, "On no page", "It stands on no page yet."],
  [1, "On one page", "It stands on one page: “/1”."],
  [2, "On 2 pages", "It stands on 2 pages: “/1” and “/2”."],
  [5, "On 5 pages", "It stands on 5 pages: “/1”, “/2”, “/3”, “/4” and “/5”."],
  [6, "On 6 pages", "It stands on 6 pages: “/1”, “/2”, “/3”, “/4” and 2 others."],
])("of a shared block on %i pages it is said so, and by which titles they go", (count, short, whole) => {
  const routes = Array.from({ length: count }, (_, at) => `/${at + 1}`);
  // Twice on a page is on one page.
  const pages = routes.map((route) => [`pages${route}.json`, page(route, offer, offer)] as const);
  const site = siteOf(sessionWith({ "pages/index.json": page("/"), ...Object.fromEntries(pages) }));
  expect(sharedOn(site, "offer")).toBe(short);
  expect(sharedWords(site, "offer")).toBe(whole);
});
