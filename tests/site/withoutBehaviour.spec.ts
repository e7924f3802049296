/** Blocks whose script cannot be had, for example because the site was published anew while a page was open. */
import type { Locator } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { expect, inPlace, pages, routesOfEachBlock, test, textsOf } from "./fixtures.ts";

const OF_SCRIPT = /behaviour-|Failed to load resource/;

for (const [type, route] of [
  ["tabs", "/react-native-app-development-services"],
  ["testimonials", "/"],
  ["carousel", "/"],
] as const)
  for (const width of [390, 1440])
    test(`${type}: every text can be read, and nothing is there that does nothing, at ${width} px`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route(new RegExp(`/assets/behaviour-${type}-`), (asked) => asked.fulfill({ status: 404 }));
      await page.goto(route);
      const block = page.locator(`[data-block="${type}"]`).first();
      await block.scrollIntoViewIfNeeded();
      await expect(block.getByRole("button").or(block.getByRole("tab"))).toHaveCount(0);

      const { blocks } = pages.find((each) => each.route === route)!;
      const texts = textsOf(blocks.map(inPlace).find((each) => each["type"] === type)!);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) {
        await expect(block.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      }
      await expectNoneCovered(block.getByRole("tabpanel"));
      expect(complaints.splice(0).filter((line) => !OF_SCRIPT.test(line))).toEqual([]);
    });

for (const [without, javaScriptEnabled] of [
  ["its script", true],
  ["any script", false],
] as const)
  test(`carousel: without ${without} a mouse has a scroll bar to reach all slides`, async ({ playwright, baseURL }) => {
    // Playwright hides scroll bars unless it is told not to.
    const browser = await playwright.chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] });
    const page = await browser.newPage({ javaScriptEnabled, baseURL: baseURL! });
    await page.route(/\/assets\/behaviour-carousel-/, (asked) => asked.fulfill({ status: 404 }));
    await page.goto("/");
    const rail = page.locator('[data-block="carousel"] .swiper').first();
    // Parts of the page that are drawn only now may push it out of view again, where its script is not asked for.
    await expect
      .poll(() =>
        rail.evaluate((element: HTMLElement) => {
          element.scrollIntoView({ block: "center" });
          return element.offsetHeight - element.clientHeight;
        }),
      )
      .toBeGreaterThan(0);
    await browser.close();
  });

for (const styles of ["none of the late styles", "all styles"])
  for (const route of routesOfEachBlock)
    test(`${route}: every text can be read where the boot script was taken out of the page, with ${styles}`, async ({
      page,
    }) => {
      await page.route(
        ({ pathname }) => pathname === route,
        async (asked) => {
          const response = await asked.fetch();
          const body = (await response.text()).replace(/<script type="module">[^]*?<\/script>/, "");
          const isStyled = styles === "all styles";
          await asked.fulfill({
            response,
            body: isStyled ? body.replace(/<noscript>(<link .*?>)<\/noscript>/, "$1") : body,
          });
        },
      );
      await page.goto(route);
      const texts = pages
        .find((each) => each.route === route)!
        .blocks.map(inPlace)
        .flatMap(textsOf);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts)
        await expect(page.locator("main").getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      await expectNoneCovered(page.getByRole("tabpanel"));
      await page.locator("header [commandfor=quote]").click();
      await expect(page.locator("#quote")).toHaveCSS("opacity", "1");
      // Those that work without scripts have a command.
      await expect(page.locator("button:not([commandfor])").filter({ visible: true })).toHaveCount(0);
    });

/** Expects that each of these panels begins where the one before it has ended. */
async function expectNoneCovered(panels: Locator): Promise<void> {
  const places = await panels.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  for (const [index, { top }] of places.entries())
    if (index > 0) expect(top).toBeGreaterThanOrEqual(places[index - 1]!.bottom);
}
