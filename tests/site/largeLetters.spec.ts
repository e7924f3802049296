import { launchOptions } from "./browser.ts";
import { brokenWords, crowdedIn, cutOff } from "./cutOff.ts";
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
    // In a bar that it fills, a button is no longer seen as one.
    const button = (await page.locator("header button").first().boundingBox())!;
    const below = (await page.locator("main").boundingBox())!;
    expect(below.y - button.y - button.height).toBeGreaterThanOrEqual(12);
  });

const TITLES =
  'main a:has(svg), footer nav a, [data-block="logoGrid"] li, :is([data-block="servicesGrid"], [data-block="process"]) h3';

for (const width of [1440, 768, 390])
  test(`no title, button or name is broken within a word in letters twice as large at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(route);
      expect(await brokenWords(page, TITLES), route).toEqual([]);
    }
  });

for (const width of [390, 320])
  test(`headings stay larger than the text under them in letters twice as large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(route);
      const sizes = await page.locator("body, .lead, main h1, main h2").evaluateAll((all) =>
        all.map((one) => ({
          isHeading: one.tagName.startsWith("H"),
          size: Number.parseFloat(getComputedStyle(one).fontSize),
        })),
      );
      const sizesOf = (headings: boolean) => sizes.filter((one) => one.isHeading === headings).map(({ size }) => size);
      expect(Math.min(...sizesOf(true)), route).toBeGreaterThan(Math.max(...sizesOf(false)));
    }
  });

test("what a link leads to stands below the header in letters twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/IosorAndroidFindout#budget");
  const bar = page.locator("header > :last-child");
  const target = page.locator("#budget");
  const gap = async () => (await target.boundingBox())!.y - (await bar.boundingBox())!.height;
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(120);
});
