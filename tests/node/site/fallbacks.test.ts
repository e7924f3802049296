import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addressList, redirectMarkup, movedDocument, spellingsIn } from "../../../src/node/site/fallbacks.ts";

const page = { alias: "/old", route: "/new", title: 'Apps & "sites"', language: "de", url: "https://example.com" };
const noFile = () => expect.unreachable();
const html = movedDocument(readFileSync("index.html", "utf8"), page, "lead()");

test.each([
  ["its language", '<html lang="de" data-words="long">'],
  ["the page's title", "<title>Apps &amp; &quot;sites&quot;</title>"],
  ["that search engines leave it out", '<meta name="robots" content="noindex">'],
  ["where the page lives", '<link rel="canonical" href="https://example.com/new">'],
  ["browsers without scripts to go there", '<noscript><meta http-equiv="refresh" content="0; url=/new"></noscript>'],
  ["a link for people", '<main><h1><a href="/new">Apps &amp; &quot;sites&quot;</a></h1></main>'],
  ["that pictures are its own", "; img-src 'self'; "],
  ["which script may run", `script-src 'self' 'sha256-${createHash("sha256").update("lead()").digest("base64")}'`],
])("the page at an old address says %s", (_what, part) => {
  expect(html).toContain(part);
});

test("its script knows of this one page", () => {
  expect(spellingsIn(html, noFile)).toEqual({ "/old": "/new", "/new": "/new" });
});

test("no address can end what it knows", () => {
  const told = { "/</script>": "/new" };
  expect(spellingsIn(redirectMarkup(told, ""), noFile)).toEqual(told);
});

test.each([
  ["few", 3, []],
  ["most that are in the document", 157, []],
  ["one more, which are in a file", 158, ["data/all.addresses.json"]],
  ["many", 10_000, ["data/all.addresses.json"]],
])("the document says of %s addresses what can be read from it", (_what, count, names) => {
  const pages = Array.from({ length: count }, (_, i) => ({ route: `/Page/${1000 + i}` }));
  const { told, files } = addressList(pages);
  const document = redirectMarkup(told, "");
  expect(Object.keys(files)).toEqual(names);
  expect(document.length).toBeLessThan(4300);
  const read = (path: string) => files[path.slice(1)]!;
  expect(spellingsIn(document, read)).toEqual(
    Object.fromEntries(pages.map(({ route }) => [route.toLowerCase(), route])),
  );
});
