/** Menus of the header that open under a mouse, and what else opens and closes them then. */
import type { Page } from "@playwright/test";
import { expect, pauseClock, test } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const NAME = "Company";
const summaryOf = (page: Page) => page.locator("header summary", { hasText: NAME });
const panelOf = (page: Page) =>
  page.locator("header details", { has: page.locator("summary", { hasText: NAME }) }).locator("ul");

test("a mouse that passes over a word opens nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await pauseClock(page);
  await summaryOf(page).hover();
  await page.clock.runFor(60);
  await page.mouse.move(700, 850);
  await page.clock.runFor(200);
  await expect(panelOf(page)).toBeHidden();
});

test("one that was closed on purpose stays closed under the mouse", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await pauseClock(page);
  const summary = summaryOf(page);
  // Two clicks before the menu would open by itself.
  await summary.click();
  await expect(panelOf(page)).toBeVisible();
  await summary.click();
  await page.clock.runFor(1000);
  await expect(panelOf(page)).toBeHidden();
  await summary.locator("svg").hover({ force: true });
  const { x, y } = (await summary.boundingBox())!;
  await page.mouse.move(x + 2, y + 2);
  await page.clock.runFor(1000);
  await expect(panelOf(page)).toBeHidden();
});

test("one that a mouse opened closes by keyboard, and Escape leaves the focus that is elsewhere", async ({ page }) => {
  await page.goto("/");
  const summary = summaryOf(page);
  await summary.hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(summary).not.toBeFocused();
  await page.mouse.move(700, 850);
  await summary.focus();
  await summary.hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panelOf(page)).toBeHidden();
});

test("a press beside what is open closes it, where nothing takes the focus as well", async ({ page }) => {
  await page.goto("/");
  await summaryOf(page).dispatchEvent("click");
  await expect(panelOf(page)).toBeVisible();
  // Between the links of the strip above the header.
  await page.mouse.click(720, 10);
  await expect(panelOf(page)).toBeHidden();
});
