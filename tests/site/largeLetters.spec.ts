import { launchOptions } from "./browser.ts";
import { cutOff } from "./cutOff.ts";
import { expect, routes, scrollThrough, test } from "./fixtures.ts";

const { args, ...browser } = launchOptions();

// What a visitor sets as the size of letters in the browser: the pixels of the window stay as they are.
test.use({ launchOptions: { ...browser, args: [...args, "--blink-settings=defaultFontSize=32"] } });

for (const route of routes) {
  test(`letters twice as large lose nothing on ${route}`, async ({ page }) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await scrollThrough(page);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
}

test("nothing in the header lies over anything else in letters twice as large", async ({ page }) => {
  for (const width of [1440, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const row = await page.evaluate(() => {
      const [home, ...others] = [...document.querySelector("header nav")!.parentElement!.children];
      const bar = home!.closest("nav, div")!.getBoundingClientRect();
      const shown = others
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const mark = home!.querySelector("svg")!.getBoundingClientRect();
      const name = document.createRange();
      name.selectNodeContents(home!);
      const end = Math.max(mark.right, name.getBoundingClientRect().right);
      return {
        gap: Math.min(...shown.map(({ left }) => left)) - end,
        over: Math.max(...shown.map(({ height }) => height)) - bar.height,
      };
    });
    expect(row.gap, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(row.over, `${width} px`).toBeLessThanOrEqual(0);
  }
});
