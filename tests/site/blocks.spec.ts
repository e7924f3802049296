import { expect, test } from "./fixtures.ts";

test.describe("the lightbox", () => {
  test("opens from the keyboard, goes on without looping, closes with the focus back", async ({ page }) => {
    await page.goto("/portfoliopage");
    const tiles = page.locator('[data-block="portfolioGrid"] a[data-replay]');
    await expect(tiles).toHaveCount(10);
    await tiles.first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("1 / 10");
    await expect(dialog).toContainText("Web Development");
    await page.keyboard.press("PageUp");
    await expect(dialog).toContainText("2 / 10");
    // Within 150 ms of the last step another one does not count.
    await expect(async () => {
      await page.keyboard.press("PageDown");
      await expect(dialog).toContainText("1 / 10", { timeout: 200 });
    }).toPass();
    await page.keyboard.press("Backspace");
    await expect(dialog).toBeHidden();
    await expect(tiles.first()).toBeFocused();
  });

  test("closes by its button", async ({ page }) => {
    await page.goto("/portfoliopage");
    await page.locator('[data-block="portfolioGrid"] a[data-replay]').nth(3).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("4 / 10");
    await dialog.getByRole("button", { name: /close/i }).click();
    await expect(dialog).toBeHidden();
  });
});

test("tabs show one panel, by click and by arrow keys", async ({ page }) => {
  await page.goto("/react-native-app-development-services");
  const block = page.locator('[data-block="tabs"]');
  const tabs = block.getByRole("tab");
  await block.scrollIntoViewIfNeeded();
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(block.getByRole("tabpanel")).toHaveCount(1);
  await expect(block.getByRole("tabpanel")).toHaveAccessibleName((await tabs.nth(1).textContent())!);
  await page.keyboard.press("End");
  await expect(tabs.nth(4)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
});

test("a feature accordion starts with its first item open, one at a time", async ({ page }) => {
  await page.goto("/whoweare");
  const items = page.locator('[data-block="accordion"] details');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toHaveAttribute("open", "");
  await items.nth(2).locator("summary").click();
  await expect(items.nth(2)).toHaveAttribute("open", "");
  await expect(items.first()).not.toHaveAttribute("open");
});
