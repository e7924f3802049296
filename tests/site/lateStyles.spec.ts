import type { Page } from "@playwright/test";
import { expect, goFor, holdBack, test, twoFrames, watchLayoutShift } from "./fixtures.ts";
import { plainlyChanged, shoot, type Shot } from "./pixels.ts";

const LATE = /\/late-[^/]*\.css$/;

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a long page while a slow network keeps the styles of all that is further down. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const arrive = await holdBack(page, LATE);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("#quote")).toBeAttached();
  return arrive;
}

function lastBlock(page: Page) {
  return page.locator("main > :last-child");
}

test("what has its styles on the way is not seen, and nothing moves when they come", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const arrive = await openHeld(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(lastBlock(page)).not.toBeVisible();
  await expect(page.locator("footer")).not.toBeVisible();
  arrive();
  await expect(lastBlock(page)).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  await twoFrames(page);
  expect(await layoutShift()).toBe(0);
});

test("dialogs and menus open before their styles are there", async ({ page }) => {
  const arrive = await openHeld(page, "/");
  await page.getByRole("button", { name: "Get a Quote" }).first().click();
  await expect(page.locator("#quote")).toBeVisible();
  arrive();
  await expect(page.locator("#quote")).toHaveCSS("border-radius", "14px");
});

test("a link to a place leads there, however late the styles are", async ({ page }) => {
  const arrive = await openHeld(page, "/#form");
  arrive();
  await page.waitForLoadState("load");
  await expect
    .poll(() => page.locator("#form").evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(96);
});

test("a page whose styles cannot be had is plain, but it is there", async ({ page, complaints }) => {
  await page.route(LATE, (route) => route.abort());
  await page.goto("/");
  await expect(lastBlock(page)).toBeVisible();
  expect(complaints.splice(0).filter((each) => !LATE.test(each) && !/ERR_FAILED/.test(each))).toEqual([]);
});

test.describe("a page looks the same", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // From the page with the fewest styles to others with many.
  for (const path of ["/", "/whoweare", "/portfoliopage", "/digital-marketing-services"]) {
    test(`${path}, whether it is loaded or shown without a document load`, async ({ page }) => {
      await page.goto(path);
      const loaded = await shootWhole(page);
      await page.goto("/blog");
      await goFor(page, page.locator(`a[href="${path}"]`).filter({ visible: true }).first());
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
      const shown = await shootWhole(page);
      expect([shown.width, shown.height]).toEqual([loaded.width, loaded.height]);
      expect(plainlyChanged(loaded, shown)).toBe(0);
    });
  }
});

/** Without pictures, which come when they come. */
async function shootWhole(page: Page): Promise<Shot> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main img { visibility: hidden !important } :focus { outline: none !important }");
    document.adoptedStyleSheets = [sheet];
    scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  return shoot(page);
}
