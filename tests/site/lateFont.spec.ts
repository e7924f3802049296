import { expect, routesOfEachBlock, test, twoFrames, watchLayoutShift } from "./fixtures.ts";

for (const route of routesOfEachBlock) {
  test(`${route} does not move when the font comes late`, async ({ page }) => {
    await page.route(/\.woff2$/, async (font) => {
      await page.locator("h1").waitFor();
      await twoFrames(page);
      await font.continue();
    });
    const layoutShift = await watchLayoutShift(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      expect(await layoutShift(), `${width} px`).toBe(0);
    }
  });
}
