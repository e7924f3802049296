import type { Page } from "@playwright/test";
import { expect, test, twoFrames } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const ARTICLE = "/IosorAndroidFindout";

/** The place that is marked as being read in the contents beside the text. */
function expectMarked(page: Page, places: string[]): Promise<void> {
  return expect
    .poll(() =>
      page
        .locator("main nav a[aria-current]")
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    )
    .toEqual(places);
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), top);
}

test("the contents mark the section that is read: none above the first, the last one to the end", async ({ page }) => {
  await page.goto(ARTICLE);
  await expectMarked(page, []);
  const links = page.locator("main nav a").filter({ visible: true });
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(places.length).toBeGreaterThan(4);
  for (const [index, place] of places.entries()) {
    await links.nth(index).click();
    await expectMarked(page, [place]);
  }
  await links.nth(4).click();
  await expectMarked(page, [places[4]!]);
  await scrollTo(page, 0);
  await expectMarked(page, []);
  await scrollTo(page, 1_000_000);
  await expectMarked(page, [places.at(-1)!]);
});

test("nothing is written while one section is read", async ({ page }) => {
  await page.goto(`${ARTICLE}#conclusion`);
  await expectMarked(page, ["#conclusion"]);
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    const note = (records: MutationRecord[]) => written.push(...records.map((record) => String(record.attributeName)));
    new MutationObserver(note).observe(document.querySelector("main nav")!, { subtree: true, attributes: true });
  });
  const scrolled = await page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: 20, behavior: "instant" });
    return scrollY - before;
  });
  expect(scrolled).toBe(20);
  await twoFrames(page);
  expect(await page.evaluate(() => (globalThis as { written?: string[] }).written)).toEqual([]);
});

test("at the end of a page that cannot scroll further, the last section is marked", async ({ page }) => {
  await page.goto(ARTICLE);
  // A page that ends with its article.
  await page.evaluate(() => {
    document.querySelectorAll('footer, [data-block="cta"]').forEach((element) => element.remove());
    document.querySelector<HTMLElement>("main")!.style.marginTop = "300px";
  });
  await scrollTo(page, 1_000_000);
  await expect(page.locator("#conclusion")).toBeInViewport();
  expect(await page.locator("#conclusion").evaluate((section) => section.getBoundingClientRect().top)).toBeGreaterThan(
    96,
  );
  await expectMarked(page, ["#conclusion"]);
});
