import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

test.describe("a click before the script is there is not lost", () => {
  /** A control of each block that has a behaviour, and what its click does. */
  const EARLY: Record<
    string,
    { route: string; click(block: Locator): Promise<void>; seen(page: Page, block: Locator): Promise<void> }
  > = {
    testimonials: {
      route: "/",
      click: (block) => block.getByRole("tab").nth(2).click(),
      seen: (_, block) => expect(block.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true"),
    },
    tabs: {
      route: "/react-native-app-development-services",
      click: (block) => block.getByRole("tab").nth(3).click(),
      seen: (_, block) => expect(block.getByRole("tab").nth(3)).toHaveAttribute("aria-selected", "true"),
    },
    carousel: {
      route: "/",
      click: (block) => block.getByRole("button", { name: /^Pause/ }).click(),
      seen: (_, block) => expect(block.getByRole("button", { name: /^Play/ })).toBeVisible(),
    },
    portfolioGrid: {
      route: "/portfoliopage",
      click: (block) => block.locator("a").nth(1).click(),
      seen: (page) => expect(page.getByRole("dialog", { name: "Portfolio" })).toContainText("2 / 10"),
    },
    contactForm: {
      route: "/contact",
      click: (block) => block.getByRole("button", { name: "Send" }).click(),
      seen: (_, block) => expect(block.locator('[name="name"]')).toHaveAttribute("aria-invalid", "true"),
    },
  };
  for (const [type, { route, click, seen }] of Object.entries(EARLY)) {
    test(`in ${type}`, async ({ page }) => {
      const arrive = await holdBack(page, new RegExp(`/assets/behaviour-${type}-`));
      await page.goto(route);
      const block = page.locator(`[data-block="${type}"]`).first();
      await click(block);
      await expect(page).toHaveURL(route);
      arrive();
      await seen(page, block);
    });
  }

  for (const type of ["tabs", "testimonials"])
    test(`in ${type}, whose tabs the Tab key reaches one by one until arrow keys do`, async ({ page }) => {
      const arrive = await holdBack(page, new RegExp(`/assets/behaviour-${type}-`));
      await page.goto(EARLY[type]!.route);
      const tabs = page.locator(`[data-block="${type}"]`).getByRole("tab");
      await tabs.first().focus();
      await page.keyboard.press("Tab");
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      arrive();
      await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(tabs.nth(2)).toBeFocused();
      await expect(tabs.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
    });

  test("in a carousel that was scrolled by keys, whose arrows get the focus", async ({ page }) => {
    const arrive = await holdBack(page, /\/assets\/behaviour-carousel-/);
    await page.goto("/");
    const block = page.locator('[data-block="carousel"]').first();
    await block.getByRole("group", { name: /slides$/ }).focus();
    await page.keyboard.press("ArrowRight");
    arrive();
    await expect(block.getByRole("button", { name: /^Next/ })).toBeFocused();
  });

  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    test(`unless it asks the browser for something else: ${key}`, async ({ page }) => {
      await holdBack(page, /\/assets\/behaviour-portfolioGrid-/);
      await page.goto("/portfoliopage");
      const isHeld = (modifiers: Record<string, boolean>) =>
        page
          .locator('[data-block="portfolioGrid"] a')
          .nth(1)
          .evaluate((tile, held) => {
            let seen = true;
            const look = (event: Event) => {
              seen = event.defaultPrevented;
              event.preventDefault();
            };
            tile.addEventListener("click", look, { once: true });
            tile.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...held }));
            tile.removeEventListener("click", look);
            return seen;
          }, modifiers);
      expect(await isHeld({ [key]: true })).toBe(false);
      expect(await isHeld({})).toBe(true);
    });
});
