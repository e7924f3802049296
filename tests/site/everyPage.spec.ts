import { expect, pages, scrollThrough, test, twoFrames, watchLayoutShift } from "./fixtures.ts";

const WIDTHS = [320, 390, 768, 1080, 1280, 1440, 1920];

for (const { route, title, blocks } of pages) {
  test.describe(route, () => {
    test("says what it is", async ({ page }) => {
      await page.goto(route);
      await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")));
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toHaveText(String(blocks[0]!["heading"]));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${route}$`));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
    });

    test("fits every width and does not move by itself", async ({ page }) => {
      // With the font in the cache, so that only what the page does itself is measured; below comes the late font.
      await page.goto(route);
      const layoutShift = await watchLayoutShift(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await scrollThrough(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        );
        expect(await layoutShift(), `layout shift at ${width} px`).toBe(0);
      }
    });

    test("does not move when the font comes late", async ({ page }) => {
      await page.route(/\.woff2$/, async (font) => {
        await page.locator("h1").waitFor();
        await twoFrames(page);
        await font.continue();
      });
      const layoutShift = await watchLayoutShift(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        await twoFrames(page);
        expect(await layoutShift(), `${width} px`).toBe(0);
      }
    });

    test("has no inline style in its HTML and no address off the allow-list", async ({ request }) => {
      const html = await (await request.get(route)).text();
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/="[^"]*\b(?:undefined|null|NaN|\[object )/);
      expect(html).not.toMatch(/(?:href|src)="(?:javascript:|data:|vbscript:|http:|\/\/)/i);
    });
  });
}
