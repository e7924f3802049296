import { brokenWords } from "./cutOff.ts";
import { expect, routes, test } from "./fixtures.ts";

const TITLES = "main :is(h1, h2, h3, button, a:has(svg), [data-block=logoGrid] li), footer :is(h2, nav a, button)";

/** Tests that titles, buttons and names keep their words whole in windows as wide as these, in the letters that are set. */
export function testWholeWords(widths: readonly number[]): void {
  for (const route of routes)
    test(`no title, button or name of ${route} is broken within a word in large letters`, async ({ page }) => {
      await page.goto(route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page, TITLES), `${width} px`).toEqual([]);
      }
    });
}
