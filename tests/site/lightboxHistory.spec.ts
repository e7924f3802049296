/** Back closes a picture also where browsers do not tell of the wish to close. */
import type { Page } from "@playwright/test";
import { expect, goFor, test } from "./fixtures.ts";
import { COUNT, dialogOf, ROUTE, tileOf } from "./lightboxPage.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.addInitScript(() => delete (window as { CloseWatcher?: unknown }).CloseWatcher));

const FIRST = "/contact";

/** Opens a picture far down the page, on which Back leads to another page. Returns where the page was scrolled. */
async function openThird(page: Page): Promise<number> {
  await page.goto(FIRST);
  await page.goto(ROUTE);
  return press(page, 3);
}

/** Playwright may scroll once more before it clicks. */
async function press(page: Page, number: number): Promise<number> {
  const top = tileOf(page, number).evaluate(
    (tile) => new Promise<number>((take) => tile.addEventListener("click", () => take(scrollY), { once: true })),
  );
  await tileOf(page, number).click();
  await expect(dialogOf(page)).toContainText(`${number} / ${COUNT}`);
  return top;
}

/** The page itself, where it was, with the focus on the tile. */
async function expectTile(page: Page, number: number, top: number): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(ROUTE);
  await expect(tileOf(page, number)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
}

test("Back closes the picture, Forward shows it again, and then Back leaves the page", async ({ page }) => {
  const top = await openThird(page);
  await page.goBack();
  await expectTile(page, 3, top);
  await page.goForward();
  await expect(dialogOf(page)).toContainText(`3 / ${COUNT}`);
  await page.goBack();
  await expectTile(page, 3, top);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
});

test("Back and Forward in a moment leave the picture open over the page", async ({ page }) => {
  await openThird(page);
  await page.evaluate(() => history.back());
  await expect(dialogOf(page)).not.toHaveClass(/pswp--ui-visible/);
  await page.evaluate(() => history.forward());
  await expect(dialogOf(page)).toHaveClass(/pswp--ui-visible/);
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(page.locator("#_root")).toHaveJSProperty("inert", true);
});

test("a picture that was closed in another way leaves no entry to go back from", async ({ page }) => {
  await openThird(page);
  for (const number of [4, 5]) {
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await press(page, number);
  }
  const top = await page.evaluate(() => scrollY);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expectTile(page, 5, top);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
});

test("a reload shows the picture again, and Back closes it", async ({ page }) => {
  const top = await openThird(page);
  await page.reload();
  await expect(dialogOf(page)).toContainText(`3 / ${COUNT}`);
  await page.goBack();
  await expectTile(page, 3, top);
  await page.reload();
  await expect(page.locator('[data-block="portfolioGrid"] a[aria-haspopup]')).toHaveCount(COUNT);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
});

test("the history is right where the page came without a document load", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FIRST);
  const link = page.locator(`header a[href="${ROUTE}"]`).first();
  await goFor(page, link);
  await link.click();
  await expect(page.locator("#main h1")).toBeFocused();
  const top = await press(page, 4);
  await page.goBack();
  await expectTile(page, 4, top);
  await page.goForward();
  await expect(dialogOf(page)).toContainText(`4 / ${COUNT}`);
  await page.keyboard.press("Escape");
  await expectTile(page, 4, top);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  await expect(page.locator("#main h1")).toBeVisible();
});

test("Forward shows the picture of the gallery that had it, where a page has two", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      const block = document.querySelector('[data-block="portfolioGrid"]')!;
      const second = block.cloneNode(true) as Element;
      block.querySelectorAll("[data-gallery] > :nth-child(n + 6)").forEach((tile) => tile.remove());
      second.querySelectorAll("[data-gallery] > :nth-child(-n + 5)").forEach((tile) => tile.remove());
      block.after(second);
    }),
  );
  await page.goto(ROUTE);
  const title = await page.locator("[data-gallery] h3").nth(2).innerText();
  // Both galleries will hear of Forward.
  await tileOf(page, 8).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-gallery] a[aria-haspopup]")).toHaveCount(COUNT);
  await tileOf(page, 3).click();
  await expect(dialogOf(page)).toContainText(title);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialogOf(page)).toContainText("3 / 5");
  await expect(dialogOf(page)).toContainText(title);
});
