/** The drawer of other sites: words of any length. */
import { expect, test } from "./fixtures.ts";

test("long words of the drawer stay in it on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const drawer = page.locator("#menu");
  await drawer.evaluate((dialog) => {
    for (const entry of dialog.querySelectorAll("nav summary, nav > ul > li > a, nav details a"))
      entry.firstChild!.textContent = "Softwareentwicklungsdienstleistungen";
    dialog.querySelector("details")!.open = true;
  });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(drawer).toBeVisible();
  const list = drawer.locator("nav");
  expect(await list.evaluate((nav) => nav.scrollWidth)).toBeLessThanOrEqual(
    await list.evaluate((nav) => nav.clientWidth),
  );
});
