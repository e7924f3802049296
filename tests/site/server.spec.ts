import { expect, pages, test } from "./fixtures.ts";

test.describe("addresses", () => {
  const redirects: [from: string, to: string][] = [
    ["/Contact", "/contact"],
    ["/CONTACT/", "/contact"],
    ["/contact%20", "/contact"],
    ["/contact.html", "/contact"],
    ["/index.html", "/"],
    ["/contact/?from=mail", "/contact?from=mail"],
    ...pages.flatMap(({ route, aliases = [] }) => aliases.map((alias): [string, string] => [alias, route])),
  ];
  for (const [from, to] of redirects) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()["location"]).toBe(to);
    });
  }

  test("an unknown address gets the not-found page with status 404", async ({ request }) => {
    const response = await request.get("/nowhere/at-all");
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("There is no page at this address.");
  });
});

test("pages are compressed and never stale, hashed files are kept", async ({ request }) => {
  const home = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(home.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(await home.text())![1]!;
  const response = await request.get(font);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("the sitemap lists every page once", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(pages.map(({ route }) => route).toSorted());
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});
