import { launchOptions } from "./browser.ts";
import { crowdedIn, cutOff } from "./cutOff.ts";
import { expect, routes, scrollThrough, test } from "./fixtures.ts";

const { args, ...browser } = launchOptions();

// What a visitor sets as the size of letters in the browser: the pixels of the window stay as they are.
test.use({ launchOptions: { ...browser, args: [...args, "--blink-settings=defaultFontSize=32"] } });

for (const route of routes) {
  test(`letters twice as large lose nothing on ${route}`, async ({ page }) => {
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await scrollThrough(page);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
}

for (const width of [1440, 768, 390, 360, 320])
  test(`nothing in the header lies over anything else in letters twice as large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    expect(await crowdedIn(page)).toEqual([]);
  });
