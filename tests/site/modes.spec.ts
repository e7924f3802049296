import type { Page } from "@playwright/test";
import { cutOff } from "./cutOff.ts";
import { expect, routesOfEachBlock, scrollThrough, test } from "./fixtures.ts";
import { plainlyChanged, shoot } from "./pixels.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const zooms = [
  { name: "200 %", viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  { name: "400 %", viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
];

for (const { name, viewport, deviceScaleFactor } of zooms) {
  test.describe(`at ${name} of a window of 1440 by 900 px, or 1280 by 1024`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const route of routesOfEachBlock) {
      test(`nothing is cut off on ${route} and the header leaves room to read`, async ({ page }) => {
        await page.goto(route);
        await scrollThrough(page);
        expect(await cutOff(page)).toEqual([]);
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }));
        const header = await page.locator("header").boundingBox();
        expect(Math.max(0, header!.y + header!.height)).toBeLessThanOrEqual(viewport.height / 4);
      });
    }

    test("the drawer and the quote dialog can be used to their ends", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.locator("summary", { hasText: "Services" }).click();
      const ends = [drawer.getByRole("link", { name: "Copywriting" }), drawer.getByRole("link", { name: /\+91/ })];
      for (const end of ends) {
        await end.scrollIntoViewIfNeeded();
        await end.click({ trial: true });
      }
      await drawer.getByRole("button", { name: "Get a Quote" }).click();
      const dialog = page.getByRole("dialog", { name: "Get a Quote" });
      await dialog.getByRole("textbox", { name: "Message" }).fill("An app for our shop");
      await dialog.getByRole("button", { name: "Send" }).click({ trial: true });
      expect(await cutOff(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Close", exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

/** Expects that nothing of a page is cut off, as windows of several widths show it. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    expect(await cutOff(page), `${width} px`).toEqual([]);
  }
}

for (const route of routesOfEachBlock) {
  test(`texts of ${route} with more space around letters, words and lines lose nothing`, async ({ page }) => {
    await page.goto(route);
    // The values of WCAG 2.2, "Text Spacing".
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
      for (const details of document.querySelectorAll("main details")) {
        details.removeAttribute("name");
        details.setAttribute("open", "");
      }
    });
    await expectWhole(page);
  });
}

for (const route of routesOfEachBlock) {
  test(`words and lines of code on ${route} that are longer than a window lose nothing`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const text of document.querySelectorAll("main :is(h1, h2, h3, p, blockquote, details p)"))
        if (!text.closest(".vh, [role=status]")) text.append(` ${"abcdefghij".repeat(20)}`);
      for (const text of document.querySelectorAll("main .lead")) {
        const code = text.appendChild(document.createElement("pre"));
        code.textContent = "npm run ".repeat(30);
      }
      for (const details of document.querySelectorAll("main details")) {
        details.removeAttribute("name");
        details.setAttribute("open", "");
      }
    });
    await expectWhole(page);
  });
}

/** Where everything is that can be seen, and how visible it is. */
function positions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // What is hidden has no size as soon as the browser may search it.
    [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, x, y, width, height, getComputedStyle(element).opacity].join(" ");
      }),
  );
}

/** High, so that few positions show the whole page. */
const WINDOW = 1800;

for (const route of routesOfEachBlock) {
  test(`with reduced motion nothing moves on ${route}, wherever one has scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: WINDOW });
    await page.clock.install();
    await page.goto(route);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-aos]")).toHaveCount(0);
    // What comes with a script is there already.
    await expect(page.locator(".swiper:not(.swiper-initialized)")).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += WINDOW) {
      await page.evaluate((to) => scrollTo(0, to), top);
      const before = await positions(page);
      // Longer than a carousel waits.
      await page.clock.runFor(3000);
      expect(await positions(page), `${top} px`).toEqual(before);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
}

test("who prefers dark pages gets the same light one", async ({ page }) => {
  for (const route of ["/", "/contact", "/IosorAndroidFindout"]) {
    await page.goto(route);
    await page.waitForLoadState("networkidle");
    const light = await page.screenshot();
    await page.emulateMedia({ colorScheme: "dark" });
    expect((await page.screenshot()).equals(light), route).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(/light/);
  }
});

test("without pictures the home page says what they show, but not across its headline", async ({ page }) => {
  await page.route(/\/images\//, (route) => route.abort("aborted"));
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const box = (await page.locator("h1").boundingBox())!;
    const all = { x: 0, y: 0, width, height: 900 };
    const before = { headline: await shoot(page, box), all: await shoot(page, all) };
    // Without its words a picture that is missing keeps its sign.
    await page
      .locator("main img")
      .first()
      .evaluate((image) => (image.style.color = "transparent"));
    expect(plainlyChanged(before.headline, await shoot(page, box)), `${width} px`).toBe(0);
    expect(plainlyChanged(before.all, await shoot(page, all)), `${width} px`).toBeGreaterThan(0);
  }
});

test("without pictures no tile of the portfolio is wider than its column", async ({ page }) => {
  // Those that are still asked for when the test ends are no mistake either.
  await page.route(/\/images\//, (route) => route.abort("aborted"));
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/portfoliopage");
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const route of routesOfEachBlock) {
  test(`the longest words fit the narrowest phone on ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(route);
    await scrollThrough(page);
    const wide = await page.evaluate(() => {
      const ends = document.querySelectorAll("main :is(h1, h2, h3, p, li, a, dd):not(:has(*))");
      for (const end of ends) end.textContent = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";
      const steps = [...document.querySelectorAll('[data-block="process"] ol > li')];
      return {
        page: document.documentElement.scrollWidth,
        steps: steps.filter((step) => step.clientWidth > innerWidth).length,
      };
    });
    expect(wide).toEqual({ page: 320, steps: 0 });
  });
}

test("the longest words in tabs leave their panels as wide as ever", async ({ page }) => {
  const panel = page.locator('[data-block="tabs"] [role="tabpanel"]').first();
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/react-native-app-development-services");
    const before = (await panel.boundingBox())!.width;
    await page
      .locator('[data-block="tabs"] [role="tab"]')
      .evaluateAll((tabs) => tabs.forEach((tab) => (tab.textContent = "Donaudampfschifffahrtsgesellschaft".repeat(2))));
    expect((await panel.boundingBox())!.width, `${width} px`).toBeCloseTo(before, 0);
  }
});
