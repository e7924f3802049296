/** Some visitors double-click whatever they want to open. The second click comes to what the first one has shown. */
import { expect, goFor, test } from "./fixtures.ts";
import { dialogOf, ROUTE, tileOf } from "./lightboxPage.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("on a link leads to its page, and no further", async ({ page }) => {
  await page.goto("/");
  const link = page.locator("header nav").getByRole("link", { name: "Contact Us" });
  await goFor(page, link);
  await page.evaluate(() => {
    const followed: boolean[] = [];
    Object.assign(globalThis, { followed });
    addEventListener("click", (event) => followed.push(!event.defaultPrevented));
  });
  await link.dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Tell us what you want to build" })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { followed: boolean[] }).followed)).toEqual([
    false,
    false,
  ]);
});

for (const opener of ["Get a Quote", "Menu"])
  test(`on "${opener}" opens its dialog, which stays`, async ({ page }) => {
    if (opener === "Menu") await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/contact");
    await page.locator("header").getByRole("button", { name: opener, exact: true }).dblclick();
    const dialog = page.getByRole("dialog", { name: opener });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  });

test("on a picture opens it, and only another click beside it closes it", async ({ page }) => {
  await page.goto(ROUTE);
  // The lightbox is there before the second click.
  const loaded = page.waitForResponse(/\/assets\/lightbox-.*\.js/);
  await tileOf(page, 3).hover();
  await loaded;
  await tileOf(page, 3).dblclick({ position: { x: 20, y: 20 }, delay: 60 });
  await expect(dialogOf(page)).toHaveClass(/pswp--ui-visible/);
  await page.mouse.click(150, 300);
  await expect(dialogOf(page)).toHaveCount(0);
});
