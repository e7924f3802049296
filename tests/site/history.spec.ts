import type { Page } from "@playwright/test";
import { expect, goFor, holdBack, test, twoFrames } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const ARTICLE = "/IosorAndroidFindout";
const PLACES = ["#audience", "#functions", "#conclusion"];

/** Follows a link of the page that is shown, without a document load. Returns where the page was scrolled. */
async function follow(page: Page, path: string, focused = "#main h1"): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await goFor(page, link);
  const top = await page.evaluate(() => (Object.assign(globalThis, { sameDocument: true }), scrollY));
  // A real click could scroll the page first.
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(path);
  await expect(page.locator(focused)).toBeFocused();
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  return top;
}

async function followPlace(page: Page, place: string): Promise<void> {
  await page.locator(`main a[href="${place}"]`).filter({ visible: true }).first().click();
  await expectPlace(page, place);
}

/** A section that a link has led to stands under the header. */
async function expectPlace(page: Page, place: string): Promise<void> {
  await expect.poll(() => topOf(page, place)).toBe(96);
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), top);
  await twoFrames(page);
  await expectTop(page, top);
}

async function expectTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

async function expectPage(page: Page, path: string, top: number): Promise<void> {
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
  await expectTop(page, top);
}

const ARRIVALS: Record<string, (page: Page) => Promise<void>> = {
  "by a document load": async (page) => void (await page.goto(ARTICLE)),
  "without a document load": async (page) => {
    await page.goto("/blog");
    await follow(page, ARTICLE);
  },
  "by Back, without a document load": async (page) => {
    await page.goto(ARTICLE);
    await follow(page, "/blog");
    await page.goBack();
    await expectPage(page, ARTICLE, 0);
  },
};
for (const [arrival, arrive] of Object.entries(ARRIVALS)) {
  test(`Back and Forward lead through the places of an article that was reached ${arrival}`, async ({ page }) => {
    await arrive(page);
    for (const place of PLACES) await followPlace(page, place);
    await scrollTo(page, (await page.evaluate(() => Math.round(scrollY))) + 50);

    for (const place of PLACES.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectPlace(page, place);
    }
    await page.goBack();
    await expectTop(page, 0);
    for (const place of PLACES.slice(0, -1)) {
      await page.goForward();
      await expectPlace(page, place);
    }
    // Where it was left, not where its link had led.
    await page.goForward();
    await expect.poll(() => topOf(page, PLACES.at(-1)!)).toBe(46);
  });
}

test("Back from another page leads to where the article was left, then through its places", async ({ page }) => {
  await page.goto("/blog");
  await follow(page, ARTICLE);
  for (const place of PLACES) await followPlace(page, place);
  const left = await follow(page, "/contact");
  await expectTop(page, 0);
  await page.goBack();
  await expectPage(page, ARTICLE, left);
  await page.goBack();
  await expectPlace(page, "#functions");
  await page.goForward();
  await expectTop(page, left);
  await page.goForward();
  await expectPage(page, "/contact", 0);
});

test("a place that was left before React came is there again after Back", async ({ page }) => {
  await page.goto(ARTICLE);
  for (const place of PLACES) await followPlace(page, place);
  const left = await follow(page, "/contact");
  await page.goBack();
  await expectPage(page, ARTICLE, left);
  await page.goBack();
  await expectPlace(page, "#functions");
  await page.goForward();
  await page.goForward();
  await expectPage(page, "/contact", 0);
  // Over entries whose positions nobody saw.
  await page.evaluate(() => history.go(-3));
  await expectPlace(page, "#audience");
});

test("the place of a link to another page is scrolled to, by Back and Forward as well", async ({ page }) => {
  await page.goto("/");
  await follow(page, "/contact");
  // Such a link stands in texts of authors.
  await page.evaluate(() =>
    document.querySelector("#main")!.insertAdjacentHTML("afterbegin", '<a href="#form">Form</a>'),
  );
  await followPlace(page, "#form");
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await page.goBack();
  await expectTop(page, 0);
  await page.goForward();
  await expectTop(page, top);
});

test("each page keeps its own position when one of them has places", async ({ page }) => {
  await page.goto("/");
  const left = await follow(page, ARTICLE);
  expect(left).toBeGreaterThan(1000);
  await followPlace(page, "#functions");
  await page.goBack();
  await expectPage(page, ARTICLE, 0);
  await page.goBack();
  await expectPage(page, "/", left);
});

test("the page that is left stays where it is until the one before is there", async ({ page }) => {
  await page.goto("/");
  await scrollTo(page, 3000);
  const left = await follow(page, "/contact");
  await scrollTo(page, 200);
  const arrive = await holdBack(page, /\/data\/index\.json$/);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await twoFrames(page);
  await expectPage(page, "/contact", 200);
  arrive();
  await expectPage(page, "/", left);
  await page.goForward();
  await expectPage(page, "/contact", 200);
});

test("a page that cannot be had, and was left while it was fetched, does not load the one that is shown again", async ({
  page,
}) => {
  await page.goto("/");
  await follow(page, "/contact");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/data\/index\.json$/, (route) => failed.then(() => route.abort("aborted")));
  const asked = page.waitForRequest(/\/data\/index\.json$/);
  await page.goBack();
  await asked;
  await page.goForward();
  await expectPage(page, "/contact", 0);
  const isOver = page.waitForEvent("requestfailed");
  fail();
  await isOver;
  await twoFrames(page);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("positions outlive a reload", async ({ page }) => {
  await page.goto("/");
  await scrollTo(page, 3000);
  const left = await follow(page, "/contact");
  expect(left).toBeGreaterThan(1000);
  await page.reload();
  await expectPage(page, "/contact", 0);
  await scrollTo(page, 200);
  await page.goBack();
  await expectPage(page, "/", left);
  await page.goForward();
  await expectPage(page, "/contact", 200);
  await page.reload();
  await expectPage(page, "/contact", 200);
  await page.goto("/blog");
  // In a moment: the answer would be lost with the document.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expectPage(page, "/", left);
});

const ENCODED: [place: string, id: string, isThere: boolean][] = [
  ["#f%C3%B6rm", "förm", true],
  ["#%zz", "form", false],
];
for (const [place, id, isThere] of ENCODED) {
  test(`${place} of another page is ${isThere ? "found" : "nowhere"}`, async ({ page }) => {
    await page.route(/\/data\/contact/, async (route) => {
      const data = await (await route.fetch()).text();
      await route.fulfill({ body: data.replace('"blockId":"form"', `"blockId":"${id}"`) });
    });
    await page.goto("/blog");
    const link = page.locator('header a[href="/contact"]').filter({ visible: true }).first();
    await link.evaluate((element, href) => element.setAttribute("href", href), `/contact${place}`);
    await follow(page, `/contact${place}`, isThere ? `[id="${id}"]` : undefined);
    if (isThere) await expectPlace(page, `[id="${id}"]`);
    else await expectTop(page, 0);
  });
}
