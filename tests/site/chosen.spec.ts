import { expect, test } from "./fixtures.ts";

/** Where one of several is chosen: what tells it from the others. */

/** Which property of a tab says that it is chosen, and what becomes of it under the pointer where it is not. */
const TABS = [
  { route: "/react-native-app-development-services", block: "tabs", property: "color", hovered: "rgb(36, 56, 232)" },
  { route: "/", block: "testimonials", property: "border-bottom-color", hovered: "rgb(169, 182, 255)" },
];

for (const { route, block, property, hovered } of TABS) {
  test(`the chosen one of ${block} looks chosen under the pointer as well`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route);
    const tabs = page.locator(`[data-block="${block}"]`).getByRole("tab");
    const [chosen, other] = [tabs.nth(0), tabs.nth(1)];
    const colour = await chosen.evaluate((tab, name) => getComputedStyle(tab).getPropertyValue(name), property);
    await other.hover();
    await expect(other).toHaveCSS(property, hovered);
    await chosen.hover();
    await expect(other).not.toHaveCSS(property, hovered);
    await expect(chosen).toHaveCSS(property, colour);
  });
}

test("on a phone the line under the chosen tab begins with the text around it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TABS[0]!.route);
  const block = page.locator('[data-block="tabs"]');
  const heading = (await block.getByRole("heading").first().boundingBox())!;
  const list = (await block.getByRole("tablist").boundingBox())!;
  expect((await block.getByRole("tab").first().boundingBox())!.x).toBe(heading.x);
  expect([list.x, list.x + list.width]).toEqual([0, 390]);
});
