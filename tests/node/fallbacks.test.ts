import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { leadOnMarkup, movedDocument, spellingsIn } from "../../src/node/fallbacks.ts";

const page = { alias: "/old", route: "/new", title: 'Apps & "sites"', language: "de", url: "https://example.com" };
const html = movedDocument(readFileSync("index.html", "utf8"), page, "lead()");

test.each([
  ["its language", '<html lang="de">'],
  ["the page's title", "<title>Apps &amp; &quot;sites&quot;</title>"],
  ["that search engines leave it out", '<meta name="robots" content="noindex">'],
  ["where the page lives", '<link rel="canonical" href="https://example.com/new">'],
  ["browsers without scripts to go there", '<noscript><meta http-equiv="refresh" content="0; url=/new"></noscript>'],
  ["a link for people", '<main><h1><a href="/new">Apps &amp; &quot;sites&quot;</a></h1></main>'],
  ["which script may run", `script-src 'self' 'sha256-${createHash("sha256").update("lead()").digest("base64")}'`],
])("the page at an old address says %s", (_what, part) => {
  expect(html).toContain(part);
});

test("its script knows of this one page", () => {
  expect(spellingsIn(html)).toEqual({ "/old": "/new", "/new": "/new" });
});

test("what is written into a document can be read from it", () => {
  expect(spellingsIn(leadOnMarkup({ "/a": "/A" }, ""))).toEqual({ "/a": "/A" });
});
