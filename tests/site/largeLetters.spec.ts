import { inLettersOf } from "./browser.ts";
import { brokenWords, crowdedIn, cutOff } from "./cutOff.ts";
import { expect, routesOfEachBlock, scrollThrough, test } from "./fixtures.ts";
import { COUNT, dialogOf, open } from "./lightboxPage.ts";
import { testWholeWords } from "./wholeWords.ts";

test.use({ launchOptions: inLettersOf(32) });

testWholeWords([390, 520, 768, 1080, 1440]);

for (const route of routesOfEachBlock) {
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

for (const width of [390, 320])
  test(`headings stay larger than the text under them in letters twice as large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routesOfEachBlock) {
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

test("drawings beside words grow with them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const drawings = page.locator(':is(a, button, summary, dt):not(.scripted *) > svg[viewBox="0 0 24 24"]:only-of-type');
  for (const route of ["/", "/contact", "/flutter-app-development"]) {
    await page.goto(route);
    const small = await drawings.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.parentElement!.textContent)
        .map((one) => ({
          words: one.parentElement!.textContent,
          ratio: one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one.parentElement!).fontSize),
        }))
        .filter(({ ratio }) => ratio < 1),
    );
    expect(small, route).toEqual([]);
  }
});

test("an article has one column in letters twice as large on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/IosorAndroidFindout");
  const text = (await page.locator("main section section").first().boundingBox())!;
  expect(text.width).toBeGreaterThan(1000);
});

test("no entry of the drawer is broken within a word in letters twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await brokenWords(page, "#menu :is(summary, nav > ul > li > a)")).toEqual([]);
});

for (const width of [1440, 768, 390, 320])
  test(`the strip above the header scrolls away in letters twice as large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    await expect.poll(async () => Math.round((await page.locator("header > :last-child").boundingBox())!.y)).toBe(0);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const)
  test(`words about a large picture stand below it, unbroken, in letters twice as large at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, COUNT - 1);
    const words = dialogOf(page).locator(".pswp__caption");
    const picture = dialogOf(page).locator('[aria-hidden="false"] .pswp__img').last();
    await expect(picture).toBeVisible();
    const [above, below] = [(await picture.boundingBox())!, (await words.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(await brokenWords(page, ".pswp__caption :is(h3, p)")).toEqual([]);
    const arrow = (await dialogOf(page).getByRole("button", { name: "Previous" }).boundingBox())!;
    expect(arrow.y + arrow.height).toBeLessThanOrEqual(below.y);
  });

test("a picture at the top of a page keeps nearly all of its width beside words in letters twice as large", async ({
  page,
}) => {
  await page.goto("/technology");
  const picture = page.locator("main picture img").first();
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const kept = await picture.evaluate((image: HTMLImageElement) => {
      const box = image.getBoundingClientRect();
      return (box.width / box.height) * (Number(image.getAttribute("height")) / Number(image.getAttribute("width")));
    });
    expect(kept, `${width} px`).toBeGreaterThan(0.95);
  }
});

test("titles of tabs stay smaller than the heading above them in letters twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/react-native-app-development-services");
  const sizeOf = (title: string) =>
    page
      .locator(`[data-block="tabs"] ${title}`)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await sizeOf("h3")).toBeLessThan(await sizeOf("h2"));
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
