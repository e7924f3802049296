import { describe, expect, test } from "vitest";
import { movePage } from "../../../src/node/page/movePage.ts";
import { newPage } from "../../../src/node/page/newPage.ts";
import { after, errorsOf, inputOf, siteWith, toldBy } from "./site.ts";

describe("the address of the site before that of the page is taken away in what is suggested", () => {
  test.each([
    "kites.example/our-prices",
    "www.kites.example/our-prices",
    "KITES.example/Our-Prices/",
    "//kites.example/our-prices",
    "http://kites.example/our-prices",
    "https://kites.example/our-prices?x=1#y",
    "kites.example:443/our prices.html",
    "our prices",
  ])("%s", (route) => {
    for (const told of [
      newPage(inputOf(siteWith()), { route }),
      movePage(inputOf(siteWith()), { from: "/team", to: route }),
    ])
      expect(toldBy(told)).toContain('\nWrite "/our-prices".\n');
  });

  test("not the address of the site alone, nor a folder that is called like it", () => {
    expect(toldBy(newPage(inputOf(siteWith()), { route: "kites.example" }))).not.toContain("Write");
    expect(toldBy(newPage(inputOf(siteWith()), { route: "/kites.example/prices" }))).toContain(
      'Write "/kites-example/prices".',
    );
  });
});

describe("a file gets a name although its address begins with a sign", () => {
  test.each([
    ["/-x", "pages/x.json"],
    ["/--x-y", "pages/x-y.json"],
    ["/_x", "pages/x.json"],
    ["/-_x", "pages/x.json"],
    ["/-", "pages/page.json"],
    ["/prices/-x", "pages/prices/x.json"],
    ["/prices/_", "pages/prices.json"],
    ["/x-", "pages/x-.json"],
  ])("%s: %s", (route, file) => {
    const outcome = newPage(inputOf(siteWith()), { route });
    const files = after(siteWith(), outcome);
    expect(outcome.changes.map((change) => change.file)).toEqual([file]);
    expect(errorsOf(files)).toEqual([]);
  });

  test("a file that has the name already is told", () => {
    expect(toldBy(newPage(inputOf(siteWith()), { route: "/-team" }))).toMatchInlineSnapshot(`
      "
      pages/team.json exists already: it is the page "/team". Give the file another name, for example --file team-2.
      Nothing was changed.
      "
    `);
  });

  test("a page that moves there keeps its file", () => {
    const outcome = movePage(inputOf(siteWith()), { from: "/team", to: "/-people" });
    expect(toldBy(outcome)).toContain(
      "The file keeps its name, pages/team.json: pages/-people.json cannot be its name.",
    );
  });
});

test.each(["/news", "/old-news", "/Old-News/", "/NEWS.html", "pages/news.json"])(
  "a copy of a page, by any of its addresses: %s",
  (from) => {
    const outcome = newPage(inputOf(siteWith()), { route: "/more-news", from });
    expect(toldBy(outcome)).toContain('pages/more-news.json is the new page "/more-news": a copy of "/news".');
    expect(errorsOf(after(siteWith(), outcome))).toEqual([]);
  },
);

test("not of a page that there is not", () => {
  expect(toldBy(newPage(inputOf(siteWith()), { route: "/more-news", from: "/nwes" }))).toContain(
    'No page lives at "/nwes". Did you mean "/news"?',
  );
});
