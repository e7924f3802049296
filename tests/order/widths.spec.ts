import { expect, test } from "../site/fixtures.ts";
import { findFaults } from "./layout.ts";
import { EXPECTED_PAGES } from "./pages.ts";

/** Phones, a tablet and three sizes of screen. */
const WIDTHS = [320, 375, 768, 1280, 1920];

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { route } of EXPECTED_PAGES) {
  test(`${route} keeps its shape at every width`, async ({ page }) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
