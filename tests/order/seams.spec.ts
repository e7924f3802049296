import { expect, test } from "../site/fixtures.ts";
import { shoot } from "../site/pixels.ts";
import { authorsSite } from "../support/pages.ts";

const onPale = authorsSite().pages.filter(({ blocks }) => blocks[0]!["ground"] === "pale");

for (const { route } of onPale) {
  test(`no seam is seen where the picture at the top of ${route} begins`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route);
    const img = page.locator('[data-block="hero"] img');
    await img.evaluate((picture: HTMLImageElement) => picture.decode());
    const { x, y } = (await img.boundingBox())!;
    const { data } = await shoot(page, { x: Math.round(x) - 4, y: y + 20, width: 8, height: 1 });
    for (const colour of [0, 1, 2]) expect(Math.abs(data[colour]! - data[7 * 3 + colour]!)).toBeLessThanOrEqual(1);
  });
}
