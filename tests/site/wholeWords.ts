import { brokenWords } from "./cutOff.ts";
import { expect, routes, test } from "./fixtures.ts";

const TITLES = "main :is(h1, h2, h3, button, a:has(svg), [data-block=logoGrid] li), footer :is(h2, nav a, button)";

/** Tests that titles, buttons and names keep their words whole in windows as wide as these, in the letters that are set. */
export function testWholeWords(widths: readonly number[]): void {
  for (const width of widths)
    test(`no title, button or name is broken within a word in large letters at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of routes) {
        await page.goto(route);
        expect(await brokenWords(page, TITLES), route).toEqual([]);
      }
    });
}
