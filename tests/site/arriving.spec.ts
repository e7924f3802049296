import type { Page } from "@playwright/test";
import { startHalting } from "../support/haltingHost.ts";
import { expect, routesOfEachBlock, test, twoFrames, UNKNOWN, watchLayoutShift } from "./fixtures.ts";

/** With the not-found page: it has one block, and after it comes the footer. */
const ROUTES = [...routesOfEachBlock, UNKNOWN];

for (const route of ROUTES) {
  for (const width of [390, 1440]) {
    test(`${route}: who has half of the first block sees nothing yet, and nothing moves, at ${width} px`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayoutShift(page);
      const halting = await startHalting(baseURL!, "</h1>");
      await page.goto(halting.origin + route, { waitUntil: "commit" });
      await page.locator("h1").waitFor({ state: "attached" });
      expect(await isDrawn(page)).toBe(false);
      halting.goOn();
      await page.waitForLoadState();
      await twoFrames(page);
      expect(await layoutShift()).toBe(0);
      await expect(page.locator("h1")).toBeVisible();
      await page.close();
      await halting.stop();
      if (route === UNKNOWN) expect(complaints.splice(0).join()).toContain("404");
    });
  }
}

/** Whether the browser draws the page. What must not happen is given half a second. */
function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 500, false);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
  );
}
