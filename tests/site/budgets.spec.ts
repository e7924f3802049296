import { brotliCompressSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { expect, pages, scrollThrough, test } from "./fixtures.ts";
import {
  bytesOf,
  documentBytes,
  FIRST_ROUND_TRIP,
  isPicture,
  PICTURES_BEFORE_SCROLL,
  requestsOf,
  scriptIn,
  SECOND_ROUND_TRIP,
  WINDOWS,
} from "./requests.ts";

/** What has to be left of the first round trip for the words of authors. */
const WORDS = 1000;
/** At load, with that in the document. */
const SCRIPT = 3 * 1024;
/** The document, and the styles that it asks for after the first paint. */
const DOCUMENT_AND_STYLES = 19_900;
const SCRIPTS_AFTER_SCROLL = 32 * 1024;
const REQUESTS_AT_LOAD = 5;

/** What a block in the first window needs to work, for example a form. */
const isBehaviour = (request: Request) => request.resourceType() === "script";

for (const { route, blocks } of pages) {
  test(`${route}: the document is small, and so are the script in it and the styles after it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(route)).text();
    expect(brotliCompressSync(scriptIn(html)).length).toBeLessThanOrEqual(SCRIPT);

    const isArticle = blocks.some(({ type }) => type === "article");
    const size = await documentBytes(await page.goto(route));
    expect(size).toBeLessThanOrEqual(isArticle ? SECOND_ROUND_TRIP : FIRST_ROUND_TRIP - WORDS);

    const late = await request.get(/data-late="([^"]*)"/.exec(html)![1]!);
    expect(size + brotliCompressSync(await late.body()).length).toBeLessThanOrEqual(DOCUMENT_AND_STYLES);
  });

  for (const viewport of WINDOWS) {
    test(`${route}: little is asked for at first, and nothing twice, at ${viewport.width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(viewport);
      const requests = requestsOf(page);
      await page.goto(route, { waitUntil: "networkidle" });
      const urls = requests.map((each) => each.url());
      expect(new Set(urls).size, urls.join("\n")).toBe(urls.length);
      const needed = requests.filter((each) => !isPicture(each) && !isBehaviour(each));
      // With the page's first picture there are five.
      expect(needed.length, urls.join("\n")).toBeLessThan(REQUESTS_AT_LOAD);
      const inDocument = brotliCompressSync(scriptIn(await (await request.get(route)).text())).length;
      expect(inDocument + (await bytesOf(requests.filter(isBehaviour)))).toBeLessThanOrEqual(SCRIPT);
      expect(requests.filter((each) => /fetch|xhr/.test(each.resourceType()))).toEqual([]);
      expect(await bytesOf(requests.filter(isPicture))).toBeLessThanOrEqual(PICTURES_BEFORE_SCROLL);
    });
  }
}

test("a phone with three pixels for each gets no larger pictures than it needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: WINDOWS[1], deviceScaleFactor: 3, isMobile: true });
  const page = await context.newPage();
  const requests = requestsOf(page);
  await page.goto(`${baseURL!}/portfoliopage`, { waitUntil: "networkidle" });
  expect(await bytesOf(requests.filter(isPicture))).toBeLessThanOrEqual(PICTURES_BEFORE_SCROLL);
  await context.close();
});

test("pictures of the portfolio that have been seen stay drawn", async ({ page }) => {
  await page.goto("/portfoliopage");
  const pictures = page.locator("[data-gallery] img");
  const drawn = () =>
    pictures.evaluateAll((all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(await drawn()).toBeLessThan(await pictures.count());
  await scrollThrough(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await drawn()).toBe(await pictures.count());
});

test("the home page pays for its widgets only, and only when they are near", async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]);
  const requests = requestsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await scrollThrough(page);
  // The carousel is the heaviest of them; when it is here, the small ones are.
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  const scripts = () => bytesOf(requests.filter((each) => each.resourceType() === "script"));
  await expect.poll(scripts).toBeGreaterThan(16 * 1024);
  expect(await scripts()).toBeLessThanOrEqual(SCRIPTS_AFTER_SCROLL);
});
