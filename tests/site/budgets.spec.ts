import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, pages, scrollThrough, test } from "./fixtures.ts";

/** Bytes on the wire (brotli), not times: they are the same on every machine. */
const FIRST_ROUND_TRIP = 14_600;
/** Who writes an article may write more than fits into the first. */
const SECOND_ROUND_TRIP = 3 * FIRST_ROUND_TRIP;
/** At load, with that in the document. */
const SCRIPT = 3 * 1024;
const SCRIPTS_AFTER_SCROLL = 32 * 1024;
const PICTURES_BEFORE_SCROLL = 150_000;
const REQUESTS_AT_LOAD = 5;

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const isPicture = (request: Request) => request.resourceType() === "image";
/** What a block in the first window needs to work, for example a form. */
const isBehaviour = (request: Request) => request.resourceType() === "script";

for (const { route, blocks } of pages) {
  test(`${route}: the document is small, and so is the script in it`, async ({ page, request }) => {
    const html = await (await request.get(route)).text();
    expect(brotliCompressSync(scriptIn(html)).length).toBeLessThanOrEqual(SCRIPT);

    const response = await page.goto(route);
    expect(await response!.headerValue("content-encoding")).toBe("br");
    const { responseHeadersSize, responseBodySize } = await response!.request().sizes();
    const isArticle = blocks.some(({ type }) => type === "article");
    expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(
      isArticle ? SECOND_ROUND_TRIP : FIRST_ROUND_TRIP,
    );
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
  const context = await browser.newContext({ viewport: WINDOWS[1]!, deviceScaleFactor: 3, isMobile: true });
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
  await page.setViewportSize(WINDOWS[0]!);
  const requests = requestsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await scrollThrough(page);
  // The carousel is the heaviest of them; when it is here, the small ones are.
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  const scripts = () => bytesOf(requests.filter((each) => each.resourceType() === "script"));
  await expect.poll(scripts).toBeGreaterThan(16 * 1024);
  expect(await scripts()).toBeLessThanOrEqual(SCRIPTS_AFTER_SCROLL);
});

/** The only script that is in a document. */
function scriptIn(html: string): string {
  const [script, ...others] = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map((match) => match[1]!);
  expect(others).toEqual([]);
  return script!;
}

/** What the page asks for from now on, once it is there. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return requests;
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
