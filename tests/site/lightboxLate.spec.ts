/** Tiles that are pressed while the script of the lightbox, or its styles, are on the way. */
import { expect, holdBack, test } from "./fixtures.ts";
import { COUNT, dialogOf, ROUTE, tileOf } from "./lightboxPage.ts";

test.describe("while its script is on the way", () => {
  const SCRIPT = /\/assets\/lightbox-.*\.js$/;
  const STYLES = /\/assets\/lightbox-.*\.css$/;

  test("clicks are kept, and the last one counts", async ({ page }) => {
    const arrive = await holdBack(page, SCRIPT);
    await page.goto(ROUTE);
    await tileOf(page, 1).click();
    await tileOf(page, 2).click();
    await expect(dialogOf(page)).toHaveCount(0);
    arrive();
    await expect(dialogOf(page)).toHaveCount(1);
    await expect(dialogOf(page)).toContainText(`2 / ${COUNT}`);
  });

  test("a click with a modifier key opens the picture in a tab of its own", async ({ page, context }) => {
    await holdBack(page, /\/assets\/behaviour-portfolioGrid/);
    await page.goto(ROUTE);
    const tab = context.waitForEvent("page");
    await tileOf(page, 1).click({ modifiers: ["ControlOrMeta"] });
    await (await tab).waitForURL(/\/portfolio\/01.*\.webp$/);
    await expect(page).toHaveURL(ROUTE);
  });

  for (const missing of [SCRIPT, STYLES])
    test(`and ${missing} never comes, a tile leads to its picture`, async ({ page, complaints }) => {
      await page.route(missing, (route) => route.abort());
      await page.goto(ROUTE);
      await tileOf(page, 1).click();
      await expect(page).toHaveURL(/\/portfolio\/01.*\.webp$/);
      complaints.length = 0;
    });

  test("and its styles came too late the first time, they are fetched again", async ({ page, complaints }) => {
    await page.route(STYLES, (route) => route.abort(), { times: 1 });
    await page.goto(ROUTE);
    await tileOf(page, 1).hover();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
    await tileOf(page, 1).click();
    await expect(dialogOf(page).locator(".pswp__bg")).toHaveCSS("opacity", "1");
    // The network and the console complain of the same, one after the other.
    complaints.length = 0;
  });
});
